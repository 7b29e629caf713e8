/** What the browser keeps for us. It can be forbidden to: then nothing is there, and nothing stays. */
type Place = "localStorage" | "sessionStorage";

export function readStored(place: Place, key: string): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** Null forgets it. Whether that was done. */
export function store(place: Place, key: string, value: string | null): boolean {
  try {
    if (value === null) {
      window[place].removeItem(key);
    } else {
      window[place].setItem(key, value);
    }
    return true;
  } catch {
    return false;
  }
}
