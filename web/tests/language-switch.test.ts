import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLanguageSwitch } from "../src/features/language/language-switch";
import type { SwitchTarget } from "../src/features/language/switch-target";
import type { Language } from "../src/generated/Language";
import type { PageData } from "../src/generated/PageData";

const COURSES = { es: "/cursos", en: "/courses", inPlace: false, spoken: [] };
const SERVICES = { es: "/servicios", en: "/services", inPlace: false, spoken: [] };
const HOME = { es: "/", en: "/?lang=en", inPlace: true, spoken: [] };

const page = (language: Language, addresses: PageData["addresses"]) => ({ language, addresses }) as PageData;

/** A site whose pages are there as soon as they are asked for, unless a navigation is under way. */
function visit(first: PageData, path: string) {
  const went: string[] = [];
  const state = { here: path, settled: Promise.resolve(), page: first };
  const change = createLanguageSwitch({
    page: first,
    here: () => new URL(state.here, "https://torre.example"),
    settled: () => state.settled,
    go: ({ href }: SwitchTarget, language: Language) => {
      went.push(href);
      show(page(language, state.page.addresses), href);
    },
  });
  const show = (shown: PageData, href: string) => {
    Object.assign(state, { page: shown, here: href });
    change.pageShown(shown);
  };
  return { change, went, state, show };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("a second change of address waits for the guard, and the toggle shows it at once", async () => {
  const { change, went } = visit(page("es", COURSES), "/cursos");
  change.choose("en");
  expect(change.wanted()).toBe("en");
  await pass(0);
  expect(went).toEqual(["/courses"]);
  change.choose("es");
  expect(change.wanted()).toBe("es");
  await pass(999);
  expect(went).toEqual(["/courses"]);
  await pass(1);
  expect(went).toEqual(["/courses", "/cursos"]);
});

test("of several within the guard the last is made, and none where it asks for what is shown", async () => {
  const { change, went } = visit(page("es", COURSES), "/cursos");
  change.choose("en");
  await pass(0);
  change.choose("es");
  change.choose("en");
  await pass(5000);
  expect(went).toEqual(["/courses"]);
  expect(change.wanted()).toBeNull();
});

test("a page that changes in place knows no guard", async () => {
  const { change, went } = visit(page("es", HOME), "/");
  change.choose("en");
  await pass(0);
  change.choose("es");
  await pass(0);
  expect(went).toEqual(["/", "/"]);
});

test("a change while another page is on its way is made of that page", async () => {
  const { change, went, state, show } = visit(page("es", COURSES), "/cursos");
  let arrive = () => {};
  state.settled = new Promise((resolve) => (arrive = resolve));
  state.here = "/servicios";
  change.choose("en");
  await pass(0);
  expect(went).toEqual([]);
  show(page("es", SERVICES), "/servicios");
  arrive();
  await pass(0);
  expect(went).toEqual(["/services"]);
});

test("whoever goes on within the guard and arrives in the wanted language is left alone", async () => {
  const { change, went, show } = visit(page("es", COURSES), "/cursos");
  change.choose("en");
  await pass(0);
  change.choose("es");
  show(page("es", SERVICES), "/servicios");
  await pass(5000);
  expect(went).toEqual(["/courses"]);
  expect(change.wanted()).toBeNull();
});
