// Palette: the site's own colours (web/src/styles/tokens.css) and nothing else. Every other tone is a mix of two of
// them, so the whole set of pictures stays in one key and a change of theme is a change of five lines.
export const INK = "#0B0D1A";
export const INK2 = "#14172B";
export const LINE = "#2A2E4D";
export const PHOSPHOR = "#A6A5F8";
export const BEACON = "#BA263A";

const channels = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** A tone between two colours: t = 0 is the first, t = 1 the second. */
export function mix(a, b, t) {
  const [p, q] = [channels(a), channels(b)];
  return (
    "#" +
    p
      .map((v, i) =>
        Math.round(v + (q[i] - v) * t)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")
  );
}

// Foreground silhouettes sit darker than ink, so that ink itself can read as a lit plane.
export const VOID = mix(INK, "#000000", 0.45);
export const NIGHT = mix(INK, LINE, 0.35);
export const SLATE = mix(INK2, LINE, 0.55);
// The dusk ramp, from the line colour up to the phosphor.
export const D1 = mix(LINE, PHOSPHOR, 0.12);
export const D2 = mix(LINE, PHOSPHOR, 0.28);
export const D3 = mix(LINE, PHOSPHOR, 0.48);
export const D4 = mix(LINE, PHOSPHOR, 0.72);
export const PALE = mix(PHOSPHOR, "#FFFFFF", 0.45);
export const GLOW = mix(PHOSPHOR, "#FFFFFF", 0.78);

/** Skin for the portraits: five depths between ink and pale phosphor with a breath of the beacon's
    warmth, so faces belong to the violet night and still differ from each other. */
export const SKIN = [0.24, 0.37, 0.5, 0.64, 0.78].map((t) =>
  mix(mix(mix(INK, BEACON, 0.34), PALE, t), "#C99AA8", 0.3),
);
