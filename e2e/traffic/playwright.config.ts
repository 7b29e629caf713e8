import { defineConfig } from "@playwright/test";

/** Scripted traffic alone, at any size: it brings its own programs. */
export default defineConfig({
  testDir: "../tests",
  testMatch: "visits-traffic.spec.ts",
  reporter: [["list"]],
});
