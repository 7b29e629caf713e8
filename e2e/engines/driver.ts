/** What a journey needs of a browser. Whatever speaks to one implements this, and nothing else knows which it is. */
import type { Query } from "./find";

export interface Driver {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs a function that stands for itself in the page, and gives back what it or its promise results in. */
  evaluate<A extends unknown[], R>(work: (...given: A) => R, ...given: A): Promise<Awaited<R>>;
  /** The same for a function of an element; null as long as there is no such element. */
  inspect<R>(query: Query, work: (element: HTMLElement) => R): Promise<R | null>;
  /** Clicks with the mouse; false as long as there is no such element. */
  click(query: Query): Promise<boolean>;
  /** Puts text into a field by key strokes; false as long as there is no such field. */
  type(query: Query, text: string): Promise<boolean>;
  /** Presses a key where the focus is. */
  press(key: Key): Promise<void>;
  /** Everything the console and uncaught errors said since this visitor came. */
  console(): Promise<string[]>;
  /** Another visitor of this site: nothing that the one before stored is there. */
  newVisitor(site: string): Promise<void>;
  /** Another who only reads: in the tab of the one before, which shows the next page for less of the machine's time. */
  nextReader(site: string): Promise<void>;
  /** A device with passkeys, where the browser lets itself be given one. */
  plugIn?(): Promise<void>;
  close(): Promise<void>;
}

export type Key = "Escape" | "Enter" | "Tab" | "ArrowDown" | "ArrowRight";
