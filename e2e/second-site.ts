/** A second program with content of its own, for states that the site itself is never in. */
import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

export type SecondSite = AsyncDisposable & { address: string };

type Content = {
  /** None is an empty blog; otherwise so many are written besides those of the site. */
  posts?: number;
  /** Editions of Block 1, as its file holds them. */
  editions?: string;
};

/** With `settings` of its own, such as the day it is. */
export async function serveContent(
  { posts, editions }: Content,
  settings: Record<string, string> = {},
): Promise<SecondSite> {
  const folder = mkdtempSync(join(tmpdir(), "torre-e2e-"));
  const content = join(folder, "content");
  cpSync(join(ROOT, "content"), content, { recursive: true });
  if (posts === 0) {
    rmSync(join(content, "blog"), { recursive: true });
  }
  for (let number = 0; number < (posts ?? 0); number += 1) {
    writePost(content, number);
  }
  if (editions) {
    writeFileSync(join(content, "courses/block-1.toml"), withEditions(content, editions));
  }
  const program = spawn(join(ROOT, "target/release/torre"), ["serve"], {
    env: {
      ...process.env,
      TORRE_LISTEN: "127.0.0.1:0",
      TORRE_CONTENT: content,
      TORRE_DATA: join(folder, "data"),
      TORRE_TRUSTED_PROXIES: "127.0.0.1",
      ...settings,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const address = await addressOf(program);
  return {
    address,
    [Symbol.asyncDispose]: async () => {
      const ended = new Promise((resolve) => program.once("exit", resolve));
      program.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function withEditions(content: string, editions: string): string {
  const [facts = "", ...phases] = readFileSync(join(content, "courses/block-1.toml"), "utf8").split(
    "[[phases]]",
  );
  return [`${facts}${editions}\n`, ...phases].join("[[phases]]");
}

function writePost(content: string, number: number): void {
  const folder = join(content, "blog", `articulo-${number}`);
  mkdirSync(folder, { recursive: true });
  const day = `20${10 + Math.floor(number / 28)}-01-${String((number % 28) + 1).padStart(2, "0")}`;
  const front = `title = "Artículo ${number}"\ndescription = "Caso ${number}"\ndate = "${day}"\ntags = ["torre"]`;
  writeFileSync(join(folder, "post.es.md"), `+++\n${front}\n+++\n\nTexto ${number}.\n`);
}

/** The program says where it listens, once it does. */
export function addressOf(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let log = "";
    program.stderr?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      const address = /serving (http:\/\/[\d.:]+)/.exec(log)?.[1];
      if (address) resolve(address);
    });
    program.once("exit", () => reject(new Error(`the program ended: ${log}`)));
  });
}
