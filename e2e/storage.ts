/** Runs in the page. */
export function emptyStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}
