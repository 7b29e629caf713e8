/**
 * How soon the site shows that it has understood: interaction to next paint with the processor throttled to a quarter,
 * by the browser's own event timing. `make interactions`, or `node bench/interactions.mjs http://127.0.0.1:8080` for a
 * site that runs already.
 */
import { createRequire } from "node:module";
import { startSite } from "./torre.mjs";

const { chromium } = createRequire(new URL("../e2e/package.json", import.meta.url))("@playwright/test");

const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const ROUNDS = Number(process.env.ROUNDS ?? 5);

const button = (name) => (page) => page.getByRole("button", { name }).filter({ visible: true }).first();

/** Where, what is pressed, and what shows that it has had its effect. */
const INTERACTIONS = {
  menu: ["/", button("Abrir el menú"), (page) => page.locator("[popover]:popover-open")],
  "language switch": ["/", button("Cambiar a inglés"), (page) => page.locator("html[lang=en]")],
  filter: [
    "/cursos",
    button("Avanzada"),
    (page) => page.locator("[aria-pressed=true]", { hasText: "Avanzada" }),
  ],
  modal: [
    "/cursos",
    (page) => page.locator("main").getByRole("link", { name: "Solicitar información" }).first(),
    (page) => page.getByRole("dialog"),
  ],
  accordion: [
    "/preparacion-convocatoria",
    (page) => page.locator("summary").first(),
    (page) => page.locator("details[open]").first(),
  ],
  carousel: ["/servicios", button("Siguiente"), button("Siguiente")],
  "opening a page": [
    "/",
    (page) => page.locator('main a[href="/cursos"]').first(),
    (page) => page.getByRole("heading", { level: 1, name: "Elige por dónde entras" }),
  ],
};

/** The longest event since the last time, as the browser reports it: rounded to 8 ms, and nothing below 16. */
const watch = () => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.interactionId) window.longest = Math.max(window.longest, entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
};

async function measure(browser, [path, press, effect]) {
  const page = await browser.newPage({ ...PHONE, locale: "es-ES" });
  await page.addInitScript(watch);
  await page.goto(site + path, { waitUntil: "networkidle" });
  const target = press(page);
  await target.scrollIntoViewIfNeeded();
  // What is pointed at is fetched before it is pressed.
  await target.hover();
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await target.click();
  await effect(page).first().waitFor({ state: "visible" });
  // Event timing reports after the paint that followed; two frames later it has.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForTimeout(300);
  const longest = await page.evaluate(() => window.longest);
  await page.close();
  return longest;
}

const { url: site, stop } = await startSite();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
console.log(`\nInteraction to next paint at a quarter of the processor, ${ROUNDS} rounds\n`);
console.log("| interaction | median ms | all |\n|---|---|---|");
for (const [name, interaction] of Object.entries(INTERACTIONS)) {
  const all = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await measure(browser, interaction));
  const median = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
  console.log(`| ${name} | ${median < 16 ? "under 16" : median} | ${all.join(", ")} |`);
}
await browser.close();
stop();
