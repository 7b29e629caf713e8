/** Knows when React has taken over the last section of the page that the server wrote. */
let waiting = 0;
let whenAllAre = () => {};

export function expectSections(count: number, done: () => void): void {
  waiting = count;
  whenAllAre = done;
}

export function sectionTakenOver(): void {
  waiting -= 1;
  if (waiting === 0) {
    whenAllAre();
  }
}
