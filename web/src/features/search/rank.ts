/** Which entries answer a query, and in which order. Everything runs in the browser. */
import type { SearchEntry } from "../../generated/SearchEntry";
import type { SearchFile } from "../../generated/SearchFile";
import type { SearchKind } from "../../generated/SearchKind";
import type { SearchSynonyms } from "../../generated/SearchSynonyms";
import { wordsOf } from "./fold";
import { isSmall, termsOf, type Term } from "./terms";

const WEIGHT = { title: 6, page: 2, text: 2, words: 1 } as const;
/** The page that answers best what was typed. */
const BEST_ANSWER = 9;
/** At the same fit a course is what most people look for. */
const KIND_WEIGHT: Record<SearchKind, number> = { course: 1.3, page: 1.15, question: 1, post: 1 };
const MOST_OF_A_KIND = 5;
/** What is much further from what was typed than the best is not shown. */
const FAR = 0.2;
/** A page that is named as the answer is no measure for others; beside it they are to be nearer the best of them. */
const FAR_BESIDE_ANSWER = 0.26;
/** Who types a sentence is answered by what has most of its words; of fewer words each must be answered. */
const SENTENCE = 3;
const MOST_OF_A_SENTENCE = 0.5;
/** How much a title counts more that has nothing but what was typed. */
const WHOLE_TITLE = 0.5;

type Field = keyof typeof WEIGHT;
type Indexed = { entry: SearchEntry; fields: Record<Field, string[]> };

export type SearchIndex = { entries: Indexed[]; vocabulary: string[]; synonyms: SearchSynonyms[] };
/** `first` is the place of its first entry among all that were found. */
export type Group = { kind: SearchKind; first: number; entries: SearchEntry[] };
export type Found = { groups: Group[]; terms: Term[]; count: number };

export function indexOf({ entries, synonyms }: SearchFile): SearchIndex {
  const indexed = entries.map((entry) => ({
    entry,
    fields: {
      title: wordsOf(entry.title),
      page: wordsOf(entry.page ?? ""),
      text: wordsOf(entry.text),
      words: entry.words.split(" "),
    },
  }));
  const vocabulary = new Set(indexed.flatMap(({ fields }) => Object.values(fields).flat()));
  return { entries: indexed, vocabulary: [...vocabulary], synonyms };
}

/** How well an entry answers one term: the best place counts. */
function answer({ entry, fields }: Indexed, { typed, fits, page }: Term): number {
  let best = page !== undefined && page === entry.href ? BEST_ANSWER : 0;
  if (typed.includes(" ") && ` ${fields.title.join(" ")} `.includes(` ${typed} `)) {
    best = Math.max(best, WEIGHT.title);
  }
  for (const [field, weight] of Object.entries(WEIGHT)) {
    for (const word of fields[field as Field]) {
      best = Math.max(best, weight * (fits.get(word) ?? 0));
    }
  }
  return best;
}

/** A title that says nothing else is closer to what was typed. */
function titleShare({ fields }: Indexed, terms: Term[]): number {
  const telling = fields.title.filter((word) => !isSmall(word));
  const said = telling.filter((word) => terms.some(({ fits }) => (fits.get(word) ?? 0) >= 0.6));
  return telling.length > 0 ? said.length / telling.length : 0;
}

/** How much each term tells: one that few entries answer more than one that all do, one that none answers nothing. */
function weights(answers: number[][], terms: Term[]): number[] {
  return terms.map((_, at) => {
    const count = answers.filter((row) => (row[at] ?? 0) > 0).length;
    return count > 0 ? Math.log(1 + answers.length / count) : 0;
  });
}

/** The sum of the answers by weight; less where some are missing, none where too many are. */
function sumOf(row: number[], weight: number[]): number {
  const total = (of: (at: number) => number) => weight.reduce((sum, one, at) => sum + one * of(at), 0);
  const all = total(() => 1);
  const share = all > 0 ? total((at) => ((row[at] ?? 0) > 0 ? 1 : 0)) / all : 0;
  const isEnough = row.length >= SENTENCE ? share >= MOST_OF_A_SENTENCE : !row.includes(0);
  return isEnough ? total((at) => row[at] ?? 0) * share ** 2 : 0;
}

type Scored = { entry: SearchEntry; score: number; isNamed: boolean };

function score(entries: Indexed[], terms: Term[]): Scored[] {
  const answers = entries.map((indexed) => terms.map((term) => answer(indexed, term)));
  const weight = weights(answers, terms);
  return entries.map((indexed, place) => {
    const title = 1 + WHOLE_TITLE * titleShare(indexed, terms);
    const sum = sumOf(answers[place] ?? [], weight);
    const isNamed = terms.some(({ page }) => page === indexed.entry.href);
    return { entry: indexed.entry, score: sum * title * KIND_WEIGHT[indexed.entry.kind], isNamed };
  });
}

export function search(index: SearchIndex, query: string): Found {
  const terms = termsOf(query, index.vocabulary, index.synonyms);
  const scored = (terms.length > 0 ? score(index.entries, terms) : [])
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score);
  const groups = new Map<SearchKind, SearchEntry[]>();
  const measure = scored.find((one) => !one.isNamed)?.score ?? 0;
  const least = measure * (scored[0]?.isNamed ? FAR_BESIDE_ANSWER : FAR);
  for (const { entry } of scored.filter((one) => one.score >= least)) {
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
