/**
 * Resizes every photograph under `content/` into AVIF and WebP at several widths, and lists the results in
 * `dist/media.json` for the server. Drawings (SVG) are served as they are.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const PHOTOGRAPH = /\.(jpe?g|png)$/i;
const WIDTHS = [480, 800, 1200, 1600];
const FORMATS = [
  { mediaType: "image/avif", extension: "avif", options: { quality: 55, effort: 4 } },
  { mediaType: "image/webp", extension: "webp", options: { quality: 78 } },
];

/** `media/campus/madrid-1.jpg` is known as `campus/madrid-1`, `blog/x/cover.jpg` as `blog/x/cover`. */
function nameOf(path) {
  return path.replace(/^media\//, "").replace(PHOTOGRAPH, "");
}

function photographs(content) {
  return ["media", "blog"]
    .filter((folder) => existsSync(join(content, folder)))
    .flatMap((folder) => readdirSync(join(content, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && PHOTOGRAPH.test(entry.name))
    .map((entry) => relative(content, join(entry.parentPath, entry.name)));
}

/** A photograph is never enlarged: the widest size is its own width. */
async function widthsFor(image) {
  const { width } = await image.metadata();
  return [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))];
}

async function resize(content, dist, path) {
  const body = readFileSync(join(content, path));
  const hash = createHash("sha256").update(body).digest("hex").slice(0, 10);
  const image = sharp(body).rotate();
  const variants = [];
  for (const { mediaType, extension, options } of FORMATS) {
    for (const width of await widthsFor(image)) {
      const address = `/media/${nameOf(path)}.${hash}-${width}.${extension}`;
      const target = join(dist, "client", address);
      mkdirSync(dirname(target), { recursive: true });
      await image.clone().resize({ width })[extension](options).toFile(target);
      variants.push({ mediaType, width, path: address });
    }
  }
  return [nameOf(path), variants];
}

export async function resizePictures(content, dist) {
  const entries = [];
  for (const path of photographs(content)) {
    entries.push(await resize(content, dist, path));
  }
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, "media.json"), JSON.stringify(Object.fromEntries(entries)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const here = dirname(fileURLToPath(import.meta.url));
  await resizePictures(join(here, "../../content"), join(here, "../dist"));
}
