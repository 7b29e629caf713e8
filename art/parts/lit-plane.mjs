// A plane lit along its right edge: the plane in the light's colour and, moved out of the light, the same plane over it.
import { el, g, path } from "../drawing/svg.mjs";

export function litFromRight(s, outline, dark, light, ...shade) {
  const href = `#${s.define((id) => path(outline, { id }))}`;
  const clip = s.define((id) => el("clipPath", { id }, el("use", { href })));
  return g(
    { clipPath: `url(#${clip})` },
    el("use", { href, fill: light }),
    el("use", { href, fill: dark, transform: "translate(-9 6)" }),
    shade,
  );
}
