// A server's processes, and the processor time they have used.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

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

/** Seconds, in the program and in the kernel on its behalf: of every thread, in nanoseconds as the scheduler counts them. */
export function processorTime(pid) {
  const threads = family(pid).flatMap((process) =>
    readdirSync(`/proc/${process}/task`).map((thread) => `/proc/${process}/task/${thread}/schedstat`),
  );
  const times = threads.map((file) => Number(readFileSync(file, "utf8").split(" ")[0]));
  return times.reduce((sum, one) => sum + one, 0) / 1e9;
}
