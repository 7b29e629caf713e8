/** What each page says, as the specification says it: sections, counts, figures, links. Without JavaScript. */
import type { Locator, Page } from "@playwright/test";
import { test } from "../same-tab";
import { expect } from "../site";

test.use({ javaScriptEnabled: false });

/** The section under a heading. */
function section(page: Page, name: string | RegExp): Locator {
  return page.locator("section", { has: page.getByRole("heading", { name, level: 2 }) }).first();
}

async function says(scope: Page | Locator, texts: (string | RegExp)[]) {
  for (const text of texts) {
    await expect(scope.getByText(text).filter({ visible: true }).first(), `"${text}"`).toBeVisible();
  }
}

async function linksTo(scope: Page | Locator, ...addresses: string[]) {
  for (const address of addresses) {
    await expect(scope.locator(`a[href="${address}"]`).first(), `a link to ${address}`).toBeAttached();
  }
}

test.describe("home", () => {
  test("in Spanish", async ({ page }) => {
    await page.goto("/");
    await linksTo(page.locator("section").first(), "/cursos", "/servicios");
    await says(page, ["Próximo plazo", "Formación inicial: solicitudes en enero y febrero de 2027"]);
    await linksTo(
      section(page, "Una escuela dedicada al control aéreo"),
      "https://www.seguridadaerea.gob.es/",
    );
    const centres = section(page, "Dos centros, cada uno junto a su aeropuerto");
    await linksTo(centres, "/madrid", "/canarias");
    await says(centres, ["Próximamente"]);
    const training = section(page, "Programas de formación inicial");
    await linksTo(
      training,
      "/modulo-1-torre",
      "/modulo-2-aproximacion",
      "/habilitacion-completa",
      "#contact-section",
      "/curso-inicial",
    );
    await says(training, ["más de 350 horas", "más de 450 horas"]);
    const alumni = section(page, "Dónde trabajan nuestros alumnos");
    await expect(alumni.getByRole("img")).toHaveCount(9);
    await linksTo(section(page, "También formamos a organizaciones"), "/servicios");
    const posts = section(page, "Últimos artículos");
    await expect(posts.getByRole("article")).toHaveCount(3);
    await linksTo(posts, "/blog");
    const admissions = page.locator("#contact-section");
    await says(admissions, [
      "Admisión",
      /18 años/,
      /B2/,
      /[Cc]lase 3/,
      /psicotécnic/,
      "¿Necesitas más información?",
    ]);
    await says(admissions, [/marzo/, /enero/, /septiembre/, /julio/, /sin intereses/, /[Bb]ecas/]);
    await expect(admissions.getByRole("textbox")).not.toHaveCount(0);
  });

  test("in English", async ({ page }) => {
    await page.goto("/?lang=en");
    await linksTo(page.locator("section").first(), "/courses", "/services");
    await says(page, ["Next application period", "Initial training: apply in January and February 2027"]);
    const centres = section(page, "Two centres, each beside its airport");
    await linksTo(centres, "/madrid-campus", "/canary-islands");
    await says(centres, ["Coming soon"]);
    const training = section(page, "Initial training programmes");
    await linksTo(
      training,
      "/block-1-tower",
      "/block-2-approach",
      "/complete-rating",
      "#contact-section",
      "/initial-course",
    );
    await says(training, ["more than 350 hours", "more than 450 hours"]);
    await linksTo(section(page, "Latest articles"), "/blog?lang=en");
    await says(page.locator("#contact-section"), [
      /18/,
      /B2/,
      /[Cc]lass 3/,
      "Need more information?",
      /[Ss]cholarships/,
    ]);
  });
});

test.describe("course list", () => {
  test("in Spanish has three bays and every course", async ({ page }) => {
    await page.goto("/cursos");
    await linksTo(
      page.locator("main"),
      "/bloque-1-torre",
      "/bloque-2-aproximacion",
      "/habilitacion-completa",
      "/formacion-avanzada",
      "/preparacion-convocatoria",
      "/procesos-selectivos",
    );
    await says(page.locator("main"), [
      "6 meses",
      "más de 350 horas",
      "11-13 meses",
      "más de 800 horas",
      "120 horas",
      "Próximamente",
    ]);
    await says(page.locator("main"), [
      "Última edición: mayo de 2025",
      "Última edición: octubre de 2024",
      "Última edición: julio de 2025",
      "Última edición: junio de 2025",
    ]);
  });

  test("in English has no specialised courses at all", async ({ page }) => {
    await page.goto("/courses");
    const main = page.locator("main");
    await linksTo(main, "/block-1-tower", "/block-2-approach", "/complete-rating", "/advanced-training");
    await expect(main.locator('a[href="/call-preparation"], a[href="/selection-process"]')).toHaveCount(0);
    await expect(main.getByRole("button", { name: "Specialized" })).toHaveCount(0);
  });
});

const COURSES = [
  {
    es: "/habilitacion-completa",
    en: "/complete-rating",
    facts: {
      es: ["11-13 meses", "más de 800 horas", "Por anunciar", "Última edición: julio de 2025", "16"],
      en: ["11-13 months", "more than 800 hours", "To be announced", "Last edition: July 2025", "16"],
    },
    questions: 6,
    links: {
      es: ["/modulo-1-torre", "/modulo-2-aproximacion", "/cursos", "#formulario"],
      en: ["/block-1-tower", "/block-2-approach", "/courses", "#formulario"],
    },
  },
  {
    es: "/bloque-1-torre",
    en: "/block-1-tower",
    facts: {
      es: [
        "6 meses",
        "más de 350 horas",
        "Última edición: mayo de 2025",
        "16",
        "3 meses",
        "más de 150 horas",
        "más de 200 horas",
        /GMC/,
        /TWR/,
        /AIR/,
        /GMS/,
      ],
      en: [
        "6 months",
        "more than 350 hours",
        "Last edition: May 2025",
        "16",
        "3 months",
        "more than 150 hours",
        "more than 200 hours",
        /GMC/,
        /TWR/,
        /AIR/,
        /GMS/,
      ],
    },
    questions: 4,
    links: { es: ["#formulario", "/cursos"], en: ["#formulario", "/courses"] },
  },
  {
    es: "/bloque-2-aproximacion",
    en: "/block-2-approach",
    facts: {
      es: [
        "6 meses",
        "más de 450 horas",
        "Última edición: octubre de 2024",
        "16",
        "más de 200 horas",
        "más de 250 horas",
        "Antes del Bloque 2, el Bloque 1",
      ],
      en: [
        "6 months",
        "more than 450 hours",
        "Last edition: October 2024",
        "16",
        "more than 200 hours",
        "more than 250 hours",
        "Block 1 comes before Block 2",
      ],
    },
    questions: 4,
    links: {
      es: ["#form-contact-block-2", "/documents/block-2.es.pdf"],
      en: ["#form-contact-block-2", "/documents/block-2.en.pdf"],
    },
  },
  {
    es: "/formacion-avanzada",
    en: "/advanced-training",
    facts: { es: [/OJTI/, /STDI/, /[Ff]lexible/], en: [/OJTI/, /STDI/, /[Ff]lexible/] },
    questions: 4,
    links: { es: ["#formulario"], en: ["#formulario"] },
  },
  {
    es: "/preparacion-convocatoria",
    en: "/call-preparation",
    facts: {
      es: [
        "120 horas",
        "Última edición: junio de 2025",
        /70 horas/,
        /30 horas/,
        /20 horas/,
        /19:00/,
        /31\.?000/,
        /98/,
      ],
      en: [
        "120 hours",
        "Last edition: June 2025",
        /70 hours/,
        /30 hours/,
        /20 hours/,
        /19:00/,
        /31,?000/,
        /98/,
      ],
    },
    questions: 6,
    links: { es: ["#formulario", "#temario"], en: ["#formulario", "#temario"] },
  },
  {
    es: "/procesos-selectivos",
    en: "/selection-process",
    facts: { es: ["Horarios adaptados"], en: ["Adapted timetable"] },
    questions: 4,
    links: { es: ["#formulario"], en: ["#formulario"] },
  },
  {
    es: "/curso-inicial",
    en: "/initial-course",
    facts: { es: [/2 años/, "7 meses", "17 meses"], en: [/2 years/, "7 months", "17 months"] },
    questions: 4,
    links: {
      es: ["#form-contact-initial-course", "/documents/initial-course.es.pdf"],
      en: ["#form-contact-initial-course", "/documents/initial-course.en.pdf"],
    },
  },
] as const;

for (const course of COURSES) {
  for (const language of ["es", "en"] as const) {
    test(`course page ${course[language]}`, async ({ page }) => {
      await page.goto(course[language]);
      const main = page.locator("main");
      // Questions and topics open without JavaScript; text inside closed ones is there but not visible.
      for (const fact of course.facts[language]) {
        await expect(main.getByText(fact).first(), `"${fact}"`).toBeAttached();
      }
      await linksTo(main, ...course.links[language]);
      await expect(page.locator("#faqs details")).toHaveCount(course.questions);
    });
  }
}

test("the preparation for the call has nine topics, six testimonials and nine alumni", async ({ page }) => {
  await page.goto("/preparacion-convocatoria");
  await expect(page.locator("#temario details")).toHaveCount(9);
  await expect(page.locator("#opiniones blockquote")).toHaveCount(6);
  await expect(page.locator("#alumnos").getByRole("img")).toHaveCount(9);
});

test("advanced training names the four requirements of instructors and of assessors", async ({ page }) => {
  await page.goto("/formacion-avanzada");
  await expect(page.locator("#requisitos li")).toHaveCount(8);
  await expect(page.locator("#programas").getByRole("heading", { level: 3 })).toHaveCount(3);
});

test("services has its blocks: four services, three programmes, certified courses, reasons, consultation", async ({
  page,
}) => {
  await page.goto("/servicios");
  await expect(section(page, "Cuatro servicios").getByRole("heading", { level: 3 })).toHaveCount(4);
  await expect(section(page, "Cuatro servicios").locator("li li")).toHaveCount(16);
  await expect(section(page, "Programas para organizaciones").getByRole("heading", { level: 3 })).toHaveCount(
    3,
  );
  await says(section(page, "Programas para organizaciones"), [/2-4 semanas|2 a 4 semanas/]);
  await expect(section(page, "Cursos certificados").getByRole("heading", { level: 3 })).not.toHaveCount(0);
  await says(page, ["Por qué trabajar con nosotros"]);
  await page.goto("/services");
  await says(page, ["Key service areas", "Why choose us", "Request Consultation"]);
});

test("the Madrid centre has five pictures, eight highlights and three residences", async ({ page }) => {
  await page.goto("/madrid");
  await expect(page.locator("#galeria").getByRole("img")).toHaveCount(5);
  await expect(page.locator("#instalaciones").getByRole("heading", { level: 3 })).toHaveCount(8);
  await expect(page.locator("#alojamiento").getByRole("heading", { level: 3 })).toHaveCount(3);
  await says(page.locator("#ubicacion"), [/28\d\d\d/, /[Mm]etro/]);
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("the Gran Canaria centre has five pictures and eight highlights and is marked as coming soon", async ({
  page,
}) => {
  await page.goto("/canary-islands");
  await expect(page.locator("#galeria").getByRole("img")).toHaveCount(5);
  await expect(page.locator("#instalaciones").getByRole("heading", { level: 3 })).toHaveCount(8);
  await says(page, [/[Cc]oming soon/]);
});

test("contact has both phones and the office hours", async ({ page }) => {
  for (const [address, weekend] of [
    ["/contacto", "Cerrado"],
    ["/contact", "Closed"],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('main a[href^="tel:"]')).not.toHaveCount(0);
    await says(page.locator("main"), [/9:00/, /18:00/, weekend]);
  }
});

test("success leads on, to the home page and to the courses", async ({ page }) => {
  await page.goto("/exito");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mensaje enviado correctamente");
  await linksTo(page.locator("main"), "/", "/cursos");
  await page.goto("/success?lang=en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message sent successfully");
  await linksTo(page.locator("main"), "/?lang=en", "/courses");
});

test("feedback has twelve instructors with a form each, and search engines are kept out", async ({
  page,
}) => {
  await page.goto("/feedback");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const links = page.locator('main a[target="_blank"]');
  await expect(links).toHaveCount(12);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test("/home2 has programmes, services, facilities and admissions", async ({ page }) => {
  await page.goto("/home2");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await linksTo(section(page, "Madrid y Canarias"), "/madrid", "/canarias");
  await linksTo(
    section(page, "Programas"),
    "/modulo-1-torre",
    "/modulo-2-aproximacion",
    "/formacion-avanzada",
    "/habilitacion-completa",
  );
  await expect(section(page, "Servicios").getByRole("heading", { level: 3 })).toHaveCount(4);
  await expect(section(page, "Instalaciones").getByRole("heading", { level: 3 })).toHaveCount(4);
  await says(page.locator("#admision"), [
    "Solicitudes: enero y febrero de 2027",
    "Descargar folleto",
    "Solicitar una visita",
  ]);
  await linksTo(page.locator("#admision"), "/documents/brochure.es.pdf");
});

for (const [address, unknown, paid] of [
  ["/cuanto-cuesta", "Según programa", "Centro médico aeronáutico"],
  ["/costs", "By programme", "Aero-medical centre"],
] as const) {
  test(`${address} has a price or a form for each course, and who is paid for what`, async ({ page }) => {
    await page.goto(address);
    const prices = page.locator("#precios article");
    await expect(prices).toHaveCount(5);
    for (const price of await prices.all()) {
      await expect(price.getByText(unknown)).toBeVisible();
      await expect(price.locator('a[href^="#form-contact-"]')).toBeVisible();
    }
    await expect(page.locator("#pagos tbody tr")).toHaveCount(6);
    await says(page.locator("#pagos table"), [paid, "AESA", /15/]);
    await expect(page.locator("#financiacion").getByRole("heading", { level: 3 })).toHaveCount(3);
    await expect(page.locator("#formulario select").first()).toHaveValue("costs");
    await expect(page.locator("#faqs details")).toHaveCount(4);
  });
}

for (const [address, sample] of [
  ["/quien-ensena", "Perfil de ejemplo"],
  ["/who-teaches", "Sample profile"],
] as const) {
  test(`${address} marks samples as samples, and tells one exercise by its strips and its log`, async ({
    page,
  }) => {
    await page.goto(address);
    const instructors = page.locator("#instructores article");
    await expect(instructors).toHaveCount(6);
    for (const instructor of await instructors.all()) {
      await expect(instructor.getByText(sample)).toBeVisible();
    }
    // The forms that students fill in are on the internal page alone.
    expect(await page.content()).not.toContain("forms.torre.example");
    const exercise = page.locator("#ejercicio");
    await expect(exercise.getByRole("article")).toHaveCount(4);
    for (const code of ["5321", "2514", "4327", "6201"]) {
      await expect(exercise.getByText(code)).toBeVisible();
    }
    const times = await exercise.locator("time").allTextContents();
    expect(times).toEqual(times.toSorted());
    expect(times).toHaveLength(11);
  });
}

for (const [address, today, texts, gazette] of [
  ["/convocatoria", "Hoy", [/50 preguntas/, /0,33/, /18 meses/, /15\s€/], "Consultar el boletín oficial"],
  ["/selection-round", "Today", [/50 questions/, /0\.33/, /18 months/, /€15/], "Check the official gazette"],
] as const) {
  test(`${address} says how the round stands, its phases, its marking and what to do`, async ({ page }) => {
    await page.goto(address);
    await expect(section(page, today).getByRole("link", { name: gazette })).toBeVisible();
    await says(page.locator("main"), [...texts]);
    await expect(page.locator("#esta-semana").getByRole("heading", { level: 3 })).toHaveCount(4);
    await expect(page.locator("#formulario select").first()).toHaveValue("call-preparation");
  });
}

test("the footer leads to the pages on who can be one, on costs, on who teaches and on the selection round", async ({
  page,
}) => {
  const footer = page.locator("footer");
  await page.goto("/");
  await linksTo(footer, "/puedo-ser-controlador", "/cuanto-cuesta", "/quien-ensena", "/convocatoria");
  await page.goto("/?lang=en");
  await linksTo(footer, "/can-i-be-a-controller", "/costs", "/who-teaches", "/selection-round");
});

test("the policies and the legal notice state who is responsible, a version and how to complain", async ({
  page,
}) => {
  for (const [address, texts] of [
    ["/politica-privacidad", [/[Rr]esponsable/, /1\.5/, /Agencia Española de Protección de Datos/]],
    ["/privacy-policy", [/responsible/, /1\.5/, /AEPD/]],
    ["/aviso-legal", [/Registro Mercantil/, /PFATC-19/, /1\.0/, /Agencia Estatal de Seguridad Aérea/]],
    ["/legal-notice", [/Commercial Register/, /PFATC-19/, /1\.0/, /AESA/]],
    ["/politica-cookies", [/language-preference/, /1\.5/]],
    ["/cookie-policy", [/language-preference/, /1\.5/]],
  ] as const) {
    await page.goto(address);
    await says(page.locator("main"), [...texts]);
  }
});
