import { expect, test } from "vitest";
import { excerpt, partsOf } from "../src/features/search/marks";
import { errorsIn } from "../src/features/search/match";
import { indexOf, search } from "../src/features/search/rank";
import type { SearchEntry } from "../src/generated/SearchEntry";

const entry = (kind: SearchEntry["kind"], title: string, text = "", words = ""): SearchEntry => ({
  kind,
  href: `/${title}`,
  title,
  text,
  words,
});

const entries = [
  entry("post", "Un día en la frecuencia", "La torre por dentro", "turnos equipo"),
  entry("course", "Bloque 1: Básico y Torre", "La habilitación de aeródromo", "b1 gmc"),
  entry("question", "¿Cuánto gana un controlador aéreo?", "Entre 31.000 y 200.000 euros"),
  entry("page", "Canarias", "El centro de Gran Canaria", "telde guagua"),
];
const index = indexOf({ entries, synonyms: [] });

const titles = (query: string) =>
  search(index, query).groups.flatMap(({ entries }) => entries.map(({ title }) => title));

test("a title counts more than a text", () => {
  expect(titles("torre")).toEqual(["Bloque 1: Básico y Torre", "Un día en la frecuencia"]);
});

test("accents and capitals are ignored, in what is typed and in what is found", () => {
  expect(titles("BASICO")).toEqual(["Bloque 1: Básico y Torre"]);
  expect(titles("aeródromo")).toEqual(["Bloque 1: Básico y Torre"]);
  expect(titles("aerodromo")).toEqual(["Bloque 1: Básico y Torre"]);
});

test("the beginning of a word is enough", () => {
  expect(titles("cana")).toEqual(["Canarias"]);
});

test("a wrong, a missing, an extra and two swapped letters are forgiven", () => {
  for (const typed of ["cantrolador", "contolador", "conttrolador", "contorlador"]) {
    expect(titles(typed), typed).toEqual(["¿Cuánto gana un controlador aéreo?"]);
  }
});

test("errors are forgiven only where nothing begins with what was typed", () => {
  // "torre" is one letter from "corre", which nobody wrote; "gran" begins a word and is not read as "gana".
  expect(titles("gran")).toEqual(["Canarias"]);
  expect(titles("xyzq")).toEqual([]);
});

test("short words must be right", () => {
  expect(titles("b2")).toEqual([]);
  expect(titles("b1")).toEqual(["Bloque 1: Básico y Torre"]);
});

test("every word must be answered, and small words are no words", () => {
  expect(titles("torre canarias")).toEqual([]);
  expect(titles("cuánto gana el controlador")).toEqual(["¿Cuánto gana un controlador aéreo?"]);
});

test("nothing typed finds nothing", () => {
  expect(search(index, "  ").count).toBe(0);
});

test("entries are grouped by kind, numbered through", () => {
  const { groups, count } = search(index, "c");
  expect(count).toBe(groups.reduce((sum, { entries }) => sum + entries.length, 0));
  expect(groups.map(({ first }) => first)).toEqual([0, 1]);
});

test("errors are counted to the beginning of a longer word", () => {
  expect(errorsIn("habiltac", "habilitacion", 2)).toBe(1);
  expect(errorsIn("torre", "torre", 1)).toBe(0);
  expect(errorsIn("torer", "torre", 1)).toBe(1);
  expect(errorsIn("avion", "torre", 1)).toBe(Infinity);
});

test("what was typed is marked, with the accents it has on the page", () => {
  const { terms } = search(index, "basi");
  expect(partsOf("Bloque 1: Básico", terms)).toEqual([
    { text: "Bloque 1: ", marked: false },
    { text: "Bási", marked: true },
    { text: "co", marked: false },
  ]);
});

test("a long text is cut around its first answer", () => {
  const { terms } = search(index, "torre");
  const long = `${"palabra ".repeat(40)}torre ${"palabra ".repeat(40)}`;
  expect(excerpt(long, terms)).toMatch(/^….*torre.*…$/);
  expect(excerpt(long, terms).length).toBeLessThan(160);
  expect(excerpt(`${"palabra ".repeat(40)}torre.`, terms)).toMatch(/^….*torre\.$/);
});

const known = indexOf({
  entries,
  synonyms: [
    { words: ["sueldo", "cuanto gana", "gana"] },
    { words: ["llegar", "guagua", "como llego"], href: "/Canarias" },
    { words: ["dura", "meses"] },
  ],
});

const knownTitles = (query: string) =>
  search(known, query).groups.flatMap(({ entries: found }) => found.map(({ title }) => title));

test("another word for it finds it, while it is still being typed too", () => {
  for (const typed of ["sueldo", "suel", "cuánto gana"]) {
    expect(knownTitles(typed), typed).toEqual(["¿Cuánto gana un controlador aéreo?"]);
  }
  expect(titles("sueldo")).toEqual([]);
});

test("a page that is named as the answer is the first one", () => {
  expect(knownTitles("cómo llego")).toEqual(["Canarias"]);
  expect(search(known, "cómo llego").terms.map(({ typed }) => typed)).toEqual(["como llego"]);
});

test("of another word little may be missing", () => {
  const during = indexOf({
    entries: [entry("post", "Durante el turno")],
    synonyms: [{ words: ["duracion", "dura"] }],
  });
  expect(search(during, "duración").count).toBe(0);
});

test("a sentence is answered by what has most of its words", () => {
  expect(titles("el centro de gran canaria y sus guaguas azules")).toEqual(["Canarias"]);
});

test("a word that few have tells more than one that many have", () => {
  const many = ["uno", "dos", "tres"].map((title) => entry("question", `controlador ${title}`));
  const rare = indexOf({ entries: [...many, entry("question", "gafas")], synonyms: [] });
  expect(search(rare, "controlador con gafas graduadas").groups[0]?.entries[0]?.title).toBe("gafas");
});

test("a question is found by the page it stands on", () => {
  const question = { ...entry("question", "¿Cuándo empieza?"), page: "Bloque 2: Ruta" };
  const index = indexOf({ entries: [question, entry("question", "¿Cuándo empieza?")], synonyms: [] });
  expect(search(index, "empieza ruta").groups[0]?.entries).toEqual([question]);
});

test("a page that is named as the answer does not keep the others from being shown", () => {
  const medical = entry("post", "El médico de clase 3", "Lo que pide la norma", "requisitos");
  const asked = indexOf({
    entries: [entry("page", "¿Puedo?"), medical],
    synonyms: [{ words: ["requisitos"], href: "/¿Puedo?" }],
  });
  const found = search(asked, "requisitos").groups.flatMap((group) =>
    group.entries.map(({ title }) => title),
  );
  expect(found).toEqual(["¿Puedo?", "El médico de clase 3"]);
});
