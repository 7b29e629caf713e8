// A server's processes, and the processor time they have used.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The kernel counts in hundredths of a second. */
const TICKS = 100;

function children(pid) {
  const output = execFileSync("ps", ["-e", "-o", "pid=,ppid="], { encoding: "utf8" });
  const pairs = output
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent) =>
    pairs.filter(([, ppid]) => ppid === parent).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

/** A process and all that it has started. */
export function family(pid) {
  return [pid, ...children(pid)];
}

/** Seconds, in the program and in the kernel on its behalf. */
export function processorTime(pid) {
  const ticks = family(pid).map((process) => {
    const fields = readFileSync(`/proc/${process}/stat`, "utf8").split(") ")[1].split(" ");
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS;
}
