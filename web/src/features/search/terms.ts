/** What was typed as terms: words and known phrases, each with the words of the site that it stands for. */
import type { SearchSynonyms } from "../../generated/SearchSynonyms";
import { wordsOf } from "./fold";
import { allowedErrors, beginning, errorsIn } from "./match";

/** A typed word or phrase, the words of the site that answer it, and the page that answers it best. */
export type Term = { typed: string; fits: Map<string, number>; page?: string | undefined };

/** A word with an error is worth less than any right one. */
const WITH_ERRORS = 0.3;
/** Another word for it is worth less than the word itself. */
const SYNONYM = 0.7;
/** "dura" is not the beginning of "durante": of another word little may be missing. */
const WHOLE = 0.8;
/** So many letters of a synonym are enough while somebody is still typing. */
const ENOUGH = 4;

/** Said in every sentence: left out unless nothing else was typed. */
const SMALL_WORDS = new Set(
  [
    "a al como con cual cuando cuanto de del donde el en es hago hay la las lo los me mi mientras para por puedo que se si",
    "son su un una y",
    "am an and are at can do does for how i in is it my need of on or the to what when where which while who",
  ].flatMap((words) => words.split(" ")),
);

export function isSmall(word: string): boolean {
  return SMALL_WORDS.has(word);
}

export function termsOf(query: string, vocabulary: string[], synonyms: SearchSynonyms[]): Term[] {
  const typed = wordsOf(query);
  const terms: Term[] = [];
  let left = 0;
  while (left < typed.length) {
    const { length, group } = longestPhrase(typed, left, synonyms);
    const phrase = typed.slice(left, left + length).join(" ");
    if (group || !isSmall(phrase)) {
      terms.push(termOf(phrase, vocabulary, group));
    }
    left += length;
  }
  return terms.length > 0 ? terms : typed.map((word) => termOf(word, vocabulary, undefined));
}

type Phrase = { length: number; group: SearchSynonyms | undefined };

/** The longest known phrase that begins here; a single word where there is none. */
function longestPhrase(typed: string[], left: number, synonyms: SearchSynonyms[]): Phrase {
  let best: Phrase = { length: 1, group: undefined };
  for (const group of synonyms) {
    for (const phrase of group.words) {
      const length = phrase.split(" ").length;
      const here = typed.slice(left, left + length).join(" ");
      const isBeginning = length === 1 && here.length >= ENOUGH && phrase.startsWith(here);
      const isBetter = length > best.length || !best.group;
      if (here === phrase ? length >= best.length : isBeginning && isBetter) {
        best = { length, group };
      }
    }
  }
  return best;
}

/** Errors are forgiven only where no word of the site begins with what was typed. */
function termOf(typed: string, vocabulary: string[], group: SearchSynonyms | undefined): Term {
  const fits = new Map<string, number>();
  const others = (group?.words ?? []).filter((word) => !word.includes(" "));
  for (const word of vocabulary) {
    const fit = Math.max(beginning(typed, word), SYNONYM * otherWord(others, word));
    if (fit > 0) {
      fits.set(word, fit);
    }
  }
  return { typed, fits: fits.size > 0 ? fits : misspelt(typed, vocabulary), page: group?.href };
}

function otherWord(others: string[], word: string): number {
  let best = 0;
  for (const other of others) {
    const fit = beginning(other, word);
    best = fit >= WHOLE && fit > best ? fit : best;
  }
  return best;
}

function misspelt(typed: string, vocabulary: string[]): Map<string, number> {
  const allowed = allowedErrors(typed);
  const close = vocabulary.map((word) => [word, errorsIn(typed, word, allowed)] as const);
  const fewest = Math.min(...close.map(([, errors]) => errors));
  const best = close.filter(([, errors]) => errors === fewest && errors <= allowed);
  return new Map(best.map(([word, errors]) => [word, WITH_ERRORS / errors]));
}
