/** Where the phone's bar stands. Its script is loaded when a phone is first scrolled. */
import { useEffect, useState } from "react";
import { usePage } from "../site/page-context";
import { useLoaded } from "../ui/use-loaded";
import { NARROW } from "./breakpoint";

const load = async () => (await import("./phone-bar")).PhoneBar;

export function PhoneBarSlot() {
  const { id } = usePage();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const look = () => setWanted((before) => before || window.matchMedia(NARROW).matches);
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  const PhoneBar = useLoaded(isWanted, load);
  // Whoever has just asked is not asked to ask.
  return PhoneBar && id !== "success" && <PhoneBar />;
}
