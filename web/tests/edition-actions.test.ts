import { expect, test } from "vitest";
import { editionActions, editionHeading } from "../src/features/courses/edition-actions";
import type { Action } from "../src/generated/Action";
import type { Course } from "../src/generated/Course";
import type { DatesState } from "../src/generated/DatesState";

const RESERVE: Action = { label: "Reservar plaza", href: "#formulario", style: "primary" };
const WORDS = { tellMe: "Avísame", waitingList: "Lista de espera", ask: "Solicitar información" };

const course = (state: DatesState) => ({ dates: { state, start: { iso: "", text: "" } } }) as Course;
const offered = (state: DatesState) =>
  editionActions(RESERVE, course(state), WORDS).map(({ label, href }) => [label, href]);
const withoutMail = (state: DatesState) =>
  editionActions(RESERVE, course(state), { ...WORDS, tellMe: undefined }).map(({ label }) => label);

test("a spot is offered while one can apply, and nothing beside it", () => {
  for (const state of ["open", "last-places", "flexible"] as const) {
    expect(offered(state), state).toEqual([["Reservar plaza", "#formulario"]]);
  }
});

test("a full edition has a waiting list, by the form that a spot is reserved with", () => {
  expect(offered("full")).toEqual([["Lista de espera", "#formulario"]]);
  expect(withoutMail("full")).toEqual(["Lista de espera"]);
});

test("of a closed edition one is only told the next, or asks where no mail can be sent", () => {
  expect(offered("closed")).toEqual([["Avísame", "#avisame"]]);
  expect(withoutMail("closed")).toEqual(["Solicitar información"]);
});

test("to be told comes first while applications are still to open", () => {
  for (const state of ["unannounced", "not-yet-open"] as const) {
    expect(offered(state), state).toEqual([
      ["Avísame", "#avisame"],
      ["Reservar plaza", "#formulario"],
    ]);
    expect(withoutMail(state), state).toEqual(["Reservar plaza"]);
  }
});

test("the form says what its button says: no spot where none can be had", () => {
  const heading = (state: DatesState) => editionHeading("Reserva plaza", course(state), WORDS);
  expect(heading("full")).toBe("Lista de espera");
  expect(heading("closed")).toBe("Solicitar información");
  for (const state of ["open", "last-places", "flexible", "unannounced", "not-yet-open"] as const) {
    expect(heading(state), state).toBe("Reserva plaza");
  }
});
