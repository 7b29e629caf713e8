/**
 * Tells the browser's timeline when React has taken over the last section of the page that the server wrote:
 * `performance.getEntriesByName("taken over")`.
 */
let waiting = 0;

export function expectSections(count: number): void {
  waiting = count;
}

export function sectionTakenOver(): void {
  waiting -= 1;
  if (waiting === 0) {
    performance.mark("taken over");
  }
}
