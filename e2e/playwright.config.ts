import { defineConfig } from "@playwright/test";

/** One running program for the whole run, with a database of its own. Two runs at once need two ports. */
const PORT = Number(process.env.TORRE_E2E_PORT ?? 8791);

export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [["list"]],
  timeout: 30_000,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
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
  webServer: {
    command: "sh serve.sh",
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: {
      TORRE_LISTEN: `127.0.0.1:${PORT}`,
      TORRE_TRUSTED_PROXIES: "127.0.0.1",
      // The static copy that tests/export.spec.ts serves.
      TORRE_ALLOWED_ORIGINS: `http://127.0.0.1:${PORT + 1}`,
      TORRE_LEADS_PER_MINUTE: "1000",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    stderr: "pipe",
  },
});
