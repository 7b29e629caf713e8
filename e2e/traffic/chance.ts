/** Chance that can be had again: the same seed draws the same people. */
export class Chance {
  constructor(private state: number) {}

  /** From zero to below one (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  one<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  /** In so many cases of a hundred. */
  happens(percent: number): boolean {
    return this.next() * 100 < percent;
  }
}
