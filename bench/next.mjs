// Next.js with one static page of the size of Torre's home page, built and served by `next start`.
import { execFileSync, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { SERVER } from "./cores.mjs";

const FOLDER = new URL("next", import.meta.url).pathname;
const PORT = 8763;

export async function startNext(torre) {
  const name = "Next.js";
  try {
    const home = await (await fetch(`${torre.url}/`)).text();
    // The body without its script: React data of another framework would be counted twice.
    const body = home.slice(home.indexOf('<div id="root">'), home.indexOf('<script type="application/json"'));
    writeFileSync(`${FOLDER}/body.json`, JSON.stringify(body));
    // Not `ci`: it insists on packages of other platforms, which a mirror of the registry may not have.
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: FOLDER,
      stdio: "inherit",
    });
    execFileSync("npx", ["next", "build"], {
      cwd: FOLDER,
      stdio: "ignore",
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
    });
  } catch (error) {
    return { name, why: error.message, stop() {} };
  }
  const [pin, ...where] = SERVER;
  const child = spawn(pin, [...where, "npx", "next", "start", "-p", String(PORT)], {
    cwd: FOLDER,
    stdio: "ignore",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
    detached: true,
  });
  const url = `http://127.0.0.1:${PORT}`;
  const stop = () => process.kill(-child.pid, "SIGKILL");
  for (let tries = 0; tries < 600; tries += 1) {
    const up = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return { name, url, pid: child.pid, stop, address: (row) => url + row.path };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  stop();
  return { name, why: "it did not start", stop() {} };
}
