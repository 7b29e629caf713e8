/** Places on a page, in the address: also while the language changes, and also when they make no sense. */
import { test } from "../test";

test("a switch of language at a place on the page changes the language and keeps the place", async ({
  visitor,
}) => {
  await visitor.open("/#contact-section");
  await visitor.click("button", "Cambiar a inglés");
  await visitor.sees("button", "Switch to Spanish");
  await visitor.isAt("/#contact-section");
  await visitor.finds("en", () => document.documentElement.lang);
});

test("a place that cannot be decoded is no place, and breaks nothing", async ({ visitor }) => {
  await visitor.open("/cursos#%E0%A4%A");
  await visitor.evaluate(() => void (location.hash = "%E0%A4%B"));
  await visitor.isAt("/cursos#%E0%A4%B");
  await visitor.click("link", "Servicios", { role: "navigation", name: "Navegación principal" });
  await visitor.isAt("/servicios");
});
