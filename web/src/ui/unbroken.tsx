/** Text in which a code and its number, or a short prefix and its word, stay on one line: "PFATC-19", "11-13", "Block 1", "en-route". */
import type { ReactNode } from "react";

const TOGETHER = /(\S*\w-\d\S*|\b\w{1,2}-\w+|\b(?:Bloque|Block|clase|class|nivel|level) \d\S*)/;

export function unbroken(text: string): ReactNode[] {
  return text.split(TOGETHER).map((part, place) =>
    place % 2 ? (
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
