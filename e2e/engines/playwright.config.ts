import { defineConfig } from "@playwright/test";
import { leftOut } from "../every-page";
import { ENGINE_NAMES, type EngineName } from "./test";

/** The other engines. Playwright only runs the tests here; the browsers are Debian's and driven by standard protocols. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: "tests",
  workers: 3,
  // One hiccup of a busy machine in many hundred tests fails no run; Playwright lists it as flaky, and it is a bug to find.
  retries: 1,
  ...leftOut(),
  forbidOnly: true,
  reporter: [["list"]],
  timeout: 60_000,
  projects: ENGINE_NAMES.map((engine) => ({
    name: engine,
    use: { engine },
    // The main suite walks every page in Chromium; without the Navigation API only the journeys differ.
    testIgnore: engine.startsWith("chromium") ? "pages.spec.ts" : [],
  })),
});
