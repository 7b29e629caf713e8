/** Packs the pictures of the visual test as tightly as PNG can, without changing a pixel: the browser packs in haste. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const folder = new URL("looks/", import.meta.url);

for (const name of await readdir(folder)) {
  const file = new URL(name, folder);
  const before = await readFile(file);
  const after = await sharp(before).png({ compressionLevel: 9, effort: 10 }).toBuffer();
  if (after.length < before.length) {
    await writeFile(file, after);
  }
}
