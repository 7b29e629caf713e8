import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/**
 * What every page needs anyway is one file with the entry, and the small parts that many sections share are one file:
 * thirty files of half a kilobyte each would be packed far worse.
 */
const GROUPS = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: "query", test: /node_modules\/@tanstack\// },
  { name: "parts", test: /src\/(ui|site|features)\//, minShareCount: 6 },
];

/**
 * Vite wraps every `import()` in a helper that preloads styles and scripts. There is one style sheet, and the server
 * names the scripts: of two kilobytes of code, nothing would ever run but the import itself.
 */
const withoutPreloads: Plugin = {
  name: "without-preloads",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
};

/** The style sheet for paper is a file of its own: only printing waits for it (`crates/torre-render/src/html_document.rs`). */
const printStyles: Plugin = {
  name: "print-styles",
  async buildStart() {
    if (this.environment.name === "client" && this.environment.mode === "build") {
      const path = fileURLToPath(new URL("src/styles/print.css", import.meta.url));
      const css = await readFile(path, "utf8");
      const source = css.replace(/\/\*.*?\*\//gs, "").replace(/\s+/g, " ");
      this.emitFile({ type: "asset", name: "print.css", source });
    }
  },
};

/**
 * The server renders at once what it has: no script that a page loads later is ever run there, and React's server has a
 * second half for streams. Both would only be read, at each start.
 */
const onlyWhatTheServerRuns: Plugin = {
  name: "only-what-the-server-runs",
  apply: (_config, { isSsrBuild }) => isSsrBuild === true,
  resolveDynamicImport: () => "\0later",
  load(id) {
    if (id === "\0later") {
      return "export {};";
    }
    return id.endsWith("/react-dom/server.browser.js")
      ? 'module.exports = require("./cjs/react-dom-server-legacy.browser.production.js");'
      : undefined;
  },
};

/**
 * Two builds from one source: what browsers load (`dist/client`), and one script that the
 * server runs in QuickJS (`dist/server`).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [withoutPreloads, onlyWhatTheServerRuns, printStyles, react(), tailwindcss()],
  publicDir: isSsrBuild ? false : "public",
  server: { port: 5173, strictPort: true, cors: true, origin: "http://127.0.0.1:5173" },
  ssr: { noExternal: true, target: "webworker" },
  build: {
    target: "es2022",
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    emptyOutDir: true,
    manifest: isSsrBuild ? false : "manifest.json",
    assetsInlineLimit: 0,
    // The server says which scripts a page needs: in its HTML, and in its data for whoever is inside the site.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? { output: { format: "iife", entryFileNames: "entry-server.js", codeSplitting: false } }
      : {
          input: "src/entry-client.tsx",
          // Every script holds the names of those it needs: a sign less of each is fifty bytes less for the home page.
          output: { codeSplitting: { groups: GROUPS }, chunkFileNames: "assets/[name]-[hash:7].js" },
        },
  },
}));
