import { defineConfig } from "@playwright/test";
import { PARTS, SITE } from "./ports";

export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [["list"]],
  timeout: 30_000,
  // One set of pictures for every machine: tolerant of how letters are drawn, not of where or in which colour.
  snapshotPathTemplate: "looks/{arg}{ext}",
  expect: { toHaveScreenshot: { threshold: 0.3, maxDiffPixelRatio: 0.002 } },
  use: {
    baseURL: SITE.url,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: [
    {
      // One running program for the whole run, with a database of its own.
      command: "sh serve.sh",
      url: `${SITE.url}/readyz`,
      env: {
        TORRE_LISTEN: `127.0.0.1:${SITE.port}`,
        TORRE_TRUSTED_PROXIES: "127.0.0.1",
        TORRE_LEADS_PER_MINUTE: "1000",
      },
      gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
      stderr: "pipe",
    },
    {
      command: "sh serve-parts.sh",
      url: PARTS.url,
      env: { PARTS_PORT: String(PARTS.port), TORRE: SITE.url },
      gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
      stderr: "pipe",
    },
  ],
});
