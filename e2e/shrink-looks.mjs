/** Packs the pictures of the visual test into palettes of 256 colours: finer than the comparison looks, and small enough to keep. */
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
