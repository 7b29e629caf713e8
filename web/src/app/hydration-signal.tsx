/** By itself: a component that may have to wait is tried several times, and cannot have effects of its own. */
import { useEffect } from "react";
import { sectionHydrated } from "./hydration";

export function HydrationSignal() {
  useEffect(sectionHydrated, []);
  return null;
}
