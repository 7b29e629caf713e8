/**
 * A second program whose store cannot be opened and that takes one enquiry a minute from a visitor: its first answer
 * to a visitor is 503, its next one 429. It takes itself for the program under test, so that a test can send requests
 * to either.
 */
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test as base } from "./site";

async function start(siteUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "torre-broken-"));
  const blocked = join(folder, "data");
  await writeFile(blocked, "a file where the folder should be");
  const program = spawn("../target/release/torre", ["serve"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      TORRE_ENV_FILE: "none",
      TORRE_LISTEN: "127.0.0.1:0",
      TORRE_DATA: blocked,
      TORRE_SITE_URL: siteUrl,
      TORRE_TRUSTED_PROXIES: "127.0.0.1",
      TORRE_LEADS_PER_MINUTE: "1",
    },
  });
  const ended = new Promise<void>((resolve) => program.once("exit", () => resolve()));
  const address = new Promise<string>((resolve, reject) => {
    createInterface({ input: program.stderr }).on("line", (line) => {
      const found = /serving (http:\/\/\S+)/.exec(line)?.[1];
      if (found) {
        resolve(found);
      }
    });
    void ended.then(() => reject(new Error("the broken program ended before it served")));
  });
  return {
    url: await address,
    stop: async () => {
      program.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

export const test = base.extend<object, { brokenProgram: string }>({
  brokenProgram: [
    async ({ browserName }, use, worker) => {
      void browserName;
      const program = await start(worker.project.use.baseURL ?? "");
      await use(program.url);
      await program.stop();
    },
    { scope: "worker" },
  ],
});
