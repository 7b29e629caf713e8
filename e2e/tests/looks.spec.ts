/**
 * What the site looks like, compared with pictures that were looked at and signed: `e2e/looks`.
 * A change that is meant is signed anew with `make looks`, and its pictures are reviewed with the code.
 */
import type { Locator, Page } from "@playwright/test";
import { PARTS } from "../ports";
import { expect, test } from "../site";

const WIDTHS = [390, 768, 1440] as const;
/** Pieces of the parts page, each on the ground it is made for; the smaller ones on both. */
const BOTH = ["small-parts", "forms", "drawn-parts", "route-chart", "figures"];
const PIECES = {
  ink: [...BOTH, "course-board", "gallery"],
  paper: [...BOTH, "faq"],
};

/**
 * In a large picture typefaces may be drawn a little otherwise on another machine. In a small one the same share would
 * be a whole icon, so these count their pixels: fewer than the smallest sign in them has.
 */
const SMALL = /^(header|menu|figures)-/;
const FEWER_THAN_AN_ICON = 60;

test.use({
  contextOptions: { reducedMotion: "reduce" },
  // A specimen of the parts page is a picture that does not exist; so is a page.
  expectedConsole: /404/,
});

/** A busy machine draws slowly. */
test.describe.configure({ timeout: 120_000 });

async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // Whether somebody answers now, the pages say by the clock: here it is a Tuesday's noon.
  await page.clock.setFixedTime(new Date("2026-11-17T11:00:00Z"));
  // The one thing on the pages that chance decides: the order of the alumni.
  await page.addInitScript(() => (Math.random = () => 0.5));
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(bringTypefaces);
}

/** A typeface that missed the first paint is not shown on that page. Here each is added once more, after it has loaded. */
async function bringTypefaces(): Promise<void> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style, parentStyleSheet }) => {
      const value = (name: string) => style.getPropertyValue(name).replaceAll('"', "");
      const [, path] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src")) ?? [];
      const address = path && new URL(path, parentStyleSheet?.href ?? document.baseURI);
      return (
        address && new FontFace(value("font-family"), `url(${address})`, { weight: value("font-weight") })
      );
    });
  for (const face of faces) {
    if (face) {
      document.fonts.add(await face.load());
    }
  }
}

/** Pictures load when they are scrolled to; here all of them, before the piece is compared. */
async function expectLook(piece: Locator, name: string): Promise<void> {
  await piece.scrollIntoViewIfNeeded();
  await piece.locator("img").evaluateAll((images: HTMLImageElement[]) => {
    for (const image of images) {
      image.loading = "eager";
    }
  });
  await expect
    .poll(() =>
      piece
        .locator("img")
        .evaluateAll((images: HTMLImageElement[]) =>
          images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
        ),
    )
    .toBe(true);
  await expect(piece).toHaveScreenshot(`${name}.png`, {
    timeout: 20_000,
    ...(SMALL.test(name) && { maxDiffPixels: FEWER_THAN_AN_ICON }),
  });
}

/** A page of one piece: the whole one is so tall that every frame of it takes long. */
async function showAlone(piece: Locator): Promise<void> {
  await piece.evaluate((shown) => {
    for (const other of shown.parentElement?.children ?? []) {
      other.toggleAttribute("hidden", other !== shown);
    }
  });
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test("the hero", async ({ page }) => {
      await open(page, "/", width);
      await expectLook(page.locator("main > section").first(), `hero-${width}`);
    });

    test("the page that is not there", async ({ page }) => {
      await open(page, "/no-hay-nadie", width);
      await expectLook(page.locator("main > section"), `not-found-${width}`);
    });

    test("the bar and its menu", async ({ page }) => {
      await open(page, "/servicios", width);
      await expectLook(page.getByRole("banner"), `header-${width}`);
      const menu = width < 768 ? "Abrir el menú" : "Accesos para alumnos";
      await page.getByRole("button", { name: menu }).click();
      await expectLook(page.locator("[popover]:popover-open"), `menu-${width}`);
    });

    for (const ground of ["ink", "paper"] as const) {
      test(`the parts on ${ground}`, async ({ page }) => {
        await open(page, `${PARTS.url}?ground=${ground}`, width);
        for (const piece of PIECES[ground]) {
          const shown = page.locator(`#${piece}-${ground}`);
          await showAlone(shown);
          await expectLook(shown, `${piece}-${ground}-${width}`);
        }
      });
    }
  });
}
