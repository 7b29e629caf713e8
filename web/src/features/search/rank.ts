/** Which entries answer a query, and in which order. Everything runs in the browser. */
import type { SearchEntry } from "../../generated/SearchEntry";
import type { SearchKind } from "../../generated/SearchKind";
import { wordsOf } from "./fold";
import { allowedErrors, beginning, errorsIn } from "./match";

const WEIGHT = { title: 6, text: 2, words: 1 } as const;
/** At the same fit a course is what most people look for. */
const KIND_WEIGHT: Record<SearchKind, number> = { course: 1.3, page: 1.15, question: 1, post: 1 };
const MOST_OF_A_KIND = 5;
/** A word with an error is worth less than any right one. */
const WITH_ERRORS = 0.3;

/** Said in every sentence: left out unless nothing else was typed. */
const SMALL_WORDS = new Set(
  [
    "a al como con cual cuando cuanto de del donde el en es hay la las lo los me mi para por que se si son su un una y",
    "an and are at can do does for how i in is it my of on or the to what when where which who",
  ].flatMap((words) => words.split(" ")),
);

type Field = keyof typeof WEIGHT;
type Indexed = { entry: SearchEntry; fields: Record<Field, string[]> };

export type SearchIndex = { entries: Indexed[]; vocabulary: string[] };
/** `first` is the place of its first entry among all that were found. */
export type Group = { kind: SearchKind; first: number; entries: SearchEntry[] };
/** A typed word, and the words of the site that it stands for. */
export type Term = { typed: string; fits: Map<string, number> };
export type Found = { groups: Group[]; terms: Term[]; count: number };

export function indexOf(entries: SearchEntry[]): SearchIndex {
  const indexed = entries.map((entry) => ({
    entry,
    fields: { title: wordsOf(entry.title), text: wordsOf(entry.text), words: entry.words.split(" ") },
  }));
  const vocabulary = new Set(indexed.flatMap(({ fields }) => Object.values(fields).flat()));
  return { entries: indexed, vocabulary: [...vocabulary] };
}

function typedWords(query: string): string[] {
  const all = wordsOf(query);
  const telling = all.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}

/** Errors are forgiven only where no word of the site begins with what was typed. */
function termOf(typed: string, vocabulary: string[]): Term {
  const right = new Map<string, number>();
  for (const word of vocabulary) {
    const fit = beginning(typed, word);
    if (fit > 0) {
      right.set(word, fit);
    }
  }
  if (right.size > 0) {
    return { typed, fits: right };
  }
  const allowed = allowedErrors(typed);
  const close = vocabulary.map((word) => [word, errorsIn(typed, word, allowed)] as const);
  const fewest = Math.min(...close.map(([, errors]) => errors));
  const best = close.filter(([, errors]) => errors === fewest && errors <= allowed);
  return { typed, fits: new Map(best.map(([word, errors]) => [word, WITH_ERRORS / errors])) };
}

/** Every typed word must be answered; the best place counts. */
function scoreOf({ entry, fields }: Indexed, terms: Term[]): number {
  let score = 0;
  for (const { fits } of terms) {
    let best = 0;
    for (const field of ["title", "text", "words"] as const) {
      for (const word of fields[field]) {
        best = Math.max(best, WEIGHT[field] * (fits.get(word) ?? 0));
      }
    }
    if (best === 0) {
      return 0;
    }
    score += best;
  }
  return score * KIND_WEIGHT[entry.kind];
}

export function search(index: SearchIndex, query: string): Found {
  const terms = typedWords(query).map((word) => termOf(word, index.vocabulary));
  const scored = (terms.length > 0 ? index.entries : [])
    .map((indexed) => ({ entry: indexed.entry, score: scoreOf(indexed, terms) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const groups = new Map<SearchKind, SearchEntry[]>();
  for (const { entry } of scored) {
    const group = groups.get(entry.kind) ?? [];
    if (group.length < MOST_OF_A_KIND) {
      groups.set(entry.kind, [...group, entry]);
    }
  }
  return { groups: numbered(groups), terms, count: [...groups.values()].flat().length };
}

/** A map keeps the order of its first keys: the kind of the best entry stands first. */
function numbered(groups: Map<SearchKind, SearchEntry[]>): Group[] {
  const list: Group[] = [];
  for (const [kind, entries] of groups) {
    const last = list.at(-1);
    list.push({ kind, first: last ? last.first + last.entries.length : 0, entries });
  }
  return list;
}
