import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { resizePictures } from "../scripts/resize-pictures.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "torre-pictures-"));
  mkdirSync(join(folder, "content/media/campus"), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a photograph is resized and encoded as AVIF and WebP, never wider than it is", async () => {
  const photograph = sharp({ create: { width: 1000, height: 600, channels: 3, background: "#14172b" } });
  await photograph.jpeg().toFile(join(folder, "content/media/campus/madrid-1.jpg"));
  await resizePictures(join(folder, "content"), join(folder, "dist"));

  const list = JSON.parse(readFileSync(join(folder, "dist/media.json"), "utf8"));
  const variants: { mediaType: string; width: number; path: string }[] = list["campus/madrid-1"];
  expect(variants.map(({ mediaType, width }) => `${mediaType} ${width}`)).toEqual([
    "image/avif 480",
    "image/avif 800",
    "image/avif 1000",
    "image/webp 480",
    "image/webp 800",
    "image/webp 1000",
  ]);
  for (const { path, width } of variants) {
    const file = join(folder, "dist/client", path);
    expect(existsSync(file)).toBe(true);
    expect((await sharp(file).metadata()).width).toBe(width);
  }
});
