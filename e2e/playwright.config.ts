import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./chromium";
import { SETTINGS, TAG_SETTINGS } from "./outside";
import { leftOut } from "./every-page";
import { CONFIGURED, EXPORTED, PARTS, PROVIDER, SITE, TAGGED, TAGS } from "./ports";

// For every program of the tests: none reads the settings of a developer's .env.
process.env.TORRE_ENV_FILE = "none";
// Nor renders pages before somebody asks: most are asked for a few. The site itself does, as a school's would.
process.env.TORRE_PRERENDER = "off";

type Place = { port: number; url: string };

/** A running program with a database of its own. */
function program(place: Place, settings: Record<string, string>) {
  return {
    command: "sh serve.sh",
    url: `${place.url}/readyz`,
    env: {
      TORRE_LISTEN: `127.0.0.1:${place.port}`,
      TORRE_TRUSTED_PROXIES: "127.0.0.1",
      TORRE_LEADS_PER_MINUTE: "1000",
      // All browsers are one network here, and a network has a tenth.
      TORRE_LEADS_TOTAL_PER_MINUTE: "10000",
      // A busy machine is slow, not wrong: no page is given up while all programs start.
      TORRE_RENDER_TIMEOUT_MS: "20000",
      // What the site says of dates follows from the day it is; the tests know this one.
      TORRE_TODAY: "2026-11-17T12:00",
      ...settings,
    },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    stderr: "pipe",
  } as const;
}

export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  // One more than the cores of a small machine: pages wait for themselves now and then. Two more take longer.
  workers: 3,
  // One hiccup of a busy machine in many hundred tests fails no run; Playwright lists it as flaky, and it is a bug to find.
  retries: 1,
  ...leftOut(),
  forbidOnly: true,
  reporter: [["list"]],
  // A busy machine is slow, not wrong; what is there is not waited for.
  timeout: 60_000,
  // One set of pictures for every machine: tolerant of how letters are drawn, not of where or in which colour.
  snapshotPathTemplate: "looks/{arg}{ext}",
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.3, maxDiffPixelRatio: 0.004 } },
  use: {
    baseURL: SITE.url,
    launchOptions: CHROMIUM,
  },
  webServer: [
    // The static copy that tests/export.spec.ts serves may post its forms here.
    program(SITE, { TORRE_ALLOWED_ORIGINS: EXPORTED.url, TORRE_PRERENDER: "on" }),
    // Set up with a form provider and tags, which are stand-ins.
    program(CONFIGURED, SETTINGS),
    program(TAGGED, TAG_SETTINGS),
    {
      command: `exec node stand-ins/serve.mjs ${PROVIDER.port} ${TAGS.port}`,
      url: `${PROVIDER.url}/ready`,
    },
    {
      command: "sh serve-parts.sh",
      url: PARTS.url,
      env: { PARTS_PORT: String(PARTS.port), TORRE: SITE.url },
      timeout: 180_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
      stderr: "pipe",
    },
  ],
});
