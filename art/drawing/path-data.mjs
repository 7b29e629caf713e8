// Path data made shorter, to keep pictures light. Drawings have one absolute M per piece; here every piece after the
// first starts relative to where the last one ended, and straight steps along an axis become h and v.
import { joinNumbers, roundToTenth } from "./numbers.mjs";

/** Only data made of M l h v z and relative arcs is touched; anything drawn by hand passes through. */
export function shorten(d) {
  if (!/^M[\d\s.\-lhvzaM]*$/.test(d)) return d;
  let [x, y, sx, sy] = [0, 0, 0, 0];
  let out = "";
  let last = "";
  const put = (c, list) => {
    const body = joinNumbers(list);
    // The same command need not be named twice; an m is followed by implicit l.
    const same = c === last && c !== "m";
    out += same
      ? /^[-]/.test(body) || (body[0] === "." && /\.\d+$/.test(out))
        ? body
        : " " + body
      : c + body;
    last = c;
  };
  for (const [, c, args] of d.matchAll(/([Mlhvza])([^Mlhvza]*)/g)) {
    const v = (args.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (c === "z") {
      out += "z";
      last = "z";
      [x, y] = [sx, sy];
      continue;
    }
    if (c === "M") {
      if (out === "") put("M", v);
      else put("m", [v[0] - x, v[1] - y]);
      [x, y] = [roundToTenth(v[0]), roundToTenth(v[1])];
      [sx, sy] = [x, y];
    } else if (c === "h") {
      v.forEach((q) => {
        put("h", [q]);
        x = roundToTenth(x + q);
      });
    } else if (c === "v") {
      v.forEach((q) => {
        put("v", [q]);
        y = roundToTenth(y + q);
      });
    } else if (c === "l") {
      for (let i = 0; i < v.length; i += 2) {
        if (v[i + 1] === 0) put("h", [v[i]]);
        else if (v[i] === 0) put("v", [v[i + 1]]);
        else put("l", [v[i], v[i + 1]]);
        [x, y] = [roundToTenth(x + v[i]), roundToTenth(y + v[i + 1])];
      }
    } else {
      for (let i = 0; i < v.length; i += 7) {
        put("a", v.slice(i, i + 7));
        [x, y] = [roundToTenth(x + v[i + 5]), roundToTenth(y + v[i + 6])];
      }
    }
  }
  return out;
}
