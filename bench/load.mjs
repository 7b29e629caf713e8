// One burst of requests, by wrk: rate, 99th percentile, wrong answers.
import { execFileSync } from "node:child_process";

const UNITS = { us: 0.001, ms: 1, s: 1000 };

export function load(url, headers, seconds, connections = 64) {
  const flags = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const output = execFileSync(
    "wrk",
    ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", ...flags, url],
    {
      encoding: "utf8",
    },
  );
  const [, p99, unit] = output.match(/99%\s+([\d.]+)(us|ms|s)/);
  const expected = url.endsWith("/nowhere");
  const [, wrong = "0"] = output.match(/Non-2xx or 3xx responses: (\d+)/) ?? [];
  const [, sockets = "0"] = output.match(/Socket errors: .*?(\d+)$/m) ?? [];
  return {
    rate: Number(output.match(/Requests\/sec:\s+([\d.]+)/)[1]),
    p99: Number(p99) * UNITS[unit],
    errors: (expected ? 0 : Number(wrong)) + Number(sockets),
  };
}
