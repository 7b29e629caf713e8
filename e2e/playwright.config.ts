import { defineConfig } from "@playwright/test";
import { PORTS, PROVIDER, SETTINGS, TAG_SETTINGS } from "./outside";

/** One running program for the whole run, with a database of its own. Two runs at once need two ports. */
const PORT = PORTS.site;

function program(port: number, settings: Record<string, string>) {
  return {
    command: "sh serve.sh",
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      TORRE_LISTEN: `127.0.0.1:${port}`,
      TORRE_TRUSTED_PROXIES: "127.0.0.1",
      TORRE_LEADS_PER_MINUTE: "1000",
      // A busy machine is slow, not wrong: no page is given up while all programs start.
      TORRE_RENDER_TIMEOUT_MS: "20000",
      ...settings,
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    stderr: "pipe",
  } as const;
}

export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [["list"]],
  timeout: 30_000,
  expect: { timeout: 10_000 },
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
  webServer: [
    program(PORT, {}),
    // Set up with a form provider and tags, which are stand-ins.
    program(PORTS.configured, SETTINGS),
    program(PORTS.tagged, TAG_SETTINGS),
    { command: `exec node stand-ins/serve.mjs ${PORTS.provider} ${PORTS.tags}`, url: `${PROVIDER}/ready` },
  ],
});
