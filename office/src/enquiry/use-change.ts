/** Changes an enquiry. Where somebody else was quicker, one is asked what shall hold. */
import { useState } from "react";
import { changeEnquiry } from "../api/enquiries";
import type { Change, Enquiry } from "../api/enquiry-shapes";
import { useAction } from "../load/use-action";
import { conflictIn, type Conflict } from "./conflict";

export function useChange(onChange: (enquiry: Enquiry) => void) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { run, busy, error } = useAction(async (seen: Enquiry, mine: Change, onDone: () => void) => {
    try {
      const next = await changeEnquiry(seen.id, seen.version, mine);
      setConflict(null);
      onChange(next);
      onDone();
    } catch (failure) {
      const found = conflictIn(failure, seen, mine);
      if (!found) {
        throw failure;
      }
      setConflict(found);
      onChange(found.current);
    }
  });
  return { run, busy, error, conflict, giveUp: () => setConflict(null) };
}

export type Changing = ReturnType<typeof useChange>;
