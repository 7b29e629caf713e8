// The built program, on a port and a database of its own.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVER } from "./cores.mjs";

const program = (profile) => new URL(`../target/${profile}/torre`, import.meta.url).pathname;
const PORT = 8761;

/** As it is shipped. */
export const SHIPPED = [program("shipped"), "serve"];
/** On the core that serves. */
const BENCHED = [...SERVER, ...SHIPPED];
/** As it was just built, wherever there is time: where the browser is what is measured. */
const BUILT = [program("release"), "serve"];

function launch([command, ...rest], settings = {}) {
  const data = mkdtempSync(join(tmpdir(), "torre-bench-"));
  const child = spawn(command, rest, {
    env: {
      ...process.env,
      TORRE_LISTEN: `127.0.0.1:${PORT}`,
      TORRE_DATA: data,
      TORRE_LOG: "error",
      // One client sends everything here: what protects a school from it would be all there is to measure.
      TORRE_LEADS_PER_MINUTE: "100000000",
      TORRE_LEADS_TOTAL_PER_MINUTE: "100000000",
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  child.once("exit", (code) => {
    // Its own message has just been printed; what would be measured is not there.
    if (code !== null) process.exit(1);
  });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  /** Resolves when the port is free again. */
  const stop = () => {
    process.off("exit", stop);
    child.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
    return gone;
  };
  // Also when the benchmark itself breaks.
  process.on("exit", stop);
  return { child, stop };
}

async function answers(url) {
  for (;;) {
    try {
      const response = await fetch(url);
      await response.arrayBuffer();
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export async function startTorre(command = BENCHED, settings = {}) {
  const { child, stop } = launch(command, settings);
  const url = `http://127.0.0.1:${PORT}`;
  await answers(`${url}/readyz`);
  return { name: "Torre", url, pid: child.pid, stop, address: (row) => url + row.path };
}

/** The site that a browser looks at: the one whose address is given, or one of its own. */
export async function startSite(given = process.argv[2]) {
  return given ? { url: given, stop() {} } : startTorre(BUILT);
}

/** Milliseconds from the start of the process until `path` is answered well. */
export async function startedAfter(path) {
  const started = performance.now();
  const { stop } = launch(BENCHED);
  await answers(`http://127.0.0.1:${PORT}${path}`);
  const took = performance.now() - started;
  await stop();
  return took;
}
