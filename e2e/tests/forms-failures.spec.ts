/** Every form, in both languages, with and without JavaScript, whatever the server does. */
import type { Page, Route } from "@playwright/test";
import { test } from "../broken-program";
import {
  ADDRESS,
  expectText,
  field,
  fillForm,
  openForm,
  sendButton,
  TEXT,
  WORDS,
  type Kind,
  type Lang,
} from "../forms";
import { expect, stopTime } from "../site";

/** Each of these is a long visit. */
test.slow();

/** With scripts every visit is in both languages and begins in this one; without them it is in the other. */
const FORMS = [
  ["message", "es"],
  ["contact", "en"],
  ["services", "es"],
] as const satisfies [Kind, Lang][];

/** Somebody else for each test: the broken program counts what each visitor sends. All from Spain. */
function newVisitor(): string {
  const byte = () => Math.floor(Math.random() * 256);
  return `80.58.${byte()}.${byte()}`;
}

type Way = "program" | "broken program" | "nowhere" | "program, held";

/** Where enquiries go. Nothing is answered in a server's place. */
async function enquiries(page: Page, broken: string) {
  const sent: Route[] = [];
  const ways = { now: "program" as Way, release: () => {} };
  await page.route("**/api/leads", async (route) => {
    sent.push(route);
    if (ways.now === "nowhere") {
      await route.abort();
    } else if (ways.now === "broken program") {
      await route.continue({ url: `${broken}/api/leads` });
    } else {
      if (ways.now === "program, held") {
        await new Promise<void>((resolve) => (ways.release = resolve));
      }
      await route.continue();
    }
  });
  return { sent, ways };
}

for (const [kind, lang] of FORMS) {
  const words = WORDS[lang];
  const other: Lang = lang === "es" ? "en" : "es";
  const said = WORDS[other];

  test.describe(`the ${kind} form`, () => {
    test.use({
      visitor: async ({ browserName }, use) => {
        void browserName;
        await use(newVisitor());
      },
      expectedConsole: /Failed to load resource/,
    });

    test("keeps its text through every failure, a reload and a change of language, and is sent once", async ({
      page,
      brokenProgram,
    }) => {
      const { sent, ways } = await enquiries(page, brokenProgram);
      await page.goto(ADDRESS[kind][lang]);
      let form = await openForm(page, kind, lang);
      const alert = form.getByRole("alert");
      await fillForm(form, kind, lang);

      // Only the server knows that nobody has such an address.
      await field(form, "email", lang).fill("josé@example.com");
      await sendButton(form, lang).click();
      await expect(alert).toHaveText(words.fields);
      await expect(field(form, "email", lang)).toBeFocused();
      await expect(field(form, "email", lang)).toHaveAccessibleDescription(words.wrongEmail);
      await field(form, "email", lang).fill(TEXT.email);

      for (const [way, sentence] of [
        ["broken program", words.unavailable],
        ["broken program", words.busy],
        ["nowhere", words.unreachable],
      ] as const) {
        ways.now = way;
        await sendButton(form, lang).click();
        await expect(alert).toHaveText(sentence);
        await expectText(form, kind, lang);
      }

      await page.reload();
      form = await openForm(page, kind, lang);
      await expectText(form, kind, lang);
      if (kind === "services") {
        await page.keyboard.press("Escape");
      }
      await page.getByRole("button", { name: words.switch }).filter({ visible: true }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", other);
      form = await openForm(page, kind, other);
      await expectText(form, kind, other);

      const before = sent.length;
      ways.now = "program, held";
      await form.getByRole("checkbox").check();
      await sendButton(form, other).dblclick();
      const sending = form.getByRole("button", { name: said.sending });
      await expect(sending).toHaveAttribute("aria-disabled", "true");
      await expect.poll(() => sent.length, "what is held has been sent").toBe(before + 1);
      // As a visitor can; a locator would wait until the button is free again.
      await sending.click({ force: true });
      if (kind === "message") {
        ways.release();
        await expect(page.getByText(said.sent, { exact: true })).toBeVisible();
        await expect(field(form, "message", other)).toHaveValue("");
      } else {
        // The stamp stays for a second: time stands still until it has been seen.
        await page.clock.install();
        await stopTime(page);
        ways.release();
        await expect(page.getByText(said.received, { exact: true })).toBeVisible();
        await page.clock.resume();
        await expect(page).toHaveURL(/\/exito(\?lang=en)?$/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(said.sent);
      }
      expect(sent).toHaveLength(before + 1);
      const draft = () => page.evaluate((kept) => sessionStorage.getItem(kept), `draft-${kind}`);
      await expect.poll(draft).toBeNull();
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("keeps its text through every failure, and is sent", async ({ page, brokenProgram }) => {
        const { ways } = await enquiries(page, brokenProgram);
        const open = async (program: string) => {
          await page.goto(program + ADDRESS[kind][other]);
          if (kind === "services") {
            await page.getByRole("link", { name: said.open }).click();
          }
        };
        const form = page.locator("main form").filter({ visible: true });
        const alert = form.getByRole("alert");
        const send = async () => {
          // Consent is given anew with each sending.
          await form.getByRole("checkbox").check();
          await sendButton(form, other).click();
        };

        await open(brokenProgram);
        await fillForm(form, kind, other);
        for (const sentence of [said.unavailable, said.busy]) {
          await send();
          await expect(alert).toHaveText(sentence);
          await expect(alert).toBeFocused();
          await expectText(form, kind, other);
        }

        await open("");
        await fillForm(form, kind, other);
        ways.now = "nowhere";
        await send();
        await expect(page).toHaveURL(/^chrome-error:/);
        // What a browser brings back into a form is its own affair, and not always all of it.
        await page.goBack();
        await fillForm(form, kind, other);

        ways.now = "program";
        await field(form, "name", other).fill("   ");
        await send();
        await expect(alert).toHaveText(said.fields);
        await expect(field(form, "name", other)).toBeFocused();
        await expect(field(form, "name", other)).toHaveAccessibleDescription(said.wrongName);
        await field(form, "name", other).fill(TEXT.name);
        await expectText(form, kind, other);

        await send();
        await expect(page).toHaveURL(other === "es" ? "/exito" : "/exito?lang=en");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(said.sent);
      });
    });
  });
}
