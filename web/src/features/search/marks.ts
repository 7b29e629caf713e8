/** Which parts of a text answer what was typed. */
import { fold } from "./fold";
import type { Term } from "./terms";

export type Part = { text: string; marked: boolean };

/** How much of a word is marked: what was typed of it, or all of it where an error was forgiven. */
function markedLength(word: string, terms: Term[]): number {
  const folded = fold(word);
  const lengths = terms
    .filter(({ fits }) => fits.has(folded))
    .map(({ typed }) => (folded.startsWith(typed) ? typed.length : word.length));
  return Math.max(0, ...lengths);
}

export function partsOf(text: string, terms: Term[]): Part[] {
  const parts: Part[] = [];
  const add = (piece: string, marked: boolean) => {
    const last = parts.at(-1);
    if (last && last.marked === marked) {
      last.text += piece;
    } else if (piece) {
      parts.push({ text: piece, marked });
    }
  };
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const length = markedLength(match[0], terms);
    add(text.slice(end, match.index), false);
    add(match[0].slice(0, length), true);
    add(match[0].slice(length), false);
    end = match.index + match[0].length;
  }
  add(text.slice(end), false);
  return parts;
}

const BEFORE = 40;
const LONGEST = 150;

/** The part of a long text around its first answer. */
export function excerpt(text: string, terms: Term[]): string {
  if (text.length <= LONGEST) {
    return text;
  }
  const [first] = partsOf(text, terms);
  const at = !first || first.marked || first.text === text ? 0 : first.text.length;
  const start = at <= LONGEST - BEFORE ? 0 : Math.min(at - BEFORE, text.length - LONGEST);
  const end = start + LONGEST;
  const cut = text.slice(start, end);
  // Half words at either end are left out.
  const whole = end < text.length ? `${cut.replace(/\s+\S*$/, "")}…` : cut;
  return start > 0 ? `…${whole.replace(/^\S*\s+/, "")}` : whole;
}
