/** A PostgreSQL cluster of a test's own: on a socket in a temporary folder, gone with the test. */
import { execFileSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { start as startProgram } from "./engines/processes";

const BINARIES = "/usr/lib/postgresql/15/bin";

export type Postgres = AsyncDisposable & {
  /** What DATABASE_URL takes. */
  url: string;
  /** At once, as in a crash, and back with what was committed. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

export async function servePostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "torre-postgres-"));
  // PostgreSQL refuses to run as root.
  const user = userInfo().uid === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};
  if (user.uid !== undefined) {
    chownSync(folder, user.uid, user.gid);
  }
  const options = { cwd: folder, env: { LC_ALL: "C.UTF-8" }, ...user };
  const data = join(folder, "data");
  const made = ["-A", "trust", "-U", "torre", "-E", "UTF8", "--no-sync", "-D", data];
  execFileSync(join(BINARIES, "initdb"), made, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  let server: ChildProcess | null = null;
  const start = async () => {
    const settings = ["listen_addresses=", "fsync=off", "log_min_messages=fatal"].flatMap((one) => [
      "-c",
      one,
    ]);
    const given = ["-D", data, "-k", folder, ...settings];
    server = startProgram(join(BINARIES, "postgres"), given, { ...options, stdio: "ignore" });
    await untilAnswering(folder);
  };
  const stop = async () => {
    const running = server;
    server = null;
    const ended = running && once(running, "exit");
    running?.kill("SIGQUIT");
    await ended;
  };
  await start();
  return {
    url: `postgres://torre@localhost/postgres?host=${folder}`,
    start,
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const idOf = (kind: string) => Number(execFileSync("id", [kind, "postgres"], { encoding: "utf8" }));

async function untilAnswering(folder: string): Promise<void> {
  for (let left = 600; left > 0; left -= 1) {
    const asked = startProgram(join(BINARIES, "pg_isready"), ["-q", "-h", folder], { stdio: "ignore" });
    const [code] = (await once(asked, "exit")) as [number | null];
    if (code === 0) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("PostgreSQL did not answer within half a minute");
}
