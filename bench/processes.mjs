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

/** Seconds of each thread, in the program and in the kernel on its behalf, as the scheduler counts them. */
function threadTimes(pid) {
  const threads = family(pid).flatMap((process) =>
    readdirSync(`/proc/${process}/task`).map((thread) => `/proc/${process}/task/${thread}/schedstat`),
  );
  return new Map(threads.map((file) => [file, Number(readFileSync(file, "utf8").split(" ")[0]) / 1e9]));
}

/**
 * Returns a function that says how many seconds of processor time were used since. Each thread is compared with itself: one
 * that has ended meanwhile would otherwise take with it what it had used before.
 */
export function processorClock(pid) {
  const before = threadTimes(pid);
  const since = ([thread, time]) => time - (before.get(thread) ?? 0);
  return () => [...threadTimes(pid)].map(since).reduce((sum, one) => sum + one, 0);
}
