/** What the browser keeps for us. It can be forbidden to: then nothing is there, and nothing stays. */
type Place = "localStorage" | "sessionStorage";

export function readStored(place: Place, key: string): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** Whether it is kept. */
export function store(place: Place, key: string, value: string): boolean {
  try {
    window[place].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
