/**
 * Loads the page anew where a script of it is gone, as after a new build: the new page names the new scripts. Once for
 * each build that a tab sees, so that two builds that send a visitor to each other end it too.
 */
import { readStored, store } from "./browser-storage";

const KEY = "reloaded-builds";
const MOST_RELOADS = 5;
const TYPED = "form :is(input:not([type=hidden]), textarea)";

/** The builds that were reloaded, with this one. Null: no more. */
export function withBuild(reloaded: string | null, build: string): string | null {
  const builds = reloaded?.split(" ") ?? [];
  return builds.includes(build) || builds.length >= MOST_RELOADS ? null : [...builds, build].join(" ");
}

/** Where nothing is kept, nothing would end a circle of reloads. */
function noteReload(): boolean {
  // The entry script's name changes with every build.
  const build = document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
  const builds = withBuild(readStored("sessionStorage", KEY), build);
  return builds !== null && store("sessionStorage", KEY, builds);
}

/** What a visitor is writing is not taken away; forms work without their scripts. */
function isWriting(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}

/** A page that can be read is better than a browser's word that there is none. An answer to a form has no address. */
async function isThere(): Promise<boolean> {
  const answer = await fetch("", { method: "HEAD" }).catch(() => null);
  return answer !== null && (answer.ok || answer.status === 404);
}

/** Resolves to whether the page is being loaded anew. */
export async function reloadForNewBuild(): Promise<boolean> {
  const reloads = (await isThere()) && !isWriting() && noteReload();
  if (reloads) {
    window.location.reload();
  }
  return reloads;
}
