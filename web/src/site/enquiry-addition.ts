/** What a visitor wants to send along with the next enquiry. Kept nowhere: it goes when the page goes. */
let exercise: string | null = null;

export function sendExerciseAlong(text: string | null): void {
  exercise = text;
}

export function exerciseToSend(): string | null {
  return exercise;
}
