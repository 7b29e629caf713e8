/** The sides of the data blocks while an exercise runs: none jumps unless something is hidden. */
import { useState } from "react";
import type { Side } from "./block-boxes";
import { blockSides } from "./block-sides";
import type { Session } from "./session";
import { untangled } from "./untangled";

export function useBlockSides(session: Session): readonly Side[] {
  const [sides, setSides] = useState<readonly Side[]>(() => blockSides(session.traffic));
  const better = untangled(sides, session);
  if (better !== sides) {
    setSides(better);
  }
  return better;
}
