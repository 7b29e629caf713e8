// Sheet: the page of one picture. It collects what is drawn, hands out gradients and clips, and lets the beacon be lit
// once.
import { BEACON, INK } from "./palette.mjs";
import { n } from "./numbers.mjs";
import { circle, el, path } from "./svg.mjs";

export class Sheet {
  constructor(name, w = 1600, h = 1000) {
    Object.assign(this, { name, w, h, defs: [], body: [], count: 0, lit: false });
    // Ids carry the picture's own prefix: two pictures may be inlined in the same page.
    let sum = 7;
    for (const c of name) sum = (sum * 31 + c.charCodeAt(0)) % 46656;
    this.prefix = "p" + sum.toString(36);
  }

  add(...parts) {
    this.body.push(...parts.flat(Infinity));
    return this;
  }

  /** Slides everything drawn so far up or down: the last say on framing. */
  shift(dy) {
    this.body = [el("g", { transform: `translate(0 ${dy})` }, this.body)];
  }

  /** Draws what was added after the first `ground` parts smaller, around the middle: a post shows its cover as wide as 21:9 on
      large screens, and what matters has to lie in that band. */
  gather(scale, ground = 1) {
    const [x, y] = [(this.w / 2) * (1 - scale), (this.h / 2) * (1 - scale)];
    const things = el(
      "g",
      { transform: `translate(${n(x)} ${n(y)}) scale(${scale})` },
      this.body.slice(ground),
    );
    this.body = [...this.body.slice(0, ground), things];
  }

  define(make) {
    const id = this.prefix + (this.count++).toString(36);
    this.defs.push(make(id));
    return id;
  }

  /** Stops are [offset, colour, opacity]; the default runs top to bottom of the page. */
  linear(stops, { x1 = 0, y1 = 0, x2 = 0, y2 = this.h } = {}) {
    return `url(#${this.define((id) =>
      el("linearGradient", { id, gradientUnits: "userSpaceOnUse", x1, y1, x2, y2 }, stopList(stops)),
    )})`;
  }

  radial(cx, cy, r, stops, squash) {
    const gradientTransform = squash && `matrix(1 0 0 ${squash} 0 ${n(cy * (1 - squash))})`;
    return `url(#${this.define((id) =>
      el(
        "radialGradient",
        { id, gradientUnits: "userSpaceOnUse", cx, cy, r, gradientTransform },
        stopList(stops),
      ),
    )})`;
  }

  clip(d) {
    return `url(#${this.define((id) => el("clipPath", { id }, path(d)))})`;
  }

  /** Something drawn more than once: stored on first use, referred to after. It may leave one colour open
      as currentColor, which `color` then fills. */
  sprite(key, markup, attrs = {}) {
    this.sprites ??= new Map();
    if (!this.sprites.has(key))
      this.sprites.set(
        key,
        this.define((id) => el("g", { id }, markup())),
      );
    return el("use", { href: "#" + this.sprites.get(key), ...attrs });
  }

  /** The one red thing of the picture. A second call is a mistake in the drawing. */
  beacon(draw) {
    if (this.lit) throw new Error(`${this.name}: the beacon is already lit`);
    this.lit = true;
    return el("g", { fill: BEACON }, draw);
  }

  /** The usual beacon: a lamp with a halo. */
  lamp(x, y, r) {
    return this.beacon([
      circle(x, y, r * 4, { fillOpacity: 0.16 }),
      circle(x, y, r * 2.1, { fillOpacity: 0.34 }),
      circle(x, y, r),
    ]);
  }

  toString() {
    if (!this.lit) throw new Error(`${this.name}: no beacon`);
    return (
      el(
        "svg",
        {
          xmlns: "http://www.w3.org/2000/svg",
          width: this.w,
          height: this.h,
          viewBox: `0 0 ${this.w} ${this.h}`,
          fill: "none",
        },
        this.defs.length ? el("defs", {}, this.defs) : "",
        el("path", { d: `M0 0h${this.w}v${this.h}H0z`, fill: INK }),
        this.body,
      ) + "\n"
    );
  }
}

const OPENING = new RegExp(`^<svg [^>]*>(<defs>.*?</defs>)?<path d="M0 0h\\d+v\\d+H0z" fill="${INK}"/>`);

/** Whether a file was drawn here, told by what every sheet begins with: its definitions, then a ground of ink. */
export const isDrawn = (svg) => OPENING.test(svg);

const stopList = (stops) =>
  stops.map(([offset, stopColor, stopOpacity]) => el("stop", { offset, stopColor, stopOpacity }));
