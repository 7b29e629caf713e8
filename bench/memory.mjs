// Resident memory of a process and its children, in MB. Shared pages count once per process, in everybody's favour alike.
import { readFileSync, writeFileSync } from "node:fs";
import { family } from "./processes.mjs";
import { everything } from "./everything.mjs";
import { load } from "./load.mjs";

/** Engines are let go, and freed memory is given back, some seconds after the last work. */
const REST = 30_000;
const ENCODINGS = ["br", "gzip", "identity"];
const STEPS = [100_000, 1_000_000];

function figure(pid, name) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(status.match(new RegExp(`${name}:\\s+(\\d+) kB`))?.[1] ?? 0) / 1024;
}

const resident = (pid) => figure(pid, "VmRSS");

export function memory(pid) {
  return family(pid).reduce((sum, process) => sum + resident(process), 0);
}

/** The most that was resident since the last row, which the kernel keeps until it is told to begin anew. */
function printRow(pid, when) {
  console.log(`| ${when} | ${resident(pid).toFixed(1)} | ${figure(pid, "VmHWM").toFixed(1)} |`);
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

async function askForEverything(url) {
  const addresses = await everything(url);
  for (const address of addresses) {
    for (const encoding of ENCODINGS) {
      const answer = await fetch(url + address, { headers: { "accept-encoding": encoding } });
      await answer.arrayBuffer();
    }
  }
  return addresses.length;
}

/** One server from its first page to a million requests, on every core of this machine. */
export async function lifeOf({ pid, url }) {
  console.log("\n| Torre's memory, MB | then | most since the row above |\n|---|---|---|");
  printRow(pid, "all pages warm");
  await new Promise((resolve) => setTimeout(resolve, REST));
  printRow(pid, "at rest");
  const count = await askForEverything(url);
  printRow(pid, `all ${count} addresses asked for in ${ENCODINGS.join(", ")}`);
  let asked = 0;
  for (const step of STEPS) {
    while (asked < step) asked += load(`${url}/`, { "accept-encoding": "br" }, step / 100_000).requests;
    printRow(pid, `${asked.toLocaleString("en")} requests for the home page`);
  }
}
