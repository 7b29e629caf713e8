/** Says on the document when React has taken over the last section of the page that the server wrote. */
let waiting = 0;

export function expectSections(count: number): void {
  waiting = count;
}

export function sectionTakenOver(): void {
  waiting -= 1;
  if (waiting === 0) {
    document.documentElement.dataset.takenOver = "";
  }
}
