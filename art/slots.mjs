// Picture slots: every place in the content that has a drawing, with its file, its size and how much it may weigh.
import { Sheet } from "./drawing/sheet.mjs";
import { plates } from "./plates.mjs";
import { portraits } from "./portraits.mjs";
import { scenes } from "./scenes.mjs";

// Covers of posts are flatter than the pictures of pages.
const COVER_HEIGHT = 900;

const slotsOf = (pictures, { width, height, limit }) =>
  Object.entries(pictures).map(([name, compose]) => {
    const isCover = name.startsWith("blog/");
    return {
      name,
      limit,
      /** Where the picture lies, from the content folder. */
      file: isCover ? `${name}/cover.svg` : `media/${name}.svg`,
      draw() {
        const sheet = new Sheet(name, width, isCover ? COVER_HEIGHT : height);
        compose(sheet);
        return String(sheet);
      },
    };
  });

/** `limit` is in bytes: a page shows several pictures, and all of it has to arrive on a slow phone. */
export const slots = [
  ...slotsOf(scenes, { width: 1600, height: 1000, limit: 14_000 }),
  ...slotsOf(portraits, { width: 800, height: 800, limit: 7_000 }),
  ...slotsOf(plates, { width: 400, height: 200, limit: 2_000 }),
];
