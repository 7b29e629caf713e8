/**
 * B612 Mono sets its points and commas at the left of their cells, and "9:00" reads as "9: 00". Here such signs move to
 * the middle of the cell, as in other monospaced typefaces; the width of the cell stays. The licence of the typeface
 * (OFL 1.1, no reserved name) allows it.
 */
import { glyphFinder, metricsOf, tableOf } from "./font-tables.mjs";

const SIGNS = ".,:;·'′″!¡";
const ON_CURVE = 1;
const [SHORT_X, SHORT_Y, REPEAT, SAME_X, SAME_Y] = [2, 4, 8, 16, 32];

/** Deltas of one axis, each in a byte with its sign in the flag, in two bytes, or left out when zero. */
function readDeltas(glyph, start, flags, short, same) {
  let at = start;
  const deltas = flags.map((flag) => {
    if (flag & short) {
      return glyph.readUInt8(at++) * (flag & same ? 1 : -1);
    }
    if (flag & same) {
      return 0;
    }
    at += 2;
    return glyph.readInt16BE(at - 2);
  });
  return { deltas, end: at };
}

function readFlags(glyph, start, count) {
  const flags = [];
  let at = start;
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++);
    const times = flag & REPEAT ? glyph.readUInt8(at++) + 1 : 1;
    flags.push(...Array(times).fill(flag));
  }
  return { flags, end: at };
}

/** The same outline further right. Hints are dropped: they were made for the old place. */
function moved(glyph, right) {
  const contours = glyph.readInt16BE(0);
  if (contours < 1) {
    throw new Error("only a plain outline can be moved");
  }
  const outline = 10 + contours * 2;
  const points = glyph.readUInt16BE(outline - 2) + 1;
  const { flags, end } = readFlags(glyph, outline + 2 + glyph.readUInt16BE(outline), points);
  const across = readDeltas(glyph, end, flags, SHORT_X, SAME_X);
  const down = readDeltas(glyph, across.end, flags, SHORT_Y, SAME_Y);
  const head = Buffer.from(glyph.subarray(0, outline));
  head.writeInt16BE(head.readInt16BE(2) + right, 2);
  head.writeInt16BE(head.readInt16BE(6) + right, 6);
  const coordinates = Buffer.alloc(points * 4);
  across.deltas.forEach((delta, point) => {
    coordinates.writeInt16BE(delta + (point === 0 ? right : 0), point * 2);
  });
  down.deltas.forEach((delta, point) => coordinates.writeInt16BE(delta, (points + point) * 2));
  return Buffer.concat([
    head,
    Buffer.alloc(2),
    Buffer.from(flags.map((flag) => flag & ON_CURVE)),
    coordinates,
  ]);
}

/** The font with new outlines: they may be longer, so every table after them moves, and so do the offsets. */
function withOutlines(font, outlines) {
  const padded = outlines.map((outline) => Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]));
  const offsets = Buffer.alloc((padded.length + 1) * 4);
  let end = 0;
  padded.forEach((outline, glyph) => offsets.writeUInt32BE((end += outline.length), (glyph + 1) * 4));
  const head = Buffer.from(tableOf(font, "head"));
  head.writeInt16BE(1, 50);
  return withTables(font, { glyf: Buffer.concat(padded), loca: offsets, head });
}

function withTables(font, replaced) {
  const count = font.readUInt16BE(4);
  const directory = Buffer.from(font.subarray(0, 12 + count * 16));
  const bodies = [];
  let at = directory.length;
  for (let record = 12; record < directory.length; record += 16) {
    const tag = directory.toString("latin1", record, record + 4);
    const body = replaced[tag] ?? tableOf(font, tag);
    directory.writeUInt32BE(at, record + 8);
    directory.writeUInt32BE(body.length, record + 12);
    bodies.push(body, Buffer.alloc(-body.length & 3));
    at += body.length + (-body.length & 3);
  }
  return Buffer.concat([directory, ...bodies]);
}

/** A font in the plain format, with its signs in the middle. The packing that follows writes the checksums anew. */
export function centrePunctuation(font) {
  const long = tableOf(font, "head").readInt16BE(50) === 1;
  const [glyf, loca] = [tableOf(font, "glyf"), tableOf(font, "loca")];
  const start = (glyph) => (long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  const outlines = Array.from({ length: tableOf(font, "maxp").readUInt16BE(4) }, (_, glyph) =>
    glyf.subarray(start(glyph), start(glyph + 1)),
  );
  const metrics = metricsOf(font);
  const find = glyphFinder(font);
  for (const sign of SIGNS) {
    const glyph = find(sign.codePointAt(0));
    const outline = outlines[glyph];
    const room = metrics.width(glyph) - outline.readInt16BE(2) - outline.readInt16BE(6);
    outlines[glyph] = moved(outline, Math.round(room / 2));
    metrics.setLeft(glyph, outlines[glyph].readInt16BE(2));
  }
  return withOutlines(font, outlines);
}
