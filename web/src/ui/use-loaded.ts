/** A component that comes after the page: nothing of it is in the page's own scripts. */
import { useEffect, useState, type ComponentType } from "react";

/** `load` must be the same function on every render. It is not called while it is not wanted. */
export function useLoaded<P>(
  wanted: boolean,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | null {
  const [Component, setComponent] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    if (wanted) {
      load()
        .then((loaded) => setComponent(() => loaded))
        .catch((error: unknown) => console.warn("A part of the page could not be loaded.", error));
    }
  }, [wanted, load]);
  return Component;
}
