/** Starts something heavy once, when an element comes near the screen or is about to be used. */

const NEAR = "400px";
const INTENTS = ["pointerdown", "focusin"] as const;

/** Returns how to stop waiting. A start that fails leaves the element as the server made it. */
export function whenNear(element: Element, start: () => Promise<unknown>): () => void {
  const stop = () => {
    observer.disconnect();
    for (const intent of INTENTS) {
      element.removeEventListener(intent, begin);
    }
  };
  const begin = () => {
    stop();
    start().catch((error: unknown) => console.warn("A part of the page could not be loaded.", error));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        begin();
      }
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  for (const intent of INTENTS) {
    element.addEventListener(intent, begin, { passive: true });
  }
  return stop;
}
