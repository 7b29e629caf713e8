/** A small generator of random numbers (mulberry32) in whole-number arithmetic: a seed gives the same row everywhere. */
export type Random = {
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
};

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const between = (least: number, most: number) => least + (next() % (most - least + 1));
  return { between, pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number] };
}
