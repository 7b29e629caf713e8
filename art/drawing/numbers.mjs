// Numbers as short as SVG allows: they are most of what a picture weighs.

export const roundToTenth = (v) => Math.round(v * 10) / 10;

/** One decimal, no leading zero, no minus zero. */
export function n(v) {
  const r = roundToTenth(v);
  return r === 0 ? "0" : String(r).replace(/^(-?)0\./, "$1.");
}

/** No space is needed before a minus, nor before a bare point when the number before already has one. */
export const joinNumbers = (list) =>
  list
    .map(n)
    .reduce(
      (s, v) => (s === "" || v[0] === "-" || (v[0] === "." && /\.\d+$/.test(s)) ? s + v : s + " " + v),
      "",
    );
