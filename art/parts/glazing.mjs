// Glazing of a building at night: which windows are lit follows from the seed, so no façade repeats another.
import { D4, LINE, PALE, PHOSPHOR } from "../drawing/palette.mjs";
import { path } from "../drawing/svg.mjs";

/** A façade on a camera panel: floors of glazing, some lit, with the slab edges between them. */
export function glazing(
  p,
  { cols, floors, seed = 1, lit = [PALE, PHOSPHOR, D4], dark = LINE, share = 0.55, inset = 0.12 },
) {
  const groups = new Map();
  for (let f = 0; f < floors; f++)
    for (let c = 0; c < cols; c++) {
      const roll = Math.abs(Math.sin(seed * 12.9 + f * 78.2 + c * 37.7) * 43758.5) % 1;
      const fill = roll < share ? lit[Math.floor((roll / share) * lit.length)] : dark;
      groups.set(
        fill,
        (groups.get(fill) ?? "") +
          p.rect((c + inset) / cols, (f + 0.2) / floors, (c + 1 - inset) / cols, (f + 0.84) / floors),
      );
    }
  return [...groups].map(([fill, dd]) => path(dd, { fill }));
}
