/** The three forms: where they stand, what they say, and how a visitor fills them. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./site";

export type Lang = "es" | "en";
export type Kind = "message" | "contact" | "services";

export const ADDRESS: Record<Kind, Record<Lang, string>> = {
  message: { es: "/", en: "/?lang=en" },
  contact: { es: "/contacto", en: "/contact" },
  services: { es: "/servicios", en: "/services" },
};

export const WORDS = {
  es: {
    name: "Nombre",
    email: "Correo electrónico",
    message: "Mensaje",
    phone: /^Teléfono/,
    interest: "Curso de interés",
    company: "Empresa u organización",
    send: "Enviar",
    sending: "Enviando…",
    sent: "Mensaje enviado correctamente",
    received: "Recibido",
    open: "Solicitar consultoría",
    switch: "Cambiar a inglés",
    wrongName: "El nombre debe tener entre 2 y 100 caracteres.",
    wrongEmail: "El correo no parece completo. Ejemplo: nombre@dominio.es",
    fields: "Hay campos por corregir. El texto sigue aquí.",
    unavailable: /^Ahora mismo no podemos .*\+34 910 000 000/,
    busy: /^Demasiados envíos seguidos\. El texto /,
    unreachable: /^Sin contacto con la escuela\. El texto está guardado .*\+34 910 000 000/,
  },
  en: {
    name: "Name",
    email: "E-mail",
    message: "Message",
    phone: /^Phone/,
    interest: "Course of interest",
    company: "Company or organisation",
    send: "Send",
    sending: "Sending…",
    sent: "Message sent successfully",
    received: "Received",
    open: "Request Consultation",
    switch: "Switch to Spanish",
    wrongName: "The name needs 2 to 100 characters.",
    wrongEmail: "This address does not look complete. Example: name@domain.com",
    fields: "Some fields need another look. Your text is still here.",
    unavailable: /^We cannot .* right now\. Your text is kept.*\+34 910 000 000/,
    busy: /^Too many messages in a row\. Your text is /,
    unreachable: /^No contact with the school\. Your text is kept .*\+34 910 000 000/,
  },
} as const;

export const TEXT = { name: "Ana Prueba", email: "ana@example.com", message: "Quiero saber más del curso." };
export const COMPANY = "Aerolínea de prueba";
const PHONE = "+34 600 000 000";
const COURSE = "block-2";

type Field = keyof typeof TEXT;
const FIELDS = Object.keys(TEXT) as Field[];

export const field = (form: Locator, name: Field | "company", lang: Lang) =>
  form.getByLabel(WORDS[lang][name], { exact: true });

export const sendButton = (form: Locator, lang: Lang) =>
  form.getByRole("button", { name: WORDS[lang].send, exact: true });

/** The form once its script has taken over; the services form stands in a modal. */
export async function openForm(page: Page, kind: Kind, lang: Lang): Promise<Locator> {
  const inPage = page.locator("main form").filter({ visible: true });
  const form = kind === "services" ? page.getByRole("dialog").locator("form") : inPage;
  if (kind === "services") {
    // Before the script has come, the same link leads to the form in the page.
    await expect(async () => {
      // One that came late stands before the link.
      if (await page.getByRole("dialog").isHidden()) {
        await page.getByRole("link", { name: WORDS[lang].open }).click({ timeout: 1000 });
      }
      await expect(page.getByRole("dialog")).toBeVisible({ timeout: 1000 });
    }).toPass();
  } else {
    await form.scrollIntoViewIfNeeded();
  }
  await expect(form).toHaveAttribute("novalidate", "");
  return form;
}

export async function fillForm(form: Locator, kind: Kind, lang: Lang): Promise<void> {
  for (const name of FIELDS) {
    await field(form, name, lang).fill(TEXT[name]);
  }
  if (kind === "services") {
    await field(form, "company", lang).fill(COMPANY);
  }
  if (kind === "contact") {
    await form.getByLabel(WORDS[lang].phone).fill(PHONE);
    await form.getByLabel(WORDS[lang].interest).selectOption(COURSE);
  }
  await form.getByRole("checkbox").check();
}

export async function expectText(form: Locator, kind: Kind, lang: Lang): Promise<void> {
  for (const name of FIELDS) {
    await expect(field(form, name, lang)).toHaveValue(TEXT[name]);
  }
  if (kind === "services") {
    await expect(field(form, "company", lang)).toHaveValue(COMPANY);
  }
  if (kind === "contact") {
    await expect(form.getByLabel(WORDS[lang].phone)).toHaveValue(PHONE);
    await expect(form.getByLabel(WORDS[lang].interest)).toHaveValue(COURSE);
  }
}
