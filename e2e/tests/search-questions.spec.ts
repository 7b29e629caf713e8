/**
 * What people ask, in their words, against the index that the program serves: the right answer is the first or the second
 * hit. Nothing is shown here; the search runs as it does in a browser.
 */
import type { APIRequestContext } from "@playwright/test";
import { indexOf, search } from "../../web/src/features/search/rank";
import type { SearchFile } from "../../web/src/generated/SearchFile";
import { expect, test } from "../site";

/** What is typed, and the titles of which one must be among the first two. */
type Asked = [typed: string, ...right: string[]];

const SPANISH: Asked[] = [
  ["cuándo empieza", "¿Cuándo puedo empezar?"],
  ["cuándo empieza el bloque 1", "Bloque 1: Básico y Torre"],
  ["precio", "Cuánto cuesta"],
  ["cuánto cuesta el curso", "Cuánto cuesta"],
  ["precio de la habilitación completa", "Habilitación completa"],
  ["becas", "Cuánto cuesta"],
  ["pagar a plazos", "Cuánto cuesta"],
  ["gafas", "¿Puedo ser controlador con gafas o lentillas?"],
  ["miopía", "El médico de clase 3, sin jerga"],
  ["edad", "¿Puedo ser controlador?"],
  ["edad máxima", "Tengo 34 años, ¿llego tarde?", "¿Puedo ser controlador?"],
  ["requisitos", "¿Puedo ser controlador?"],
  ["qué necesito para entrar", "¿Qué necesito para entrar?"],
  ["sueldo", "¿Cuánto gana un controlador aéreo?"],
  ["cuánto gana un controlador", "¿Cuánto gana un controlador aéreo?"],
  ["nivel de inglés", "¿Basta con el nivel B2 de inglés?"],
  ["hace falta carrera", "¿Hace falta una carrera?"],
  ["médico", "El médico de clase 3, sin jerga"],
  ["cuánto cuesta el médico", "¿Cuánto cuesta el médico de clase 3?"],
  ["cuánto dura la habilitación completa", "Habilitación completa"],
  ["fechas de la convocatoria", "La convocatoria"],
  ["cuándo sale la próxima convocatoria", "¿Cuándo sale la próxima convocatoria?"],
  ["oposiciones", "La convocatoria", "¿Son oposiciones?"],
  ["puedo trabajar mientras hago el curso", "¿Puedo seguir el curso si trabajo?"],
  ["qué es feast", "¿Qué es FEAST?"],
  ["teléfono", "Contacto"],
  ["dónde estáis", "Contacto"],
  ["alojamiento", "Madrid"],
  ["profesores", "Quién enseña"],
  ["trabajo garantizado", "¿Me garantiza un trabajo?"],
];

const ENGLISH: Asked[] = [
  ["when", "When can I start?"],
  ["when does block 1 start", "Block 1: Basic and Tower"],
  ["how much", "What it costs"],
  ["price", "What it costs"],
  ["how much does it cost", "What it costs"],
  ["scholarship", "What it costs"],
  ["can I pay in instalments", "What it costs"],
  ["glasses", "Can I be a controller with glasses or contact lenses?"],
  ["eyesight", "The class 3 medical in plain words"],
  ["age limit", "Can I be a controller?"],
  ["am I too old", "Can I be a controller?"],
  ["requirements", "Can I be a controller?"],
  ["salary", "How much does an air traffic controller earn?"],
  ["how much do controllers earn", "How much does an air traffic controller earn?"],
  ["english level", "Is B2 English enough?"],
  ["do I need a degree", "Do I need a degree?"],
  ["medical", "The class 3 medical in plain words"],
  ["how much is the medical", "How much is the class 3 medical?"],
  ["how long is the full rating", "Full Rating"],
  ["when is the next selection round", "When does the next round come out?"],
  ["enaire", "Preparation for ENAIRE’s selection round"],
  ["can I work while I take the course", "Can I take the course while working?"],
  ["feast test", "What is FEAST?"],
  ["phone number", "Contact"],
  ["accommodation", "Madrid"],
  ["teachers", "Who teaches"],
  ["job guarantee", "Does it guarantee me a job?"],
  ["non EU citizens", "Can students from other countries join?", "Do I need Spanish nationality?"],
  ["do I need to speak spanish", "Can I apply if Spanish is not my first language?"],
  ["pass rate", "What is your success rate?"],
];

async function indexAt(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  return indexOf((await answer.json()) as SearchFile);
}

for (const [path, questions] of [
  ["/search.es.json", SPANISH],
  ["/search.en.json", ENGLISH],
] as const) {
  test(`thirty questions find their answer in ${path}`, async ({ request }) => {
    expect(questions).toHaveLength(30);
    const index = await indexAt(request, path);
    const wrong = questions.flatMap(([typed, ...right]) => {
      const { groups } = search(index, typed);
      const first = groups.flatMap(({ entries }) => entries.map(({ title }) => title)).slice(0, 2);
      return first.some((title) => right.includes(title)) ? [] : [{ typed, first, right }];
    });
    expect(wrong).toEqual([]);
  });
}

test("a question that is found names the course or page that answers it", async ({ request }) => {
  const { groups } = search(await indexAt(request, "/search.es.json"), "cuándo empieza");
  const questions = groups.find(({ kind }) => kind === "question")?.entries ?? [];
  const pages = Object.fromEntries(questions.map(({ title, page }) => [title, page]));
  expect(pages["¿Cuándo puedo empezar?"]).toBe("Curso inicial de controlador");
  expect(pages["¿Cuándo empieza el próximo curso?"]).toBe("Formación avanzada");
});

for (const [path, typed, expected] of [
  [
    "/search.en.json",
    "requirements",
    ["Can I be a controller?", "What do I need to be admitted?", "The class 3 medical in plain words"],
  ],
  [
    "/search.es.json",
    "requisitos de admisión",
    [
      "¿Puedo ser controlador?",
      "Requisitos para ser controlador aéreo en España",
      "El médico de clase 3, sin jerga",
    ],
  ],
] as const) {
  test(`"${typed}" finds the check, what is asked for and the medical (${path})`, async ({ request }) => {
    const { groups } = search(await indexAt(request, path), typed);
    const titles = groups.flatMap(({ entries }) => entries.map(({ title }) => title));
    expect(titles[0]).toBe(expected[0]);
    expect(titles).toEqual(expect.arrayContaining([...expected]));
  });
}
