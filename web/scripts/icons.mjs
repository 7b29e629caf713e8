/**
 * Cuts the site's icons from one drawing, `public/favicon.svg`: `dist/client/icons/*.png` and `favicon.ico`.
 * A maskable icon fills its square, with the drawing inside the circle that every mask leaves whole.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "../dist/client");
const drawing = readFileSync(join(here, "../public/favicon.svg"), "utf8");

const GROUND = "#0b0d1a";
const SIZES = [32, 180, 192, 512];
const MASKABLE = 512;
/** The masks of all platforms leave a circle of four fifths of the width; a little air inside it. */
const SAFE = 0.72;

function render(svg, size) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

async function maskable(size) {
  const inner = Math.round(size * SAFE);
  const mark = await render(drawing, inner);
  return sharp({ create: { width: size, height: size, channels: 4, background: GROUND } })
    .composite([{ input: mark, gravity: "centre" }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico file may hold a PNG as it is: a header, one entry, the picture. */
function ico(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

mkdirSync(join(dist, "icons"), { recursive: true });
for (const size of SIZES) {
  writeFileSync(join(dist, `icons/icon-${size}.png`), await render(drawing, size));
}
writeFileSync(join(dist, `icons/icon-maskable-${MASKABLE}.png`), await maskable(MASKABLE));
writeFileSync(join(dist, "favicon.ico"), ico(await render(drawing, 32), 32));
