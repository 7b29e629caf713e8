/** How well one typed word fits one written word. */

/** One wrong letter in a word of four, two in one of eight; shorter words must be right. */
export function allowedErrors(typed: string): number {
  return typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
}

/** 1 for the same word, towards one half the more of the word is still to come, 0 for another word. */
export function beginning(typed: string, word: string): number {
  return word.startsWith(typed) ? 0.5 + (0.5 * typed.length) / word.length : 0;
}

/**
 * The fewest errors (a letter wrong, missing, too many, or two swapped) that lead from what was typed to the word or to
 * its beginning; Infinity when they are more than allowed.
 */
export function errorsIn(typed: string, word: string, allowed: number): number {
  if (typed.length - word.length > allowed) {
    return Infinity;
  }
  const width = Math.min(word.length, typed.length + allowed);
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= width; column++) {
      current[column] = cheapest(typed, word, row, column, current, above, before);
    }
    if (Math.min(...current) > allowed) {
      return Infinity;
    }
    [before, above] = [above, current];
  }
  // The rest of the word may still be untyped.
  const ends = above.slice(Math.max(typed.length - allowed, 1));
  const errors = Math.min(...ends);
  return errors <= allowed ? errors : Infinity;
}

function cheapest(
  typed: string,
  word: string,
  row: number,
  column: number,
  current: number[],
  above: number[],
  before: number[],
): number {
  const at = (list: number[], index: number) => list[index] ?? Infinity;
  const same = typed[row - 1] === word[column - 1];
  let cost = Math.min(
    at(above, column) + 1,
    at(current, column - 1) + 1,
    at(above, column - 1) + (same ? 0 : 1),
  );
  const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
  if (row > 1 && column > 1 && swapped) {
    cost = Math.min(cost, at(before, column - 2) + 1);
  }
  return cost;
}
