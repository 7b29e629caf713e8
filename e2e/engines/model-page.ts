/** A page that runs the exercise's model, bundled as browsers get it, and shows how solved exercises end. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build, type Rollup } from "vite";

const SCRIPT = `import { ends } from "ends"; document.body.textContent = ends(SEEDS).join("\\n");`;

async function bundled(seeds: number): Promise<string> {
  const ends = fileURLToPath(new URL("../../web/tests/exercise/ends.ts", import.meta.url));
  const output = (await build({
    configFile: false,
    logLevel: "warn",
    resolve: { alias: { ends } },
    build: { write: false, rollupOptions: { input: "virtual:script" } },
    plugins: [
      {
        name: "script",
        resolveId: (id) => (id === "virtual:script" ? id : undefined),
        load: (id) => (id === "virtual:script" ? SCRIPT.replace("SEEDS", String(seeds)) : undefined),
      },
    ],
  })) as Rollup.RollupOutput;
  return output.output[0].code;
}

/** Gives its address to `use`. */
export async function withModelPage(seeds: number, use: (url: string) => Promise<void>): Promise<void> {
  const script = await bundled(seeds);
  const page = `<!doctype html><title>Model</title><link rel="icon" href="data:,"><body><script type="module">${script}</script>`;
  const server = createServer((_, response) =>
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
