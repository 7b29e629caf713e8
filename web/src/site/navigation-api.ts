/** The browser's Navigation API, which older browsers do not have. */
export function navigationApi(): Navigation | undefined {
  return (window as { navigation?: Navigation }).navigation;
}

/** Resolves when no navigation inside the site is under way: address and page then belong together. */
export async function navigationSettled(): Promise<void> {
  for (let under = navigationApi()?.transition; under; under = navigationApi()?.transition) {
    // One that fails has led to another, or to a load of the whole page.
    await under.finished.catch(() => undefined);
  }
}
