/**
 * How Chromium is started: without the browser around it, the same pages for half the time of the machine; and without
 * processes in store for the next page, which most tests never open.
 */
export const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",
    // One process for all of the browser but its pages: less is sent to and fro, and nobody here takes the others down.
    "--in-process-gpu",
    "--enable-features=NetworkServiceInProcess2",
    // Letters are drawn alike on every machine: pictures are compared.
    "--font-render-hinting=none",
    "--disable-lcd-text",
  ],
};
