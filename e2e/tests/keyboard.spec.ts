/** By keyboard alone: every page from its first Tab to its last, and where the focus goes with the page. */
import type { Page } from "@playwright/test";
import { ROUTES, spanish } from "../routes";
import { test as inSameTab } from "../same-tab";
import { expect, hydrated, test } from "../site";

/** Everything that can be tabbed to, in the order of the document: as a reader meets it. */
function tabStops(): string[] {
  const SELECTOR = "a[href], button, input, select, textarea, summary, iframe, [tabindex]";
  const isReachable = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !(element as HTMLButtonElement).disabled &&
    !element.closest("[inert]") &&
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
  /** Radio buttons of one name are one stop: the first, or the chosen one. */
  const groups = new Set<string>();
  const isOwnStop = (element: HTMLElement) => {
    const { type, name } = element as HTMLInputElement;
    const isFurther = type === "radio" && groups.has(name);
    if (type === "radio") {
      groups.add(name);
    }
    return !isFurther;
  };
  const all = [...document.querySelectorAll<HTMLElement>(SELECTOR)];
  return all
    .filter((element) => isReachable(element) && isOwnStop(element))
    .map((element, index) => {
      element.dataset.stop = String(index);
      return `${index} ${element.tagName} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`;
    });
}

/** Notes the number of each element that gets the focus. */
function noteFocus(): void {
  const noted: number[] = [];
  Object.assign(window, { noted });
  document.addEventListener("focusin", ({ target }) =>
    noted.push(Number((target as HTMLElement).dataset.stop ?? -1)),
  );
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: number[] }).noted);

const TAB = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };

/** So often, as fast as the browser takes them: nobody looks at the page in between. */
async function pressTab(page: Page, times: number): Promise<void> {
  const keys = await page.context().newCDPSession(page);
  const events = Array.from({ length: times }, () => [
    keys.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...TAB }),
    keys.send("Input.dispatchKeyEvent", { type: "keyUp", ...TAB }),
  ]);
  await Promise.all(events.flat());
}

/** What has the focus, where it cannot be seen: out of sight, or below the header. */
async function unseen(): Promise<string | null> {
  // The browser scrolls to it with the next frame.
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const element = document.activeElement as HTMLElement;
  const header = document.querySelector(".site-header")!;
  const { top, bottom } = element.getBoundingClientRect();
  const isOfHeader = header.contains(element) || element.matches(".skip-link");
  const limit = isOfHeader ? 0 : header.getBoundingClientRect().bottom;
  return bottom > limit && top < innerHeight ? null : element.outerHTML.slice(0, 120);
}

/** Pages that are made alike are walked once. */
const WALKED = ROUTES.map(spanish).filter(
  (address) => !address.startsWith("/blog/") || address.endsWith("requisitos-controlador-aereo"),
);

inSameTab.describe("in the order of the document, and nothing left out", () => {
  inSameTab.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const address of WALKED) {
    inSameTab(`Tab leads through ${address}`, async ({ page }) => {
      inSameTab.slow();
      await page.goto(address, { waitUntil: "networkidle" });
      const names = await page.evaluate(tabStops);
      expect(names[0]).toContain("Saltar al contenido");
      await page.evaluate(noteFocus);
      await pressTab(page, names.length);
      // What came to life meanwhile has no number.
      const stops = (await noted(page)).filter((stop) => stop >= 0);
      expect(stops, names.join("\n")).toEqual([...stops].sort((a, b) => a - b));
      const last = Math.max(...stops);
      const passedOver = names.filter((_, index) => index < last && !stops.includes(index));
      expect(passedOver).toEqual([]);
    });
  }
});

test("what has the focus is in sight, and not below the header, all the way down and up again", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/bloque-1-torre", { waitUntil: "networkidle" });
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(unseen)).toBeNull();
    }
  }
});

test("after the skip link the next Tab is in the content, however soon it is pressed", async ({ page }) => {
  await page.goto("/servicios");
  await page.evaluate(() => {
    const { setTimeout: later } = window;
    // A quick hand: whatever is put off has not happened yet.
    window.setTimeout = ((work: () => void, wait?: number) =>
      later(work, (wait ?? 0) + 5000)) as typeof setTimeout;
  });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/servicios#main");
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toBeVisible();
});

test("an error leads to its field, which stands below the header", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("/contacto");
  const form = page.locator("main form").filter({ visible: true });
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute("novalidate", "");
  const send = form.getByRole("button", { name: "Enviar" });
  await send.click();
  const name = form.getByLabel("Nombre");
  await expect(name).toBeFocused();
  const under = await page.evaluate(() => {
    const label = (document.activeElement as HTMLInputElement).labels![0]!;
    return (
      label.getBoundingClientRect().top -
      document.querySelector(".site-header")!.getBoundingClientRect().bottom
    );
  });
  expect(under).toBeGreaterThanOrEqual(0);
});

test.describe("on a page that is not there", () => {
  test.use({ expectedConsole: /404/ });

  test("back leads home for who opened it directly", async ({ page }) => {
    await page.goto("/no-hay-nadie");
    await page.getByRole("button", { name: "Volver atrás" }).click();
    await expect(page).toHaveURL("/");
    await hydrated(page);
  });
});
