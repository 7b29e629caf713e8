// One burst of requests on the core that asks: rate, 99th percentile, requests, wrong responses.
import { execFileSync } from "node:child_process";
import { LOAD } from "./cores.mjs";

const PROGRAM = new URL("../target/release/examples/load", import.meta.url).pathname;

/** `row.expects`: the status of every response. `row.enquiry`: each request is a new enquiry. `row.http2`: over TLS. */
export function load(url, headers, seconds, { expects = 200, enquiry = false, http2 = false } = {}) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const kind = [...(enquiry ? ["--enquiries"] : []), ...(http2 ? ["--http2"] : [])];
  const [pin, ...where] = LOAD;
  const command = [...where, PROGRAM, ...kind, url, String(seconds), String(expects), ...lines];
  return JSON.parse(execFileSync(pin, command, { encoding: "utf8" }));
}
