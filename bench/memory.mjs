// Resident memory of a process and its children, in MB. Shared pages count once per process, in everybody's favour alike.
import { readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";

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

function resident(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(status.match(/VmRSS:\s+(\d+) kB/)?.[1] ?? 0) / 1024;
}

export function memory(pid) {
  return [pid, ...children(pid)].reduce((sum, process) => sum + resident(process), 0);
}
