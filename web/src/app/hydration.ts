/** Knows when the last section of the page that the server wrote is hydrated. */
let waiting = 0;
let onAllHydrated = () => {};

export function expectSections(count: number, done: () => void): void {
  waiting = count;
  onAllHydrated = done;
}

export function sectionHydrated(): void {
  waiting -= 1;
  if (waiting === 0) {
    onAllHydrated();
  }
}

/** Another page took its place: whatever was not hydrated by then never will be. */
export function pageReplaced(): void {
  if (waiting > 0) {
    waiting = 0;
    onAllHydrated();
  }
}
