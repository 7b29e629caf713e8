// One burst of requests, by wrk: rate, 99th percentile, wrong answers.
import { execFileSync } from "node:child_process";
import { LOAD } from "./cores.mjs";

const UNITS = { us: 0.001, ms: 1, s: 1000 };
const ENQUIRIES = new URL("enquiries.lua", import.meta.url).pathname;

/** `row.expects`: 404 where the address is meant to be unknown. `row.enquiry`: each request is a new enquiry. */
export function load(url, headers, seconds, row = {}) {
  const flags = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const script = row.enquiry ? ["-s", ENQUIRIES] : [];
  const [pin, ...where] = LOAD;
  const command = [...where, "wrk", "-t1", "-c64", `-d${seconds}s`, "--latency", ...flags, ...script, url];
  const output = execFileSync(pin, command, { encoding: "utf8" });
  const number = (pattern) => Number(output.match(pattern)?.[1] ?? 0);
  const [, p99, unit] = output.match(/99%\s+([\d.]+)(us|ms|s)/);
  const requests = number(/(\d+) requests in/);
  const notFound = number(/Non-2xx or 3xx responses: (\d+)/);
  const sockets = [...(output.match(/Socket errors: (.*)/)?.[1] ?? "").matchAll(/\d+/g)];
  return {
    rate: number(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(p99) * UNITS[unit],
    requests,
    errors:
      (row.expects === 404 ? requests - notFound : notFound) +
      sockets.reduce((sum, [n]) => sum + Number(n), 0),
  };
}
