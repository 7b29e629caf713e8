/** A cache of what was loaded, while the page is open: whoever comes back to a list sees it at once, then its newest state. */

const cache = new Map<string, unknown>();

export const readCache = <T>(key: string): T | null => (cache.get(key) as T | undefined) ?? null;

export const writeCache = (key: string, data: unknown): void => void cache.set(key, data);

/** Nobody sees what the person before them had loaded. */
export const clearCache = (): void => cache.clear();

/** What is asked for anew. */
export const evict = (key: string): void => void cache.delete(key);
