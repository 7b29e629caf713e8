/** The tags' own scripts. Nothing here runs before a yes to the purpose it serves. */
import type { Tags } from "../../generated/Tags";
import type { Granted } from "./choice";
import { gtag, pushEvent } from "./data-layer";

const scripts = new Set<string>();
/** What the analytics script was told to count for: `G-…`, `AW-…`. */
const configured = new Set<string>();
let shownPage = "";

export function isAnythingLoaded(): boolean {
  return scripts.size > 0;
}

export function loadTags(tags: Tags, granted: Granted): void {
  // What tags of a container are for is written inside it: it needs a purpose that is counted, not a preference.
  if (tags.manager && (granted.analytics || granted.advertising)) {
    const manager = `${tags.origin}/gtm.js?id=${tags.manager}`;
    if (!scripts.has(manager)) {
      pushEvent({ "gtm.start": Date.now(), event: "gtm.js" });
      addScript(manager);
    }
  }
  const wanted = [
    granted.analytics ? tags.analytics : undefined,
    // The account: what stands before the conversion's label.
    granted.advertising ? tags.conversion?.split("/")[0] : undefined,
  ];
  for (const id of wanted) {
    if (id && !configured.has(id)) {
      configure(tags, id);
    }
  }
}

/** One script serves every account; it is asked for by the first. */
function configure(tags: Tags, id: string): void {
  const isFirst = configured.size === 0;
  configured.add(id);
  if (isFirst) {
    gtag("js", new Date());
  }
  gtag("config", id);
  if (isFirst) {
    addScript(`${tags.origin}/gtag/js?id=${id}`);
  }
  shownPage = window.location.pathname;
}

function addScript(src: string): void {
  scripts.add(src);
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** The page a tag starts on it counts by itself; those that are shown without a load it does not see. */
export function countPage(tags: Tags): void {
  const { pathname, href } = window.location;
  if (tags.analytics && configured.has(tags.analytics) && pathname !== shownPage) {
    shownPage = pathname;
    gtag("event", "page_view", { page_location: href, page_title: document.title });
  }
}
