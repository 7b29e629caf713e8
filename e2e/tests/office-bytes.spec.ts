/** What the office weighs, and that no public page carries any of it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROUTES } from "../routes";
import { expect, test } from "../site";

const CLIENT = join(import.meta.dirname, "../../web/dist/client");

type Files = { script: string; style: string };
const files = () => JSON.parse(readFileSync(join(CLIENT, "office.json"), "utf8")) as Files;
const packed = (file: string) => readFileSync(join(CLIENT, `${file}.br`)).length;

test("the office's script and style stay small", () => {
  const { script, style } = files();
  expect(packed(script)).toBeLessThanOrEqual(90 * 1024);
  expect(packed(style)).toBeLessThanOrEqual(10 * 1024);
});

test("no public page names them, and no public script does", async ({ request }) => {
  const { script, style } = files();
  const pages = ROUTES.flatMap(({ es, en }) => [...es.slice(0, 1), ...en.slice(0, 1)]);
  expect(pages.length).toBeGreaterThan(30);
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain("</html>");
    for (const file of [script, style, "/staff"]) {
      expect(html.includes(file), `${path} names ${file}`).toBe(false);
    }
  }
  const scripts = readdirSync(join(CLIENT, "assets")).filter((name) => name.endsWith(".js"));
  const others = scripts.filter((name) => !script.endsWith(name));
  const naming = others.filter((name) => {
    const code = readFileSync(join(CLIENT, "assets", name), "utf8");
    return code.includes(script) || code.includes("api/staff");
  });
  expect(naming).toEqual([]);
});
