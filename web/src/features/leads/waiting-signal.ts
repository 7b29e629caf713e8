/** Where messages wait for a connection, and how other parts of the page hear of it. Small: every page looks for them. */
export const WAITING = "waiting-enquiries";

/** Within the page; other tabs hear of it by the browser's own `storage` event. */
const KEPT = new EventTarget();

/** `sent`: the key of a message that has just reached the school. */
export function sayKept(sent?: string): void {
  KEPT.dispatchEvent(new CustomEvent("change", { detail: sent }));
}

/** Returns how to stop listening. */
export function whenKept(listener: (sent?: string) => void): () => void {
  const onChange = (event: Event) => listener((event as CustomEvent<string | undefined>).detail);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === WAITING || key === null) {
      listener();
    }
  };
  KEPT.addEventListener("change", onChange);
  window.addEventListener("storage", onStorage);
  return () => {
    KEPT.removeEventListener("change", onChange);
    window.removeEventListener("storage", onStorage);
  };
}
