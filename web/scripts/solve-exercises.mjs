/**
 * Proves that the exercise can be solved: every seed, every exercise, from the first call and after a silence. Bundled
 * first, as browsers get it; `SEEDS=200` tries fewer.
 *
 *   node web/scripts/solve-exercises.mjs
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const folder = mkdtempSync(join(tmpdir(), "torre-exercises-"));

async function bundled() {
  await build({
    root: web,
    configFile: false,
    logLevel: "warn",
    build: { ssr: "src/features/exercise/model/proof.ts", outDir: folder, emptyOutDir: true },
  });
  return import(pathToFileURL(join(folder, "proof.js")).href);
}

try {
  const { proveAll, SEEDS } = await bundled();
  const seeds = Number(process.env.SEEDS) || SEEDS;
  const started = process.cpuUsage().user;
  const { instructions, slowest } = proveAll(seeds);
  const seconds = (process.cpuUsage().user - started) / 1e6;
  console.log(`${seeds} seeds, ${seeds * 3} exercises solved in ${seconds.toFixed(1)} s of processor time`);
  console.log("instructions needed, by exercise:", JSON.stringify(instructions));
  console.log(
    `slowest to make: seed ${slowest.seed}, exercise ${slowest.exercise}, ${slowest.ms.toFixed(0)} ms`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
