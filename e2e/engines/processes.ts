/** Programs that a run starts and ends, whatever becomes of the run. */
import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));

export function start(program: string, given: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, given, options);
  running.add(child);
  child.once("exit", () => running.delete(child));
  child.once("error", (error) => {
    throw new Error(`${program} cannot be started; tools/install-test-tools installs it`, { cause: error });
  });
  return child;
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, "exit");
    child.kill();
    await ended;
  }
}

/** For programs that do not say which port they took. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Waits until an address answers with success. */
export async function untilReady(url: string): Promise<void> {
  for (let left = 600; left > 0; left -= 1) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} was not ready within half a minute`);
}
