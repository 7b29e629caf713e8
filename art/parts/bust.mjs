// Busts for the portraits: head, neck and shoulders in three poses, with planes instead of features. The light comes
// from the right, where the scopes are; the left of every face is in shade.
import { D1, INK, LINE, mix, PALE, PHOSPHOR, VOID } from "../drawing/palette.mjs";
import { ellipse, g, path, stroke } from "../drawing/svg.mjs";
import { BEARD, GLASSES, POSES } from "./bust-outlines.mjs";
import { CUT } from "./clothes.mjs";
import { HAIR } from "./hair.mjs";

// Shoulders and neck stay put; the head sits low on them, so nobody looks like a chess piece.
const onShoulders = (...kids) => g({ transform: "translate(-32 -8) scale(1.08)" }, ...kids);

function wornHeadset(s, pose, ear, tone) {
  const cup = (x, w = 26) =>
    ellipse(x, ear[1], w, 44, { fill: D1, stroke: tone, strokeWidth: 4 }) +
    ellipse(x, ear[1], w * 0.45, 22, { fill: INK });
  if (pose === "quarter")
    return (
      stroke("M303 296C292 90 530 96 514 284", tone, 11) +
      cup(305) +
      stroke("M308 378c4 40 22 66 58 76", tone, 6, { strokeLinecap: "round" }) +
      path("M360 442l28 8c10 4 8 22-4 20l-28-8c-10-4-8-22 4-20z", {
        fill: VOID,
        stroke: tone,
        strokeWidth: 3,
      })
    );
  if (pose === "profile")
    return (
      stroke("M396 292c-8-60-4-110 14-154", tone, 12) +
      cup(398, 36) +
      stroke("M404 380c14 44 50 66 104 60", tone, 6, { strokeLinecap: "round" }) +
      path("M508 428h28c12 0 12 22 0 22h-28c-12 0-12-22 0-22z", { fill: VOID, stroke: tone, strokeWidth: 3 })
    );
  return (
    stroke("M290 300C270 86 530 86 510 300", tone, 11) +
    cup(292, 22) +
    cup(508, 22) +
    stroke("M288 374c0 30 14 50 40 60", tone, 6, { strokeLinecap: "round" })
  );
}

/** One bust, facing right unless flipped. `pin` says which small thing carries the beacon. */
export function bust(
  s,
  {
    pose = "quarter",
    flip = false,
    skin,
    hair = "short",
    hairFill = VOID,
    cut = "shirt",
    cloth = LINE,
    beard = false,
    glasses = false,
    veil,
    tone = PHOSPHOR,
    pin,
  },
) {
  const p = POSES[pose];
  const h = HAIR[pose][hair] ?? {};
  const dark = mix(skin, INK, 0.55);
  return g(
    flip ? { transform: "translate(800) scale(-1 1)" } : {},
    onShoulders(
      veil
        ? path(
            "M256 330c-14-140 60-212 154-212 96 0 154 72 140 212 0 90 14 170 44 250l-194 80-190-70c40-90 50-170 46-260z",
            {
              fill: veil,
            },
          )
        : path(h.back, { fill: hairFill }),
    ),
    path(p.torso, { fill: cloth }),
    path(p.torsoShade, { fill: INK, opacity: 0.28 }),
    stroke(p.arms, mix(cloth, INK, 0.55), 4, { strokeLinecap: "round" }),
    path(p.neck, { fill: skin }),
    path(p.under, { fill: dark, opacity: 0.8, transform: "translate(0 26)" }),
    CUT[pose][cut](cloth, mix(cloth, INK, 0.5)),
    onShoulders(
      path(p.face, { fill: skin }),
      path(p.shade, { fill: dark, opacity: 0.55 }),
      path(p.planes, { fill: dark, opacity: 0.5 }),
      stroke(p.lids, dark, 5, { strokeLinecap: "round" }),
      stroke(p.brows, mix(hairFill, dark, 0.35), 8, { strokeLinecap: "round" }),
      beard ? path(BEARD[pose], { fill: hairFill }) : "",
      veil
        ? path(
            "M286 330c-10-110 50-170 126-170 80 0 120 60 112 150-10-60-40-100-104-100-70 0-96 60-84 150 10 60 40 104 84 114 50-6 84-50 96-110 10 60 34 120 84 190-80 70-240 70-330 6 40-70 40-150 16-230z",
            { fill: mix(veil, PALE, 0.14) },
          )
        : path(h.front, { fill: hairFill }),
      stroke(
        veil ? "M300 420c20 60 60 110 130 120M280 470c30 60 90 100 170 100" : h.sheen,
        mix(veil ?? hairFill, PALE, 0.22),
        3,
        { strokeLinecap: "round" },
      ),
      glasses ? stroke(GLASSES[pose], INK, 6) : "",
      wornHeadset(s, pose, p.ear, tone),
      pin === "mic"
        ? s.beacon(
            ellipse(
              ...{ quarter: [372, 456, 7, 7], profile: [522, 439, 8, 6], back: [508, 330, 8, 14] }[pose],
            ),
          )
        : "",
      pin === "cup" ? s.beacon(ellipse(p.ear[0], p.ear[1], 10, 16)) : "",
    ),
    stroke(p.rim, tone, 4, { opacity: 0.9 }),
    pin === "lapel" ? s.beacon(path(pose === "back" ? "M376 600h48v14h-48z" : "M516 676h34v12h-34z")) : "",
    pin === "lanyard" ? s.beacon(path("M350 574l52 226h14l-54-230zM474 574l-60 226h-14l62-228z")) : "",
  );
}
