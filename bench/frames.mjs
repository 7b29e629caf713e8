/**
 * How smoothly the drawn pieces move on a slow phone: frames a second with the processor throttled to a quarter, beside
 * those of a blank page in the same run, and which share of that processor the page's main thread takes. `make frames`, or `node bench/frames.mjs http://127.0.0.1:8080` for a site
 * that runs already. Machines differ and are noisy: read the ratio, not the rate.
 */
import { createRequire } from "node:module";
import { startSite } from "./torre.mjs";

const { chromium } = createRequire(new URL("../e2e/package.json", import.meta.url))("@playwright/test");

const SLOWER = 4;
const SECONDS = 4;
const ROUNDS = 3;
/** A phone on slow 4G, as Lighthouse imitates it. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480 };

/** Where each piece is, and what must be on the screen while frames are counted. */
const PIECES = {
  "hero radar": ["/", "main > section"],
  "strip board": ["/cursos", ".board"],
  "route chart": ["/habilitacion-completa", ".route-tall"],
  "chart of Madrid": ["/madrid", "svg.chart"],
  "chart of Gran Canaria": ["/canarias", "svg.chart"],
  "404 scope": ["/no-hay-nadie", ".scope"],
  exercise: ["/toma-la-frecuencia#0042", ".exercise-scope", startExercise],
};

/** Through the guide to the first exercise, which runs; how long the script took to be alive is noted. */
async function startExercise(page, session) {
  await session.send("Network.emulateNetworkConditions", SLOW_NETWORK);
  firstFrames.push(
    await page.evaluate(
      () =>
        new Promise((done) => {
          const started = performance.now();
          const look = () =>
            document.querySelector(".exercise-scope")
              ? done(performance.now() - started)
              : requestAnimationFrame(look);
          [...document.querySelectorAll("#puesto button")]
            .find(({ textContent }) => textContent === "Empezar")
            .click();
          requestAnimationFrame(look);
        }),
    ),
  );
  await page.getByRole("button", { name: "Saltar la guía" }).click();
  await page.getByRole("button", { name: "Tomar la frecuencia" }).click();
}

/** Milliseconds from "start" to the exercise's first frame, one a round. */
const firstFrames = [];

/** Frames a second over some seconds, by the browser's own clock. */
function countFrames(seconds) {
  return new Promise((done) => {
    let frames = 0;
    const start = performance.now();
    const frame = (now) => {
      frames += 1;
      if (now - start < seconds * 1000) {
        requestAnimationFrame(frame);
      } else {
        done((frames * 1000) / (now - start));
      }
    };
    requestAnimationFrame(frame);
  });
}

async function measure(browser, address, selector, prepare) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  await page.goto(address, { waitUntil: "networkidle" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await session.send("Performance.enable");
  await prepare?.(page, session);
  if (selector) {
    await page.locator(selector).first().scrollIntoViewIfNeeded();
  }
  const before = await busySeconds(session);
  const rate = await page.evaluate(countFrames, SECONDS);
  const share = ((await busySeconds(session)) - before) / SECONDS;
  await page.close();
  return { rate, share };
}

/** How long the main thread has worked. Throttling makes it work longer: the share is that of the slow processor. */
async function busySeconds(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const { url: site, stop } = await startSite();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  // Without a graphics card the browser would imitate one in software, and that would be what is measured.
  args: ["--no-sandbox", "--disable-gpu"],
});
const rounds = { "blank page": [], ...Object.fromEntries(Object.keys(PIECES).map((name) => [name, []])) };
for (let round = 0; round < ROUNDS; round += 1) {
  rounds["blank page"].push(await measure(browser, "about:blank"));
  for (const [name, [path, selector, prepare]] of Object.entries(PIECES)) {
    rounds[name].push(await measure(browser, site + path, selector, prepare));
  }
}
await browser.close();
stop();

const blank = median(rounds["blank page"].map(({ rate }) => rate));
for (const [name, results] of Object.entries(rounds)) {
  const rate = median(results.map((result) => result.rate));
  const share = median(results.map((result) => result.share));
  console.log(
    `${name.padEnd(24)} ${rate.toFixed(1).padStart(6)} frames/s   ${(rate / blank).toFixed(2)} of blank   ${(share * 100).toFixed(0).padStart(3)} % busy`,
  );
}
console.log(`exercise: first frame ${median(firstFrames).toFixed(0)} ms after "start"`);
