import { expect, test } from "vitest";
import { arrivalTarget, switchTarget } from "../src/features/language/switch-target";
import type { PageData } from "../src/generated/PageData";

type Addresses = PageData["addresses"];

function page(addresses: Addresses): PageData {
  return { addresses } as PageData;
}

const courses = page({ es: "/cursos", en: "/courses", inPlace: false, spoken: ["/cursos"] });
const home = page({ es: "/", en: "/?lang=en", inPlace: true, spoken: ["/", "/home"] });
const at = (path: string) => new URL(path, "https://torre.example");

test("a page with an address in each language moves to its counterpart, query and hash included", () => {
  const target = switchTarget(courses, "en", at("/cursos?category=initial#board"));
  expect(target).toEqual({ href: "/courses?category=initial#board", moves: true, valid: true });
});

test("a page that changes in place keeps its address and drops a forced language", () => {
  expect(switchTarget(home, "es", at("/home?lang=en"))).toEqual({ href: "/home", moves: false, valid: true });
});

test("a blog address without a post changes in place", () => {
  expect(switchTarget(page(null), "en", at("/blog/nada")).href).toBe("/blog/nada");
});

test("an address that is no page leads home", () => {
  expect(switchTarget(page(null), "en", at("/nada"))).toEqual({ href: "/", moves: true, valid: false });
});

test("whoever arrives at an address that is no page stays there", () => {
  const target = arrivalTarget(page(null), "en", at("/nada?ref=mail#abajo"));
  expect(target).toEqual({ href: "/nada?ref=mail#abajo", moves: false, valid: true, loads: true });
});

test("whoever arrives at a page goes where a switch would lead", () => {
  expect(arrivalTarget(courses, "en", at("/cursos"))).toEqual(switchTarget(courses, "en", at("/cursos")));
});

test("the site as files has one page for what is not there: nobody is sent to it again", () => {
  const exported = { addresses: null, exported: { server: "" } } as PageData;
  expect(arrivalTarget(exported, "en", at("/nada"))).toBeNull();
  expect(arrivalTarget(exported, "en", at("/blog/nada"))).toBeNull();
});
