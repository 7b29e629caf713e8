/**
 * How smoothly the drawn pieces move on a slow phone: frames a second with the processor throttled to a quarter, beside
 * those of a blank page in the same run. `make frames`, or `node bench/frames.mjs http://127.0.0.1:8080` for a site
 * that runs already. Machines differ and are noisy: read the ratio, not the rate.
 */
import { createRequire } from "node:module";
import { startSite } from "./torre.mjs";

const { chromium } = createRequire(new URL("../e2e/package.json", import.meta.url))("@playwright/test");

const SLOWER = 4;
const SECONDS = 4;
const ROUNDS = 3;

/** Where each piece is, and what must be on the screen while frames are counted. */
const PIECES = {
  "hero radar": ["/", "main > section"],
  "strip board": ["/cursos", ".board"],
  "route chart": ["/habilitacion-completa", ".route-tall"],
  "chart of Madrid": ["/madrid", "svg.chart"],
  "chart of Gran Canaria": ["/canarias", "svg.chart"],
  "404 scope": ["/no-hay-nadie", ".scope"],
};

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

async function measure(browser, address, selector) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  await page.goto(address, { waitUntil: "networkidle" });
  if (selector) {
    await page.locator(selector).first().scrollIntoViewIfNeeded();
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const rate = await page.evaluate(countFrames, SECONDS);
  await page.close();
  return rate;
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
  for (const [name, [path, selector]] of Object.entries(PIECES)) {
    rounds[name].push(await measure(browser, site + path, selector));
  }
}
await browser.close();
stop();

const blank = median(rounds["blank page"]);
for (const [name, rates] of Object.entries(rounds)) {
  const rate = median(rates);
  console.log(
    `${name.padEnd(24)} ${rate.toFixed(1).padStart(6)} frames/s   ${(rate / blank).toFixed(2)} of blank`,
  );
}
