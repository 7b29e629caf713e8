import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const CLIENT = "../web/dist/client";

/** Tells the server which two files the office's page loads. Vite's own manifest is the site's. */
const officeFiles: Plugin = {
  name: "office-files",
  generateBundle: {
    // After Vite itself, which adds the style sheet.
    order: "post",
    handler(_, bundle) {
      const named = (ending: string) => Object.keys(bundle).find((file) => file.endsWith(ending));
      const files = { script: named(".js"), style: named(".css") };
      this.emitFile({ type: "asset", fileName: "office.json", source: `${JSON.stringify(files)}\n` });
    },
  },
};

/**
 * One script and one style sheet of the office's own, beside the site's files and without a word in their manifest: no
 * public page can come to load them. Built after the site, whose build empties the folder, and before the compression.
 */
export default defineConfig({
  // Tailwind reads the site's tokens and nothing else: the office imports none of its utilities.
  plugins: [react(), tailwindcss(), officeFiles],
  publicDir: false,
  build: {
    target: "es2022",
    outDir: CLIENT,
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: "src/main.tsx",
      output: {
        codeSplitting: false,
        entryFileNames: "assets/office-[hash].js",
        // The typefaces keep the names that the site's build gave them: the same files.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css"))
            ? "assets/office-[hash][extname]"
            : "assets/[name]-[hash][extname]",
      },
    },
  },
  test: { include: ["tests/**/*.test.{ts,tsx}"] },
});
