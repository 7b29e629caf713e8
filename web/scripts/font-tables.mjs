/** The tables of a font in the plain format (TrueType). */

export function tableOf(font, tag) {
  for (let record = 12; record < 12 + font.readUInt16BE(4) * 16; record += 16) {
    if (font.toString("latin1", record, record + 4) === tag) {
      const start = font.readUInt32BE(record + 8);
      return font.subarray(start, start + font.readUInt32BE(record + 12));
    }
  }
  throw new Error(`the font has no table ${tag}`);
}

/** Widths and left edges. Glyphs after the last that has a width of its own have the width of that one. */
export function metricsOf(font) {
  const hmtx = tableOf(font, "hmtx");
  const wide = tableOf(font, "hhea").readUInt16BE(34);
  return {
    width: (glyph) => hmtx.readUInt16BE(Math.min(glyph, wide - 1) * 4),
    setLeft: (glyph, left) =>
      hmtx.writeInt16BE(left, glyph < wide ? glyph * 4 + 2 : wide * 4 + (glyph - wide) * 2),
  };
}

/** From a character to its glyph, by the format 4 subtable that every font has. */
export function glyphFinder(font) {
  const cmap = tableOf(font, "cmap");
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(4 + index * 8 + 4),
  );
  const map = cmap.subarray(records.find((offset) => cmap.readUInt16BE(offset) === 4));
  const doubled = map.readUInt16BE(6);
  return (code) => {
    for (let at = 0; at < doubled; at += 2) {
      const start = map.readUInt16BE(16 + doubled + at);
      if (code > map.readUInt16BE(14 + at) || code < start) {
        continue;
      }
      const delta = map.readUInt16BE(16 + doubled * 2 + at);
      const rangeAt = 16 + doubled * 3 + at;
      const range = map.readUInt16BE(rangeAt);
      return (
        (range === 0 ? code + delta : map.readUInt16BE(rangeAt + range + (code - start) * 2) + delta) & 0xffff
      );
    }
    return 0;
  };
}
