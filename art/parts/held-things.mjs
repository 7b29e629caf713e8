// Things that people of the portraits hold.
import { D1, D3, GLOW, INK2, LINE, PALE, VOID } from "../drawing/palette.mjs";
import { at, g, path, rect, stroke } from "../drawing/svg.mjs";

export const paperStrip = (x, y, turn) =>
  g(
    { transform: at(x, y, 1, turn) },
    rect(0, -32, 300, 64, { fill: GLOW }),
    rect(0, -32, 12, 64, { fill: D3 }),
    stroke("M70-32v64M140-32v64M214-32v64M140 0h74", D3, 2),
    stroke("M24-8h30M24 10h20M84 0h40M152-16h44M152 16h30M226-6h56M226 12h36", INK2, 7),
  );

export const mug = (x, y) =>
  path("M-44-60h88v100c0 12-8 20-20 20h-48c-12 0-20-8-20-20z", { fill: PALE, transform: at(x, y) }) +
  stroke("M44-40c40-6 40 64 0 58", PALE, 12, { transform: at(x, y) });

export const tablet = (x, y, turn) =>
  g(
    { transform: at(x, y, 1, turn) },
    rect(-20, -190, 26, 260, { fill: VOID }),
    rect(-22, -180, 8, 240, { fill: GLOW }),
  );

export const clipboard = (x, y, turn) =>
  g(
    { transform: at(x, y, 1, turn) },
    path("M-90-150H90V110H-90z", { fill: LINE }),
    path("M-76-126H76V96H-76z", { fill: GLOW }),
    rect(-34, -160, 68, 26, { fill: D3 }),
    stroke("M-56-92H40M-56-60H56M-56-28H24M-56 4H50M-56 36H10", D1, 8),
  );

export const binoculars = path(
  "M102-44l54-8 70-12c10 0 14 8 14 18v62c0 10-6 16-16 16l-66-10-56-6c-8 0-10-60 0-60z",
  { fill: VOID },
);
