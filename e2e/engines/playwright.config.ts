import { defineConfig, type Project } from "@playwright/test";
import { leftOut } from "../every-page";
import { ENGINE_NAMES, type EngineName } from "./test";

/** The main suite walks every page and the office in Chromium; WebKit's driver can be given no passkeys for the office. */
const TESTS: Record<EngineName, Pick<Project, "testMatch" | "testIgnore">> = {
  firefox: {},
  webkit: { testIgnore: ["pages.spec.ts", "office.spec.ts"] },
  "webkit for readers": { testMatch: ["pages.spec.ts"] },
  "chromium without the Navigation API": { testIgnore: ["pages.spec.ts", "office.spec.ts"] },
};

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
    ...TESTS[engine],
  })),
});
