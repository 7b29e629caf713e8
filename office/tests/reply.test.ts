/** A letter loses no word to a template, is no second mail when it is sent twice, and knows what others did meanwhile. */
import { expect, test } from "vitest";
import { ApiError } from "../src/api/api-error";
import type { Item } from "../src/api/enquiry-shapes";
import type { Offer } from "../src/api/reply-shapes";
import { mailTo } from "../src/enquiry/reach";
import { withoutStyles } from "../src/reply/mail-styles";
import { attempt, choose, pageOf, restore, type Draft } from "../src/reply/letter";
import { isOnlyMine, newsSince, replyConflictIn, seenIn } from "../src/reply/news";
import { enquiry } from "./rows";

const offer: Offer = {
  to: "alba@correo.example",
  from: "web@torre.example",
  replyTo: "hola@torre.example",
  language: "es",
  subject: "Re: Tu consulta",
  templates: [
    { id: "dates", title: "Fechas", subject: "Re: Fechas", text: "Empieza en enero.", programme: true },
    { id: "costs", title: "Precio", subject: "", text: "Cuesta tanto.", programme: false },
  ],
  programme: { title: "Bloque 1", file: "bloque-1.pdf" },
  canSend: true,
};

const empty: Draft = { page: null, replaced: null, seen: { version: 1, at: "" }, sent: null };
const written = (text: string, draft = empty): Draft => ({
  ...draft,
  page: { ...pageOf(draft, offer), text },
});

test("it begins blank, with the subject of the thread", () => {
  expect(pageOf(empty, offer)).toEqual({ template: "", subject: offer.subject, text: "", programme: false });
});

test("a template brings its words, its subject or the thread's, and the programme where there is one", () => {
  const dates = { template: "dates", subject: "Re: Fechas", text: "Empieza en enero.", programme: true };
  expect(choose(empty, offer, "dates").page).toEqual(dates);
  expect(choose(empty, offer, "costs").page).toMatchObject({ subject: offer.subject, programme: false });
  expect(choose(empty, { ...offer, programme: null }, "dates").page?.programme).toBe(false);
});

test("a programme that is no longer offered is not attached", () => {
  const draft = choose(empty, offer, "dates");
  expect(pageOf(draft, offer).programme).toBe(true);
  expect(pageOf(draft, { ...offer, programme: null }).programme).toBe(false);
});

test("templates follow each other without a question while nothing was written", () => {
  const second = choose(choose(empty, offer, "dates"), offer, "costs");
  expect(second.replaced).toBeNull();
  expect(second.page?.text).toBe("Cuesta tanto.");
  expect(choose(second, offer, "").page?.text).toBe("");
});

test("what was written comes back, also after several templates were tried", () => {
  const mine = written("Empieza en enero, y te llamo.", choose(empty, offer, "dates"));
  const other = choose(choose(mine, offer, "costs"), offer, "");
  expect(other.page?.text).toBe("");
  expect(restore(other).page).toEqual(mine.page);
  expect(restore(other).replaced).toBeNull();
});

test("the same letter sent again is the same mail, a changed one is another", () => {
  let number = 0;
  const newId = () => `id-${(number += 1)}`;
  const draft = written(" Hola ");
  const first = attempt(draft, pageOf(draft, offer), newId);
  expect(first).toEqual({ id: "id-1", subject: offer.subject, text: "Hola", programme: false });
  const sent = { ...draft, sent: first };
  expect(attempt(sent, pageOf(sent, offer), newId).id).toBe("id-1");
  expect(attempt(sent, { ...pageOf(sent, offer), programme: true }, newId).id).toBe("id-2");
  expect(attempt(sent, { ...pageOf(sent, offer), text: "Hola, Alba" }, newId).id).toBe("id-3");
});

const luis = { id: "l", name: "Luis" };
const me = { id: "m", name: "Marta" };
const change = (at: string, who = luis): Item => ({
  at,
  who,
  kind: "change",
  field: "status",
  before: "new",
  after: "in-progress",
});
const reply = (at: string, who = luis): Item => ({
  at,
  who,
  kind: "reply",
  id: at,
  subject: "Re",
  state: "sent",
});
const note = (at: string): Item => ({ at, who: luis, kind: "note", id: at, text: "x" });

const seen = seenIn(enquiry({ version: 3, history: [change("2026-11-17T09:00:00Z")] }));
const conflict = (history: Item[]) => {
  const current = enquiry({ version: 5, history });
  return replyConflictIn(new ApiError("conflict", { code: "conflict", current }), seen);
};

test("news is what was changed or answered since one began, and a note is in nobody's way", () => {
  const history = [
    change("2026-11-17T09:00:00Z"),
    note("2026-11-17T09:01:00Z"),
    change("2026-11-17T09:02:00.500Z"),
    reply("2026-11-17T09:03:00Z"),
  ];
  expect(newsSince(seen, enquiry({ history })).map(({ at }) => at)).toEqual([
    "2026-11-17T09:02:00.500Z",
    "2026-11-17T09:03:00Z",
  ]);
});

test("a conflict says who did what, and another error is none", () => {
  const found = conflict([change("2026-11-17T09:00:00Z"), reply("2026-11-17T09:05:00Z")]);
  expect(found?.news).toMatchObject([{ kind: "reply", who: luis }]);
  expect(found?.current.version).toBe(5);
  expect(replyConflictIn(new ApiError("offline"), seen)).toBeNull();
  expect(replyConflictIn(new ApiError("conflict", null), seen)).toBeNull();
});

test.each([
  ["a change of one's own is no reason to ask", [change("2026-11-17T09:05:00Z", me)], true],
  ["a reply of one's own is", [reply("2026-11-17T09:05:00Z", me)], false],
  ["somebody else's change is", [change("2026-11-17T09:05:00Z", me), change("2026-11-17T09:06:00Z")], false],
  ["what is unknown is", [], false],
])("%s", (_, history, expected) => {
  const found = conflict(history);
  expect(found && isOnlyMine(found, me.id)).toBe(expected);
});

test("a letter goes to one's own mail program whole, and adds nobody to it", () => {
  const letter = { subject: "Re: ¿Cuándo? & cómo", text: "Hola\n\nbcc=otro@b.es&x" };
  expect(mailTo("a@b.es", letter)).toBe(
    "mailto:a@b.es?subject=Re%3A%20%C2%BFCu%C3%A1ndo%3F%20%26%20c%C3%B3mo&body=Hola%0D%0A%0D%0Abcc%3Dotro%40b.es%26x",
  );
});

test("the styles of a mail wait under another name, and its words stay", () => {
  const mail = `<body style="margin:0"><p class="a" style="color:red">un style=&quot;x&quot; de style="fino"</p></body>`;
  expect(withoutStyles(mail)).toBe(
    `<body data-style="margin:0"><p class="a" data-style="color:red">un style=&quot;x&quot; de style="fino"</p></body>`,
  );
});
