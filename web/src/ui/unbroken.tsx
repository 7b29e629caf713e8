/** Text in which a code and its number, or a short prefix and its word, stay on one line: "PFATC-19", "11-13", "Block 1", "en-route", "Madrid-Barajas". */
import type { ReactNode } from "react";

const NUMBERED = /\b(Bloque|Block|clase|class|nivel|level) (?=\d)/g;
const HYPHENED = /(\S*\w-\d\S*|\b\w{1,2}-\w+|\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+)/u;

export function unbroken(text: string): ReactNode[] {
  return text
    .replace(NUMBERED, "$1\u00a0")
    .split(HYPHENED)
    .map((part, place) =>
      place % 2 ? (
        <span key={place} className="whitespace-nowrap">
          {part}
        </span>
      ) : (
        part
      ),
    );
}
