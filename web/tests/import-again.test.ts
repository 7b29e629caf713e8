import { expect, test, vi } from "vitest";
import { failedScript, importAgain } from "../src/site/import-again";

test("what comes is loaded once", async () => {
  const load = vi.fn(async () => "module");
  expect(await importAgain(load)).toBe("module");
  expect(load).toHaveBeenCalledTimes(1);
});

test("what did not come is tried a second time, and then it is an error", async () => {
  const load = vi.fn(() => Promise.reject(new Error("Importing a module script failed.")));
  await expect(importAgain(load)).rejects.toThrow("Importing a module script failed.");
  expect(load).toHaveBeenCalledTimes(2);
});

test("browsers say which script it was", () => {
  const script = "https://torre.example/assets/faq-BgsbNQB.js";
  expect(failedScript(new TypeError(`Failed to fetch dynamically imported module: ${script}`))).toBe(script);
  expect(failedScript(new TypeError(`error loading dynamically imported module: ${script}`))).toBe(script);
  expect(failedScript(new TypeError("Importing a module script failed."))).toBeUndefined();
});
