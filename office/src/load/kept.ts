/** What was loaded, kept while the page is open: whoever comes back to a list sees it at once, then its newest state. */

const kept = new Map<string, unknown>();

export const recall = <T>(key: string): T | null => (kept.get(key) as T | undefined) ?? null;

export const keep = (key: string, data: unknown): void => void kept.set(key, data);

/** Nobody sees what the person before them had loaded. */
export const forget = (): void => kept.clear();

/** What is asked for anew. */
export const drop = (key: string): void => void kept.delete(key);
