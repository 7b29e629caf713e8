/**
 * An `import()` that is tried a second time: a connection drops, a server starts anew. Browsers remember by its address
 * that a script did not come, so the second attempt has another one. What the script itself imports keeps its address:
 * nothing is there twice.
 */
const PAUSE_MS = 500;

/** Chromium and Firefox say which script it was; Safari does not, and forgets. */
export function failedScript(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\S+\.js(?=$|\s)/.exec(error.message)?.[0] : undefined;
}

/** `load` is a plain `import()` of a whole module. */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const script = failedScript(error);
    return script ? ((await import(/* @vite-ignore */ `${script}?again`)) as Module) : load();
  }
}
