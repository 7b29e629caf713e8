import { expect, test } from "vitest";
import { switchTarget } from "../src/features/language/switch-target";
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
