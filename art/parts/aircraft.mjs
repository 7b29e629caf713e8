// Aircraft: one medium airliner from three sides, drawn around its own centre and placed by transform.
import { D1, D2, D3, GLOW, INK, LINE, mix, PALE, PHOSPHOR } from "../drawing/palette.mjs";
import { at, circle, d, dots, ellipse, g, path, stroke } from "../drawing/svg.mjs";

/** Side view, nose to the right, 390 units long. `k` may be [-k, k] to turn it round. Far aircraft are drawn
    with fewer planes: nobody counts windows at a mile. */
export function aircraftSide({
  x,
  y,
  k = 1,
  turn = 0,
  body = D3,
  belly = D1,
  tail = PHOSPHOR,
  gear = false,
}) {
  const near = Math.abs(Array.isArray(k) ? k[1] : k) > 0.46;
  return g(
    { transform: at(x, y, k, turn) },
    path("M-180-10l-22-62h30c10 24 34 46 64 54zM-14 22h50c6 4 6 18 0 22h-44c-10-4-12-18-6-22z", {
      fill: tail,
    }),
    path(
      "M-192-8c20-8 46-11 72-11h252c24 0 46 10 58 20 5 5-1 10-16 14-22 6-50 6-82 6h-160c-44 0-90-14-124-24z",
      { fill: body },
    ),
    path(
      "M-192-4c40 4 300 8 382 3 4 6-2 10-16 14-22 6-50 6-82 6h-160c-44 0-90-14-124-23zM-160-6l-44 4 6 6 62 2z",
      {
        fill: belly,
      },
    ),
    near
      ? [
          path("M154-12l20 6-4 3-20-2zM30 22c8 4 8 18 0 22 10-1 10-21 0-22z", { fill: INK }),
          stroke("M-118-8h250", GLOW, 4, { strokeDasharray: "3 6", opacity: 0.75 }),
        ]
      : "",
    gear
      ? stroke("M128 18v24M-8 20v22", LINE, 5) +
          dots(
            [
              [128, 44],
              [-14, 44],
              [-2, 44],
            ],
            15,
            INK,
          )
      : "",
    path("M34 8c0 10-70 34-122 40l-14-2 50-40z", { fill: mix(belly, INK, 0.45) }),
  );
}

/** Head-on, on approach: wings 400 units wide, gear down, landing lights lit. */
export function aircraftFront({ x, y, k = 1, body = D2, wing = D1, lights = true }) {
  return g(
    { transform: at(x, y, k) },
    path("M-4-70h8l5 50h-18z", { fill: PHOSPHOR }),
    path("M-70-24l140 0-50 8h-40z", { fill: wing }),
    path("M-200-12l178 14v16l-178-24zM200-12l-178 14v16l178-24z", { fill: wing }),
    stroke("M-30 22v24M30 22v24M0 24v20", LINE, 5),
    dots(
      [
        [-34, 48],
        [-26, 48],
        [26, 48],
        [34, 48],
        [0, 46],
      ],
      11,
      INK,
    ),
    circle(0, 0, 25, { fill: body }),
    path("M-25 0a25 25 0 0 0 50 0c-14 6-36 6-50 0z", { fill: wing }),
    path("M-15-8q15-9 30 0l-4 7h-22z", { fill: INK }),
    [-72, 72].map((v) => circle(v, 20, 16, { fill: PHOSPHOR }) + circle(v, 20, 11, { fill: INK })),
    lights
      ? [-26, 26].map(
          (v) =>
            ellipse(v, 10, 60, 9, { fill: PALE, opacity: 0.16 }) +
            circle(v, 10, 17, { fill: PALE, opacity: 0.3 }) +
            circle(v, 10, 6.5, { fill: "#fff" }),
        )
      : "",
  );
}

/** From above, nose up, 200 units long. */
export const aircraftTop = ({ x, y, k = 1, turn = 0, fill = PHOSPHOR, opacity }) =>
  path(
    "M0-100c8 8 10 22 10 36v24l88 62v14l-88-26v46l30 24v12l-40-12-40 12v-12l30-24v-46l-88 26v-14l88-62v-24c0-14 2-28 10-36z",
    {
      fill,
      opacity,
      transform: at(x, y, k, turn),
    },
  );

/** Parked tails seen over a terminal roof: just the fins, in the order given. */
export const fins = (list, fill = D2) =>
  path(list.map(([x, y, h]) => d`M${x} ${y}l${-h * 0.32} ${-h}h${h * 0.42}l${h * 0.72} ${h}z`).join(""), {
    fill,
  });
