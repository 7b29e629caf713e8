/** The outlines of a font in the plain format: read, written without hints, and put back in their place. */
import { tableOf } from "./font-tables.mjs";

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

/** The contours of a plain outline, each a list of points. */
export function readOutline(glyph) {
  const count = glyph.readInt16BE(0);
  if (count < 1) {
    throw new Error("only a plain outline can be changed");
  }
  const start = 10 + count * 2;
  const ends = Array.from({ length: count }, (_, contour) => glyph.readUInt16BE(10 + contour * 2));
  const { flags, end } = readFlags(glyph, start + 2 + glyph.readUInt16BE(start), ends.at(-1) + 1);
  const across = readDeltas(glyph, end, flags, SHORT_X, SAME_X);
  const down = readDeltas(glyph, across.end, flags, SHORT_Y, SAME_Y);
  let [x, y] = [0, 0];
  const points = flags.map((flag, point) => ({
    x: (x += across.deltas[point]),
    y: (y += down.deltas[point]),
    on: flag & ON_CURVE,
  }));
  return ends.map((last, contour) => points.slice(contour === 0 ? 0 : ends[contour - 1] + 1, last + 1));
}

/** Hints are left out: they were made for the old outline. */
export function writeOutline(contours) {
  const points = contours.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const deltas = (values) => values.map((value, at) => value - (at === 0 ? 0 : values[at - 1]));
  const head = [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let end = -1;
  const ends = contours.map((contour) => (end += contour.length));
  const words = (values) => {
    const bytes = Buffer.alloc(values.length * 2);
    values.forEach((value, at) => bytes.writeInt16BE(value, at * 2));
    return bytes;
  };
  const flags = Buffer.from(points.map(({ on }) => on));
  return Buffer.concat([words([...head, ...ends, 0]), flags, words([...deltas(xs), ...deltas(ys)])]);
}

export function outlinesOf(font) {
  const long = tableOf(font, "head").readInt16BE(50) === 1;
  const [glyf, loca] = [tableOf(font, "glyf"), tableOf(font, "loca")];
  const start = (glyph) => (long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  return Array.from({ length: tableOf(font, "maxp").readUInt16BE(4) }, (_, glyph) =>
    glyf.subarray(start(glyph), start(glyph + 1)),
  );
}

/** The font with new outlines: they may be longer, so every table after them moves, and so do the offsets. */
export function withOutlines(font, outlines) {
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
