/** Two instances of the program on one database, with a clock on the wall that the test sets. */
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { serve } from "../engines/program";
import { servePostgres } from "../postgres";
import type { Report } from "./comparison";

const ROOT = join(import.meta.dirname, "../..");
/** The clock that `make faults` sets: the seconds of a file are added to it. */
const CLOCK = join(ROOT, "crates/torre/examples/faults/clock.c");

export type Servers = AsyncDisposable & {
  sites: string[];
  /** It is noon of this day; the programs run on. */
  setDay: (day: string) => void;
  /** Ends both, which writes what they have counted, and reads it. */
  report: (from: string, to: string) => Promise<Report>;
};

export async function serveTwice(day: string): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), "torre-traffic-"));
  const clock = join(folder, "clock.so");
  const offset = join(folder, "offset");
  execFileSync("cc", ["-shared", "-fPIC", "-O2", "-o", clock, CLOCK]);
  const setDay = (wanted: string) =>
    writeFileSync(offset, String(Math.round((Date.parse(`${wanted}T11:00:00Z`) - Date.now()) / 1000)));
  setDay(day);
  const postgres = await servePostgres();
  const settings = {
    DATABASE_URL: postgres.url,
    TORRE_TRUSTED_PROXIES: "127.0.0.1",
    LD_PRELOAD: clock,
    WALL_CLOCK: offset,
  };
  const instances = await Promise.all([serve(settings), serve(settings)]);
  const stop = () => Promise.all(instances.splice(0).map((instance) => instance.stop()));
  return {
    sites: instances.map(({ url }) => url),
    setDay,
    report: async (from, to) => {
      await stop();
      const env = { TORRE_ENV_FILE: "none", TORRE_DATA: folder, DATABASE_URL: postgres.url };
      const given = ["stats", "--from", from, "--to", to, "--format", "json"];
      const { stdout } = await promisify(execFile)(join(ROOT, "target/release/torre"), given, { env });
      return JSON.parse(stdout) as Report;
    },
    [Symbol.asyncDispose]: async () => {
      await stop();
      await postgres[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
