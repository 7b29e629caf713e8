/** WebKitGTK, driven by WebKitWebDriver on a screen of its own that nobody sees. */
import { once } from "node:events";
import { mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { emptyStorage } from "../../storage";
import type { Driver, Key } from "../driver";
import { find, type Query } from "../find";
import { freePort, start, stop, untilReady } from "../processes";
import { VIEWPORT } from "../viewport";
import { openSession, type ElementReference, type Session } from "./webdriver-session";

const KEYS: Record<Key, string> = {
  Escape: "\uE00C",
  Enter: "\uE007",
  Tab: "\uE004",
  ArrowDown: "\uE015",
  ArrowRight: "\uE014",
};

/** Letters and pictures are painted by the processor, which stands in for a graphics card otherwise. */
const PAINTED: NodeJS.ProcessEnv = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1" };

export const startWebKit = () => startPainting(PAINTED);

/**
 * For pages that are only read: what a compositor would put together is painted at once, for half of the machine's time.
 * View transitions need one, and end this browser.
 */
export const startWebKitForReaders = () =>
  startPainting({ ...PAINTED, WEBKIT_DISABLE_COMPOSITING_MODE: "1" });

async function startPainting(painting: NodeJS.ProcessEnv): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), "torre-webkit-"));
  const log = join(folder, "console");
  await writeFile(log, "");
  const [screen, display] = await startScreen();
  const port = await freePort();
  const server = start("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, ...painting, DISPLAY: display, GTK_A11Y: "none" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilReady(`http://127.0.0.1:${port}/status`);
  const session = await openSession(`http://127.0.0.1:${port}`, {
    alwaysMatch: {
      "webkitgtk:browserOptions": {
        binary: join(import.meta.dirname, "webkit-window.py"),
        args: [folder, log, String(VIEWPORT.width), String(VIEWPORT.height)],
      },
    },
  });
  const nextReader = async (site: string) => {
    // An address of the site without scripts, from which its storage can be emptied.
    await session.send("POST", "/url", { url: `${site}/robots.txt` });
    await session.send("DELETE", "/cookie");
    await evaluate(session, emptyStorage);
    await truncate(log);
  };
  return {
    ...driverOf(session, log),
    // It has one tab.
    newVisitor: nextReader,
    nextReader,
    close: async () => {
      await session.send("DELETE", "");
      await stop(server);
      await stop(screen);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function driverOf(session: Session, log: string): Omit<Driver, "newVisitor" | "nextReader" | "close"> {
  const element = (query: Query) => evaluate(session, find, query) as Promise<ElementReference | null>;
  return {
    open: async (url) => void (await session.send("POST", "/url", { url })),
    back: async () => void (await session.send("POST", "/back", {})),
    forward: async () => void (await session.send("POST", "/forward", {})),
    evaluate: (work, ...given) => evaluate(session, work, ...given),
    inspect: async (query, work) => {
      const found = await element(query);
      // In the page the reference is the element again.
      return found && ((await evaluate(session, work, found as unknown as HTMLElement)) as never);
    },
    click: async (query) => {
      const target = await element(query);
      if (target === null) {
        return false;
      }
      // The driver does not wait until the page has scrolled smoothly, and finds nothing where it would click.
      await evaluate(session, scrollIntoView, target as unknown as HTMLElement);
      await session.element(target, "/click");
      return true;
    },
    type: async (query, text) => {
      const field = await element(query);
      await (field && session.element(field, "/value", { text }));
      return field !== null;
    },
    press: async (key) => {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] }));
      await session.send("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    console: () => consoleMessages(session, log),
  };
}

const scrollIntoView = (element: HTMLElement) =>
  element.scrollIntoView({ block: "nearest", behavior: "instant" });

/** The result of an asynchronous script is awaited by every version of the driver, that of a plain one is not. */
async function evaluate<A extends unknown[], R>(
  session: Session,
  work: (...given: A) => R,
  ...given: A
): Promise<Awaited<R>> {
  const script = `
    const given = [...arguments];
    const done = given.pop();
    Promise.resolve().then(() => (${work})(...given)).then(
      (value) => done({ value: value ?? null }),
      (error) => done({ error: String(error) }));`;
  const result = (await session.send("POST", "/execute/async", { script, args: given })) as
    { value: Awaited<R> } | { error: string };
  if ("error" in result) {
    throw new Error(`in the page: ${result.error}`);
  }
  return result.value;
}

/** What is no fault of the site. */
const OF_NO_CONCERN = new RegExp(
  [
    // WebKitGTK installs no sites, and does not know the directive about their manifests.
    "Unrecognized Content-Security-Policy directive 'manifest-src'",
    // The machine was busy and the page's scripts, which come after the first paint, were late.
    "was preloaded using link preload but not used",
    "CONSOLE LOG read until",
  ].join("|"),
);

/** What the page says is written by another process: all of it is there once its last word is. */
async function consoleMessages(session: Session, log: string): Promise<string[]> {
  const last = `read until ${Date.now()}`;
  await evaluate(session, (word) => console.log(word), last);
  for (;;) {
    const lines = (await readFile(log, "utf8")).split("\n");
    if (lines.some((line) => line.includes(last))) {
      return lines.filter((line) => line.includes("CONSOLE") && !OF_NO_CONCERN.test(line));
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** The X server takes a display that is free and says which. */
async function startScreen() {
  const size = `${VIEWPORT.width}x${VIEWPORT.height}x24`;
  const screen = start("Xvfb", ["-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(screen.stdio[3] as Readable, "data")) as [Buffer];
  return [screen, `:${number.toString().trim()}`] as const;
}
