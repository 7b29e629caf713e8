import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * The parts page, for development only: `npx vite --config vite.parts.config.ts`, then /parts.html.
 * Its data and pictures come from a running `torre serve` (setting TORRE, default port 8080). It is no input of
 * the site's own build and never stands in dist/.
 */
const torre = process.env.TORRE ?? "http://127.0.0.1:8080";
const proxy = { "/api": torre, "/media": torre };

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: { port: 5174, strictPort: true, proxy },
  preview: { port: 5174, strictPort: true, proxy },
  build: {
    target: "es2022",
    outDir: "dist-parts",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: "parts.html" },
  },
});
