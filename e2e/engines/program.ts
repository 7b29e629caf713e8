/** The real program on a port and a data folder of its own, both free and both given back. */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { addressOf } from "../second-site";
import { start, stop, untilReady } from "./processes";

const TORRE = join(import.meta.dirname, "../../target/release/torre");

export type Program = {
  url: string;
  /** The enquiries it has stored, as the school lists them. */
  leads: () => Promise<string>;
  stop: () => Promise<void>;
};

export async function serve(settings: Record<string, string>): Promise<Program> {
  const data = await mkdtemp(join(tmpdir(), "torre-engines-"));
  const env = {
    TORRE_ENV_FILE: "none",
    TORRE_LISTEN: "127.0.0.1:0",
    TORRE_DATA: data,
    TORRE_LEADS_PER_MINUTE: "1000",
    // Each worker has programs of its own, and asks them for a few pages.
    TORRE_PRERENDER: "off",
    // A busy machine is slow, not wrong.
    TORRE_RENDER_TIMEOUT_MS: "20000",
    TORRE_TODAY: "2026-11-17T12:00",
    ...settings,
  };
  const program = start(TORRE, ["serve"], { env, stdio: ["ignore", "ignore", "pipe"] });
  const url = await addressOf(program);
  await untilReady(`${url}/readyz`);
  return {
    url,
    leads: async () =>
      (await promisify(execFile)(TORRE, ["leads", "export", "--format", "json"], { env })).stdout,
    stop: async () => {
      await stop(program);
      await rm(data, { recursive: true });
    },
  };
}
