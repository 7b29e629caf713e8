/** How far a sent form is from the top of a page on a phone: taps and swipes, counted while they are really made. */
import type { CDPSession, Locator, Page } from "@playwright/test";
import { field, sendButton, TEXT } from "../forms";
import { expect, test } from "../site";

const PHONE = { width: 390, height: 844 };
/** Where a thumb begins, and how far it moves at once: less than a screen. */
const LOWEST = 780;
const SWIPE = 700;
const STEPS = 14;
/** Nobody brings what they look for just over the edge of the screen. */
const COMFORT = 280;

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

/** A thumb on the screen, and what it has done so far. */
class Thumb {
  taps = 0;
  swipes = 0;

  constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  async tap(target: Locator): Promise<void> {
    await this.reach(target);
    await target.tap();
    this.taps += 1;
  }

  /** A link to a place on the page: nothing is looked for before the page stands there. */
  async follow(link: Locator): Promise<void> {
    await this.reach(link);
    const settled = this.scrollEnd();
    await this.tap(link);
    await settled;
  }

  private async reach(target: Locator): Promise<void> {
    await standsStill(target);
    for (let below = await hidden(target); below > 0; below = await hidden(target)) {
      await this.swipe(Math.min(SWIPE, below + COMFORT));
    }
  }

  private scrollEnd(): Promise<unknown> {
    return this.page.evaluate(
      () => new Promise((done) => addEventListener("scrollend", done, { capture: true, once: true })),
    );
  }

  async swipe(distance = SWIPE): Promise<void> {
    const settled = this.scrollEnd();
    for (let step = 0; step <= STEPS; step += 1) {
      const at = { x: PHONE.width / 2, y: LOWEST - (distance * step) / STEPS };
      await this.touch(step === 0 ? "touchStart" : "touchMove", [at]);
    }
    await this.touch("touchEnd", []);
    await settled;
    this.swipes += 1;
  }

  private async touch(
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: { x: number; y: number }[],
  ): Promise<void> {
    await this.session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}

/** Browsers move a field that is typed into: whoever looks for the next one while they do sees it where it will not be. */
const standsStill = (target: Locator) =>
  target.evaluate(
    (element) =>
      new Promise<void>((done) => {
        let [last, frames] = [Number.NaN, 0];
        const look = () => {
          const { y } = element.getBoundingClientRect();
          frames = y === last ? frames + 1 : 0;
          last = y;
          return frames < 12 ? requestAnimationFrame(look) : done();
        };
        look();
      }),
  );

/** How much of it lies below the screen. */
async function hidden(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  return box ? box.y + box.height - PHONE.height : 0;
}

const ASK = { name: "Solicitar información" };
const dialogForm = (page: Page) => page.getByRole("dialog").locator("form");

async function byFootBar(page: Page, thumb: Thumb): Promise<Locator> {
  await thumb.swipe();
  await thumb.tap(page.getByRole("complementary", { name: "Siguiente paso" }).getByRole("link", ASK));
  return dialogForm(page);
}

async function byMenu(page: Page, thumb: Thumb): Promise<Locator> {
  await thumb.tap(page.getByRole("button", { name: "Abrir el menú" }));
  await thumb.tap(page.locator("[popover]:popover-open").getByRole("link", ASK));
  return dialogForm(page);
}

async function byFirstButton(page: Page, thumb: Thumb): Promise<Locator> {
  await thumb.follow(page.locator("main").getByRole("link", ASK).first());
  return page.locator("#formulario form");
}

/** Five of the taps are the form's own: name, e-mail, message, consent, send. */
const WAYS = [
  { from: "home, by the bar at its foot", address: "/", toForm: byFootBar, taps: 6, swipes: 1 },
  { from: "home, by its menu", address: "/", toForm: byMenu, taps: 7, swipes: 0 },
  {
    from: "a course, by its first button",
    address: "/bloque-1-torre",
    toForm: byFirstButton,
    taps: 6,
    swipes: 1,
  },
  {
    from: "a post, by the bar at its foot",
    address: "/blog/requisitos-controlador-aereo",
    toForm: byFootBar,
    taps: 6,
    swipes: 1,
  },
] as const;

for (const { from, address, toForm, taps, swipes } of WAYS) {
  test(`from the top of ${from}, a form is sent with ${taps} taps and ${swipes} swipes at most`, async ({
    page,
  }) => {
    await page.goto(address, { waitUntil: "networkidle" });
    const thumb = new Thumb(page, await page.context().newCDPSession(page));
    const form = await toForm(page, thumb);
    await expect(form).toHaveAttribute("novalidate", "");
    for (const name of ["name", "email", "message"] as const) {
      await thumb.tap(field(form, name, "es"));
      await page.keyboard.type(TEXT[name]);
    }
    await thumb.tap(form.getByRole("checkbox"));
    await thumb.tap(sendButton(form, "es"));
    await expect(page).toHaveURL("/exito");
    expect(thumb.taps).toBe(taps);
    expect(thumb.swipes).toBeLessThanOrEqual(swipes);
  });
}
