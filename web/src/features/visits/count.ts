/** Says that a page is seen, or that a step is taken on it. Nothing is kept, and nothing tells visitors apart. */
import type { PageData } from "../../generated/PageData";
import { campaignOfVisit } from "../../site/campaign";
import type { Step } from "../../site/step";

let shown: PageData;
/** The first page of the visit, while this document lives; unknown to whoever came here by a load inside the site. */
let entry: string | undefined;
let isArriving = true;

function send(what: object): void {
  const { language, exported } = shown;
  const screen = innerWidth < 768 ? "small" : innerWidth < 1280 ? "medium" : "large";
  const body = JSON.stringify({ page: location.pathname, language, screen, ...what });
  // It outlives the page, as a beacon does, and unlike a beacon a copy of the site elsewhere may send it.
  fetch(`${exported?.server ?? ""}/api/visits`, { method: "POST", body, keepalive: true }).catch(
    () => undefined,
  );
}

/** From another site or from nowhere. Reloading and coming back begin no visit. */
function arrival(): object | undefined {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const [, , referrer] = document.referrer.split("/");
  const isAgain = load?.type === "reload" || load?.type === "back_forward";
  const begins = isArriving && !isAgain && referrer !== location.host;
  isArriving = false;
  if (begins) {
    entry = location.pathname;
    return { first: true, referrer, campaign: campaignOfVisit() };
  }
}

/** Not before somebody sees it: a page in a background tab, or one that is prepared, may never be. */
export function countView(page: PageData): void {
  shown = page;
  if (document.hidden) {
    document.addEventListener("visibilitychange", () => shown === page && countView(page), { once: true });
  } else {
    send({ ...arrival() });
  }
}

export function countStep(page: PageData, step: Step): void {
  shown = page;
  send({ step, entry });
}
