// The built program, on a port and a database of its own.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVER } from "./cores.mjs";

const program = (profile) => new URL(`../target/${profile}/torre`, import.meta.url).pathname;
const PORT = 8761;

/** As it is shipped; PROFILE=release measures the quick build instead. */
export const SHIPPED = [program(process.env.PROFILE ?? "shipped"), "serve"];
/** On the core that serves. */
const BENCHED = [...SERVER, ...SHIPPED];
/** As it was just built, wherever there is time: where the browser is what is measured. */
const BUILT = [program("release"), "serve"];

function launch([command, ...rest], port = PORT, settings = {}) {
  const data = mkdtempSync(join(tmpdir(), "torre-bench-"));
  const child = spawn(command, rest, {
    env: {
      ...process.env,
      TORRE_LISTEN: `127.0.0.1:${port}`,
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
  return { child, data, stop };
}

/** With node's own client rather than fetch, which cannot be told to trust a certificate of this run. */
const isWell = (url) =>
  new Promise((resolve) => {
    const client = url.startsWith("https") ? https : http;
    const request = client.get(url, { rejectUnauthorized: false, agent: false }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode === 200));
    });
    // Not listening yet.
    request.once("error", () => resolve(false));
  });

async function answers(url) {
  while (!(await isWell(url))) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** `tls`: the files of a certificate. */
export async function startTorre({ command = BENCHED, port = PORT, tls, settings = {} } = {}) {
  const files = tls && { TORRE_TLS_CERTIFICATE: tls.certificate, TORRE_TLS_KEY: tls.key };
  const { child, data, stop } = launch(command, port, { ...files, ...settings });
  const url = `${tls ? "https" : "http"}://127.0.0.1:${port}`;
  await answers(`${url}/readyz`);
  return { name: "Torre", url, pid: child.pid, data, stop, address: (row) => url + row.path };
}

/** The site that a browser looks at: the one whose address is given, or one of its own. */
export async function startSite(given = process.argv[2]) {
  return given ? { url: given, stop() {} } : startTorre({ command: BUILT });
}

/** Milliseconds from the start of the process until `path` is answered well. */
export async function startedAfter(path, command = BENCHED) {
  const started = performance.now();
  const { stop } = launch(command);
  await answers(`http://127.0.0.1:${PORT}${path}`);
  const took = performance.now() - started;
  await stop();
  return took;
}
