/** The form provider's own script, loaded once. It fills every frame that has a `data-tally-src`. */

const INITIALISE_AFTER_MS = 500;
/** A script that has not come by then is taken for blocked: a filter may let it hang for minutes. */
const SCRIPT_WITHIN_MS = 8000;

declare global {
  interface Window {
    Tally?: { loadEmbeds: () => void };
  }
}

let ready: Promise<void> | undefined;

/** Fails when the script cannot be had, or is not what it should be. The next frame tries again. */
export async function embedFrames(script: string): Promise<void> {
  ready ??= load(script).then(() => new Promise((resolve) => setTimeout(resolve, INITIALISE_AFTER_MS)));
  try {
    await ready;
    if (!window.Tally) {
      throw new Error(`${script} brings no window.Tally`);
    }
    window.Tally.loadEmbeds();
  } catch (error) {
    ready = undefined;
    throw error;
  }
}

function load(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.async = true;
    script.src = src;
    const fail = () => {
      script.remove();
      reject(new Error(`${src} cannot be loaded`));
    };
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", fail);
    setTimeout(fail, SCRIPT_WITHIN_MS);
    document.head.append(script);
  });
}
