// One burst of requests on the core that asks: rate, 99th percentile, requests, wrong answers.
import { execFileSync } from "node:child_process";
import { LOAD } from "./cores.mjs";

const PROGRAM = new URL("../target/release/examples/load", import.meta.url).pathname;

/** `row.expects`: the status of every answer. `row.enquiry`: each request is a new enquiry. */
export function load(url, headers, seconds, { expects = 200, enquiry = false } = {}) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const kind = enquiry ? ["--enquiries"] : [];
  const [pin, ...where] = LOAD;
  const command = [...where, PROGRAM, ...kind, url, String(seconds), String(expects), ...lines];
  return JSON.parse(execFileSync(pin, command, { encoding: "utf8" }));
}
