// `make lighthouse`: every page in both languages as Lighthouse sees a slow phone, the median of several runs.
// RUNS=5 and PAGES=/cursos,/blog narrow it; `node bench/lighthouse.mjs http://127.0.0.1:8080` for a site that runs.
import { spawn, execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "./torre.mjs";

const RUNS = Number(process.env.RUNS ?? 5);
const FOLDER = new URL("lighthouse", import.meta.url).pathname;
const DEBUG_PORT = 8769;
/** Pages that are not for search engines, so not in the sitemap. */
const UNLISTED = ["/exito", "/feedback", "/home2", "/exito?lang=en", "/feedback?lang=en", "/home2?lang=en"];
const GOAL = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 };
const MOST_BLOCKING_MS = 66;
/** Of one core's time; more, and a run says little about the page. */
const MOST_STOLEN = 0.02;
/** Only times vary from run to run; the rest is looked at once. */
const AGAIN = { onlyCategories: ["performance"], disableFullPageScreenshot: true };

function install() {
  if (!existsSync(`${FOLDER}/node_modules/.package-lock.json`)) {
    const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    execFileSync("npm", ["ci", ...flags], { cwd: FOLDER, stdio: "inherit" });
  }
}

async function startBrowser() {
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const flags = "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync";
  const quiet = "--disable-background-networking --disable-component-update --mute-audio --hide-scrollbars";
  const own = [`--remote-debugging-port=${DEBUG_PORT}`, `--user-data-dir=${profile}`, "about:blank"];
  const browser = spawn(
    process.env.CHROMIUM ?? "/usr/bin/chromium",
    [...flags.split(" "), ...quiet.split(" "), ...own],
    { stdio: "ignore" },
  );
  for (;;) {
    const up = await fetch(`http://127.0.0.1:${DEBUG_PORT}/json/version`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return () => {
    browser.once("exit", () =>
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
    );
    browser.kill();
  };
}

/** The addresses of the sitemap as paths, then those it leaves out on purpose. */
async function pages(site) {
  if (process.env.PAGES) return process.env.PAGES.split(",");
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    return pathname + search;
  });
  return [...listed, ...UNLISTED];
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Hundredths of a second of processor time that the machine's host gave to others while the machine wanted it. */
const stolen = () => Number(readFileSync("/proc/stat", "utf8").split(/\s+/)[8]);

/** One run; another one where the browser did not show the page, or the host took the processor away meanwhile. */
async function look(lighthouse, address, flags, tries = 10) {
  const [before, started] = [stolen(), performance.now()];
  const { lhr } = await lighthouse(address, { port: DEBUG_PORT, logLevel: "error", ...flags });
  const share = ((stolen() - before) * 10) / (performance.now() - started);
  const isDisturbed = share > MOST_STOLEN;
  if (!lhr.runtimeError && (!isDisturbed || tries === 1)) return lhr;
  if (tries === 1) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  disturbed += isDisturbed ? 1 : 0;
  return look(lighthouse, address, flags, tries - 1);
}

async function measure(lighthouse, site, path) {
  const first = await look(lighthouse, site + path);
  const runs = [first];
  while (runs.length < RUNS) runs.push(await look(lighthouse, site + path, AGAIN));
  const audit = (name) => median(runs.map((lhr) => lhr.audits[name].numericValue));
  const scores = Object.keys(GOAL).map((name) => {
    const scored = runs.filter((lhr) => lhr.categories[name]);
    return Math.round(100 * median(scored.map((lhr) => lhr.categories[name].score)));
  });
  return { scores, audit, comesBack: first.audits["bf-cache"].score === 1, failed: failures(first) };
}

/** What a category takes points off for: the audits it weighs that are not whole. */
function failures(lhr) {
  return Object.values(lhr.categories).flatMap((category) =>
    category.auditRefs
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9)
      .map(({ id }) => id),
  );
}

install();
const { default: lighthouse } = await import("./lighthouse/node_modules/lighthouse/core/index.js");
const torre = await startSite();
const stopBrowser = await startBrowser();

console.log(`\nLighthouse, mobile, simulated slow 4G and 4x processor, median of ${RUNS}\n`);
console.log(
  "| page | performance | accessibility | best practices | SEO | FCP ms | LCP ms | TBT ms | CLS | back at once | short of |",
);
console.log("|---|---|---|---|---|---|---|---|---|---|---|");
let short = 0;
let disturbed = 0;
// The first look is at a browser that is still starting.
await look(lighthouse, torre.url, AGAIN);
for (const path of await pages(torre.url)) {
  const { scores, audit, comesBack, failed } = await measure(lighthouse, torre.url, path);
  const [blocking, shift] = [audit("total-blocking-time"), audit("cumulative-layout-shift")];
  const goals = Object.values(GOAL).map((goal, index) => (index === 3 && UNLISTED.includes(path) ? 0 : goal));
  const isShort = !comesBack || scores.some((score, index) => score < goals[index]);
  short += isShort || blocking >= MOST_BLOCKING_MS || shift >= 0.005 ? 1 : 0;
  const paints = [audit("first-contentful-paint"), audit("largest-contentful-paint")];
  const times = [...paints, blocking].map(Math.round);
  const figures = [path, ...scores, ...times, shift.toFixed(3), comesBack ? "yes" : "no", failed.join(" ")];
  console.log(`| ${figures.join(" | ")} |`);
}
console.log(short ? `\n${short} pages are short of the goals.` : "\nEvery page reaches the goals.");
if (disturbed) console.log(`${disturbed} runs were made again: the host took the processor away meanwhile.`);
stopBrowser();
torre.stop();
