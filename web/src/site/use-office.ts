/** Whether somebody picks up: unknown on the server, and until the browser has looked at its clock. */
import { useEffect, useEffectEvent, useState } from "react";
import type { Office } from "./opening-hours-words";
import { usePage, useText } from "./page-context";

const LOOK_AGAIN_MS = 60_000;

export function useOffice(): Office | null {
  const page = usePage();
  const t = useText();
  const [office, setOffice] = useState<Office | null>(null);
  const look = useEffectEvent(async () => {
    const { findOffice } = await import("./opening-hours-words");
    setOffice(findOffice(page, t, new Date()));
  });
  useEffect(() => {
    // A script that does not come leaves the hours as the server wrote them.
    const begin = () => void look().catch(() => undefined);
    begin();
    const timer = setInterval(begin, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [page]);
  return office;
}
