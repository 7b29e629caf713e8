/** Says that a page is seen, or that a step is taken on it. Nothing is kept, and nothing tells visitors apart. */
import type { PageData } from "../../generated/PageData";
import { STEP_TAKEN, takeStep, type Step } from "../../site/step";
import { hasObjected } from "../../site/visits-objection";

let shown: PageData;
/** The first page of the visit, while this document lives; unknown to whoever came here by a load inside the site. */
let entry: string | undefined;
let isArriving = true;

const { searchParams } = new URL(window.location.href);
const campaign = ["utm_source", "utm_medium", "utm_campaign"].map((name) => searchParams.get(name) ?? "");

function send(what: object): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || doNotTrack === "1" || hasObjected()) {
    return;
  }
  const width = window.innerWidth;
  const screen = width < 768 ? "small" : width < 1280 ? "medium" : "large";
  const page = window.location.pathname;
  const address = `${shown.exported?.server ?? ""}/api/visits`;
  navigator.sendBeacon(address, JSON.stringify({ page, language: shown.language, screen, ...what }));
}

/** From another site or from nowhere. Reloading and coming back begin no visit. */
function arrival(): { first: true; referrer: string; campaign: string } | null {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const referrer = document.referrer && new URL(document.referrer).host;
  const begins = isArriving && load?.type !== "reload" && load?.type !== "back_forward";
  return begins && referrer !== window.location.host
    ? { first: true, referrer, campaign: campaign.join("/").replace(/\/+$/, "") }
    : null;
}

/** Not before somebody sees it: a page in a background tab, or one that is prepared, may never be. */
export function countView(page: PageData): void {
  shown = page;
  if (document.visibilityState !== "visible") {
    document.addEventListener("visibilitychange", () => shown === page && countView(page), { once: true });
    return;
  }
  const begun = arrival();
  if (begun) {
    entry = window.location.pathname;
  }
  isArriving = false;
  send({ ...begun });
}

document.addEventListener(STEP_TAKEN, (event) => send({ step: (event as CustomEvent<Step>).detail, entry }));

document.addEventListener("click", ({ target }) => {
  const href = (target as Element).closest?.("a")?.getAttribute("href") ?? "";
  if (href.startsWith("tel:")) {
    takeStep("call");
  } else if (/\.pdf$/.test(href)) {
    takeStep("document");
  }
});

// Back to a page that the browser had kept as it was.
window.addEventListener("pageshow", ({ persisted }) => persisted && countView(shown));
