/** From page to page, through a page, and from one language to the other. */
import type { Query } from "../find";
import { expect, test } from "../test";

const MAIN: Query = { role: "main" };
const NAVIGATION: Query = { role: "navigation", name: "Navegación principal" };
const COURSES = { es: "Elige por dónde entras", en: "Choose where you start" };

test("pages follow each other by links, and back and forward lead through them", async ({
  visitor,
  engine,
}) => {
  await visitor.open("/");
  const hasNavigation = await visitor.evaluate(() => "navigation" in window);
  expect(hasNavigation && engine.startsWith("chromium"), "the API was taken away").toBe(false);
  await visitor.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await visitor.click("link", "Cursos", NAVIGATION);
  await visitor.isAt("/cursos");
  await visitor.reads("es", COURSES.es);
  // With the Navigation API the page is shown without a load; without it a link is a link.
  await visitor.finds(hasNavigation, () => "sameDocument" in window);
  await visitor.click("link", "Servicios", NAVIGATION);
  await visitor.isAt("/servicios");
  await visitor.goBack();
  await visitor.isAt("/cursos");
  await visitor.reads("es", COURSES.es);
  await visitor.goBack();
  await visitor.isAt("/");
  await visitor.goForward();
  await visitor.isAt("/cursos");
  await visitor.reads("es", COURSES.es);
});

test("a link to a place on the page leads there, and back removes it from the address", async ({
  visitor,
}) => {
  const isInView = () => {
    const { top } = document.getElementById("contact-section")!.getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2;
  };
  await visitor.open("/");
  await visitor.click("link", "Solicitar información", MAIN);
  await visitor.isAt("/#contact-section");
  await visitor.finds(true, isInView);
  await visitor.goBack();
  await visitor.isAt("/");
});

test("the filter of the course list stays in the address, and a reload keeps it", async ({ visitor }) => {
  await visitor.open("/cursos");
  await visitor.click("button", "Avanzada");
  await visitor.isAt("/cursos?category=advanced");
  await visitor.open("/cursos?category=advanced");
  const isPressed = (button: HTMLElement) => button.getAttribute("aria-pressed");
  await visitor.notices("true", { role: "button", name: "Avanzada" }, isPressed);
});

test.describe("a switch of language", () => {
  test("leads to the counterpart and replaces the address", async ({ visitor }) => {
    await visitor.open("/");
    await visitor.open("/cursos");
    await visitor.reads("es", COURSES.es);
    await visitor.click("button", "Cambiar a inglés");
    await visitor.isAt("/courses");
    await visitor.reads("en", COURSES.en);
    await visitor.goBack();
    await visitor.isAt("/");
  });

  test("on a page with one address changes the page in place, and is remembered", async ({ visitor }) => {
    await visitor.open("/blog");
    await visitor.click("button", "Cambiar a inglés");
    await visitor.sees("button", "Switch to Spanish");
    await visitor.isAt("/blog");
    await visitor.finds("en", () => document.documentElement.lang);
    await visitor.open("/");
    await visitor.sees("button", "Switch to Spanish");
  });
});
