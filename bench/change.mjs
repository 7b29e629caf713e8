// A change of content on a server that is being visited: how soon it is seen, and the slowest request meanwhile.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SHIPPED, startTorre } from "./torre.mjs";

const CONTENT = new URL("../content", import.meta.url).pathname;
const VISITED = ["/", "/cursos", "/contacto", "/blog", "/madrid", "/courses", "/contact"];
const CHANGES = [
  {
    name: "one page",
    file: "pages/contact.toml",
    from: "Adelante, te escuchamos",
    to: "Adelante, te leemos",
  },
  { name: "a word on every page", file: "text.toml", from: "Saltar al contenido", to: "Ir al contenido" },
];
/** Visitors come on until all that follows a change has been done. */
const AFTER = 2000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for one page after the other, and notes the time of each answer. */
async function visit(url, until) {
  const times = [];
  for (let turn = 0; !until(); turn += 1) {
    const started = performance.now();
    await (await fetch(url + VISITED[turn % VISITED.length])).text();
    times.push(performance.now() - started);
    await pause(2);
  }
  return times.toSorted((a, b) => a - b);
}

async function seenAfter(url, text) {
  const started = performance.now();
  while (!(await (await fetch(`${url}/contacto`)).text()).includes(text)) await pause(2);
  return performance.now() - started;
}

async function play({ url }, content, { name, file, from, to }) {
  const path = join(content, file);
  let isOver = false;
  const visits = visit(url, () => isOver);
  await pause(500);
  writeFileSync(path, readFileSync(path, "utf8").replaceAll(from, to));
  const seen = await seenAfter(url, to);
  await pause(AFTER);
  isOver = true;
  const times = await visits;
  const at = (part) => times[Math.floor((times.length - 1) * part)].toFixed(1);
  console.log(`| ${name} | ${seen.toFixed(0)} | ${times.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`);
}

export async function changes() {
  const content = mkdtempSync(join(tmpdir(), "torre-content-"));
  cpSync(CONTENT, content, { recursive: true });
  const torre = await startTorre({ command: SHIPPED, settings: { TORRE_CONTENT: content } });
  try {
    console.log("\n| change of content | seen after ms | requests meanwhile | median ms | p99 | slowest |");
    console.log("|---|---|---|---|---|---|");
    for (const change of CHANGES) await play(torre, content, change);
  } finally {
    await torre.stop();
    rmSync(content, { recursive: true, force: true });
  }
}
