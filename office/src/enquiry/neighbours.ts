/** What comes before and after an enquiry in the list it was opened from. */
import { cameFrom } from "../queue/came-from";

export type Neighbours = { place: number; count: number; previous: string | null; next: string | null };

export function neighboursOf(id: string, ids: string[]): Neighbours | null {
  const place = ids.indexOf(id);
  if (place === -1) {
    return null;
  }
  return {
    place: place + 1,
    count: ids.length,
    previous: ids[place - 1] ?? null,
    next: ids[place + 1] ?? null,
  };
}

export const neighbours = (id: string) => neighboursOf(id, cameFrom().ids);
