/** The list that somebody opened an enquiry from: where "back" leads, and what is next. */

const KEY = "staff-list";

export type CameFrom = { search: string; ids: string[] };

export function rememberList(search: string, ids: string[]): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ search, ids }));
  } catch {
    // Then there is no next one, and "back" leads to the beginning.
  }
}

export function cameFrom(): CameFrom {
  try {
    const said = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null") as CameFrom | null;
    return said ?? { search: "", ids: [] };
  } catch {
    return { search: "", ids: [] };
  }
}

/** The enquiry that somebody has just left: its strip gets the focus. */
let left: string | null = null;

export const leave = (id: string): void => {
  left = id;
  row = id;
};

export function takeLeft(): string | null {
  const taken = left;
  left = null;
  return taken;
}

/** The row that Tab reaches. */
let row: string | null = null;

export const markRow = (id: string | null): void => {
  row = id;
};

export const markedRow = (): string | null => row;
