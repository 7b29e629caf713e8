/** Every page in both languages: it arrives whole, it comes alive, and nothing is said on the console. */
import { EVERY_PAGE } from "../../every-page";
import { ROUTES } from "../../routes";
import { expect, test } from "../test";

/** Other addresses of a page give the same bytes: the main suite sees to that. */
const ADDRESSES = ROUTES.flatMap(({ es: [spanish = "/"], en: [english = `${spanish}?lang=en`] }) => [
  ["es", spanish] as const,
  ["en", english] as const,
]);

/** Loads what would be loaded on the way down, and waits for it. */
async function brokenImages(): Promise<string[]> {
  const broken = await Promise.all(
    [...document.images].map(async (image) => {
      image.loading = "eager";
      if (!image.complete) {
        await new Promise((settled) => {
          image.addEventListener("load", settled);
          image.addEventListener("error", settled);
        });
      }
      return image.naturalWidth === 0 ? image.currentSrc || image.outerHTML : null;
    }),
  );
  return broken.filter((source) => source !== null);
}

function look() {
  const { documentElement: html, styleSheets } = document;
  const headings = [...document.querySelectorAll("h1")].filter((heading) => heading.checkVisibility());
  const body = getComputedStyle(document.body);
  return {
    language: html.lang,
    headings: headings.filter((heading) => heading.textContent?.trim()).length,
    emptyStyleSheets: [...styleSheets].filter((sheet) => sheet.cssRules.length === 0).length,
    font: body.fontFamily.includes("Inter Variable"),
    scrollsSideways: html.scrollWidth > html.clientWidth,
  };
}

for (const [language, address] of ADDRESSES) {
  test(`${address} arrives in ${language}, styled and alive`, { tag: EVERY_PAGE }, async ({ reader }) => {
    await reader.open(address);
    expect(await reader.evaluate(look)).toEqual({
      language,
      headings: 1,
      emptyStyleSheets: 0,
      font: true,
      scrollsSideways: false,
    });
    expect(await reader.evaluate(brokenImages)).toEqual([]);
  });
}
