/** The keyboard goes where the page goes. */
import { test } from "../test";

/** Where the focus is: in which part of the page, and on what. */
const focusIn = (place: string) => document.querySelector(place)?.contains(document.activeElement) ?? false;

test("after the skip link the next Tab is in the content", async ({ visitor }) => {
  await visitor.open("/servicios");
  await visitor.press("Tab");
  await visitor.finds(true, focusIn, ".skip-link");
  await visitor.press("Enter");
  await visitor.isAt("/servicios#main");
  await visitor.press("Tab");
  await visitor.finds(true, focusIn, "main");
  await visitor.finds(false, focusIn, ".site-header");
});

test("after a link to the form the next Tab is in its section", async ({ visitor }) => {
  await visitor.open("/bloque-1-torre");
  await visitor.click("link", "Solicitar información", { role: "main" });
  await visitor.isAt("/bloque-1-torre#formulario");
  await visitor.press("Tab");
  await visitor.finds(true, focusIn, "#formulario");
});
