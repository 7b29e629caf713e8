/**
 * Loads the page anew where a script of it is gone, as after a new build: the new page names the new scripts. Once for
 * each build that a tab sees, so that two builds that send a visitor to each other end it too.
 */
const KEY = "reloaded-builds";
const MOST_RELOADS = 5;
const TYPED = "form :is(input:not([type=hidden]), textarea)";

/** The builds that were reloaded, with this one. Null: no more. */
export function withBuild(reloaded: string | null, build: string): string | null {
  const builds = reloaded?.split(" ") ?? [];
  return builds.includes(build) || builds.length >= MOST_RELOADS ? null : [...builds, build].join(" ");
}

/** The entry script's name changes with every build. */
function thisBuild(): string | undefined {
  return document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;
}

function noteReload(): boolean {
  try {
    const build = thisBuild();
    const builds = build ? withBuild(sessionStorage.getItem(KEY), build) : null;
    if (builds) {
      sessionStorage.setItem(KEY, builds);
    }
    return builds !== null;
  } catch {
    // Storage is forbidden: nothing would end a circle of reloads.
    return false;
  }
}

/** What a visitor is writing is not taken away; forms work without their scripts. */
function isWriting(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}

/** A page that can be read is better than a browser's word that there is none. An answer to a form has no address. */
async function isThere(): Promise<boolean> {
  try {
    const answer = await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    return answer.ok || answer.status === 404;
  } catch {
    return false;
  }
}

/** Resolves to whether the page is being loaded anew. */
export async function reloadForNewBuild(): Promise<boolean> {
  if (isWriting() || !(await isThere()) || isWriting() || !noteReload()) {
    return false;
  }
  window.location.reload();
  return true;
}
