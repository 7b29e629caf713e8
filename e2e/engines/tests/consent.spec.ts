/** The question about cookies, on a site that has something to ask. */
import { test } from "../test";

const tagScripts = (tags: string) => document.querySelectorAll(`script[src^="${tags}"]`).length;

test("a no loads nothing and is not asked again", async ({ askedVisitor: visitor, tags }) => {
  await visitor.open("/");
  await visitor.click("button", "Rechazar");
  await visitor.seesNo("button", "Rechazar");
  await visitor.open("/cursos");
  await visitor.seesNo("button", "Rechazar");
  await visitor.sees("link", "Preferencias de cookies");
  await visitor.finds(0, tagScripts, tags);
});

test("a yes loads the tags, on this page and on the next", async ({ askedVisitor: visitor, tags }) => {
  await visitor.open("/");
  await visitor.finds(0, tagScripts, tags);
  await visitor.click("button", "Aceptar");
  await visitor.finds(2, tagScripts, tags);
  await visitor.open("/cursos");
  await visitor.finds(2, tagScripts, tags);
  await visitor.finds(true, () => document.cookie.includes("_ga="));
});
