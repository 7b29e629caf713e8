/** What visitors do on a page. */
import type { Query } from "../find";
import { expect, test } from "../test";

const MAIN: Query = { role: "main" };

const isFocused = (element: HTMLElement) => element === document.activeElement;
const scrollIsLocked = () => getComputedStyle(document.documentElement).overflowY === "hidden";

test("an enquiry is sent and stored", async ({ visitor, site }) => {
  const email = `visitante-${test.info().workerIndex}@example.com`;
  await visitor.open("/contacto");
  await visitor.type("textbox", "Nombre", "Ana Prueba");
  await visitor.type("textbox", "Correo electrónico", email);
  await visitor.type("textbox", "Mensaje", "Quiero saber más del curso.");
  await visitor.click("checkbox", undefined, MAIN);
  await visitor.click("button", "Enviar", MAIN);
  await visitor.isAt("/exito");
  await visitor.sees("heading", undefined, MAIN);
  expect(await site.leads()).toContain(email);
});

test("an enquiry with a mistake is not sent, says what is wrong and keeps the text", async ({ visitor }) => {
  await visitor.open("/contacto");
  await visitor.type("textbox", "Nombre", "A");
  await visitor.click("button", "Enviar", MAIN);
  const name: Query = { role: "textbox", name: "Nombre" };
  await visitor.notices("true", name, (field) => field.getAttribute("aria-invalid"));
  await visitor.notices(true, name, isFocused);
  await visitor.notices("A", name, (field) => (field as HTMLInputElement).value);
  await visitor.isAt("/contacto");
});

test("the form of the course list opens over the page, closes by Escape and gives focus back", async ({
  visitor,
}) => {
  const opener: Query = { role: "link", name: "Solicitar información", within: MAIN };
  await visitor.open("/cursos");
  await visitor.click("link", "Solicitar información", MAIN);
  await visitor.sees("textbox", "Nombre", { role: "dialog", name: "Solicitar información" });
  await visitor.finds(true, scrollIsLocked);
  await visitor.press("Escape");
  await visitor.seesNo("dialog");
  await visitor.finds(false, scrollIsLocked);
  await visitor.notices(true, opener, isFocused);
});

test("a carousel goes round by its buttons", async ({ visitor }) => {
  const carousel: Query = { role: "region", name: "El centro, por dentro" };
  const position = (region: HTMLElement) => /\d\d \/ \d\d/.exec(region.textContent ?? "")?.[0];
  await visitor.open("/madrid");
  // Its engine is loaded when the carousel comes into view.
  await visitor.notices(true, carousel, (region) => {
    region.scrollIntoView({ behavior: "instant" });
    return region.querySelector("[data-engine=on]") !== null;
  });
  await visitor.click("button", "Anterior", carousel);
  await visitor.notices("05 / 05", carousel, position);
  await visitor.click("button", "Siguiente", carousel);
  await visitor.notices("01 / 05", carousel, position);
  await visitor.click("button", "Siguiente", carousel);
  await visitor.notices("02 / 05", carousel, position);
});

test("the search finds what was misspelt, and the keyboard leads there", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.click("button", "Buscar en la web");
  await visitor.notices(true, { role: "combobox", name: "Curso, duda o tema" }, isFocused);
  await visitor.type("combobox", "Curso, duda o tema", "habilitasion");
  const first: Query = { role: "option", name: "Habilitación completa…" };
  await visitor.notices("true", first, (option) => option.getAttribute("aria-selected"));
  await visitor.press("Enter");
  await visitor.isAt("/habilitacion-completa");
  await visitor.seesNo("dialog");
});

test("of the questions one is open at a time", async ({ visitor }) => {
  const [first, second] = ["¿Qué necesito para entrar?", "¿Qué obtengo al terminar?"];
  const isOpen = (question: HTMLElement) => question.closest("details")?.open;
  await visitor.open("/habilitacion-completa");
  await visitor.click("button", first);
  await visitor.notices(true, { role: "button", name: first }, isOpen);
  await visitor.click("button", second);
  await visitor.notices(true, { role: "button", name: second }, isOpen);
  await visitor.notices(false, { role: "button", name: first }, isOpen);
});

test("the students' menu opens and closes by Escape", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.click("button", "Accesos para alumnos");
  await visitor.sees("link", "Aula Virtual…");
  await visitor.press("Escape");
  await visitor.finds(null, () => document.querySelector(":popover-open"));
});
