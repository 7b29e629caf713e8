// Drawn busts: head, neck and shoulders in three poses, with planes instead of features. The light comes
// from the right, where the scopes are; the left of every face is in shade.
import { D1, INK, LINE, mix, PALE, PHOSPHOR, VOID } from "../drawing/palette.mjs";
import { ellipse, g, path, stroke } from "../drawing/svg.mjs";
import { CUT } from "./clothes.mjs";
import { HAIR } from "./hair.mjs";

const POSES = {
  quarter: {
    face: "M300 290c-2-90 50-125 110-125 70 0 105 50 102 125 0 30 0 60-12 100-10 40-45 80-80 84-35 0-85-34-102-79-12-35-18-65-18-105z",
    shade:
      "M300 290c0 40 6 70 18 105 17 45 67 79 102 79-24-22-50-46-58-84-10-50-12-90-6-150-16-6-50 8-56 50z",
    planes: "M440 290l24 64c-8 10-24 12-36 6l6-58z",
    lids: "M374 306c14 9 32 9 46 0M456 306c11 8 26 8 36 0M424 414c14 8 32 8 46-1",
    brows: "M368 282c14-11 34-12 54-4M454 278c14-7 30-6 42 3",
    neck: "M342 420v110c0 26-30 40-60 50l120 60 140-62c-34-8-64-26-66-60v-96z",
    under: "M342 428c20 30 50 46 78 46 20-2 40-16 56-34v40c-40 40-100 30-134-12z",
    ear: [305, 336],
    torso: "M70 800c8-112 50-172 146-202 60-18 110-26 128-46h134c14 20 70 28 126 48 84 30 118 94 124 200z",
    rim: "M604 600c84 30 118 94 124 200",
    torsoShade: "M70 800c8-112 50-172 146-202 60-18 110-26 128-46l30 20-40 228z",
    arms: "M180 800c-4-40 2-70 16-96M624 800c4-40 0-70-12-96",
  },
  profile: {
    face: "M300 300c-4-90 50-135 115-132 60 2 90 37 93 82 2 18 4 30 14 50l23 45c2 7-5 12-17 13 0 10 2 16-2 22 2 8 0 14-6 18 4 17 0 42-25 48-25 4-45-1-57 6H330c-18-40-28-90-30-152z",
    shade: "M300 300c2 62 12 112 30 152h108c-40-10-70-40-78-90-4-60 0-120 20-170-50 6-80 50-80 108z",
    planes: "M520 300l25 45c2 7-5 12-17 13l-14-4c8-14 8-32 6-54z",
    lids: "M474 308c10 7 20 7 28 2M496 400c8 2 16 1 24-3",
    brows: "M466 280c12-10 26-12 40-6",
    neck: "M326 420c4 50 6 90-26 150l90 60 110-40c-50-20-66-50-64-140z",
    under: "M438 452c-2 20-2 36 0 60-40-10-70-40-80-70z",
    ear: [398, 334],
    torso: "M140 800c6-112 56-182 150-220 30 30 110 40 160 0 60 24 100 60 124 110 18 36 24 70 26 110z",
    rim: "M450 580c60 24 100 60 124 110 18 36 24 70 26 110",
    torsoShade: "M140 800c6-112 56-182 150-220l50 40c-50 40-70 100-70 180z",
    arms: "M300 800c-14-60-4-110 34-150M480 800c8-50 2-90-14-120",
  },
  back: {
    face: "M296 300c-4-96 40-152 104-152s108 56 104 152c-2 60-30 140-60 150h-88c-30-10-58-90-60-150z",
    shade: "M296 300c2 60 30 140 60 150h24c-30-60-40-180-10-300-50 12-76 70-74 150z",
    planes: "",
    lids: "",
    brows: "",
    neck: "M342 400v136c0 18-22 28-50 36 60 36 156 36 216 0-28-8-50-18-50-36V400z",
    under: "M342 424c30 24 86 24 116 0v36c-30 22-86 22-116 0z",
    ear: [297, 330],
    torso: "M70 800c8-112 50-172 146-202 60-18 110-26 128-46h112c18 20 68 28 128 46 96 30 138 90 146 202z",
    rim: "M584 598c96 30 138 90 146 202",
    torsoShade: "M70 800c8-112 50-172 146-202 60-18 110-26 128-46l20 20-60 228z",
    arms: "M184 800c-4-40 2-70 16-96M616 800c4-40-2-70-16-96",
  },
};

function headset(s, pose, ear, tone) {
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

/** One bust. `k` names what differs: pose, side, skin, hair, clothes, extras. */
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
    // Shoulders and neck stay put; the head sits low on them, so nobody looks like a chess piece.
    HEAD(
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
    HEAD(
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
      headset(s, pose, p.ear, tone),
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

const HEAD = (...kids) => g({ transform: "translate(-32 -8) scale(1.08)" }, ...kids);

const BEARD = {
  quarter:
    "M312 372c8 70 54 120 108 122 50-4 84-70 92-150-12 30-26 44-46 48-22-8-48-8-66 2-36-2-70-10-88-22z",
  profile: "M404 372c20 20 60 22 122 8 2 10 0 16-6 20 6 24-2 60-34 64-30 2-80-20-82-92z",
};

const GLASSES = {
  quarter: "M366 286h62v34q-31 14-62 0zM446 286h54v34q-27 14-54 0zM428 296h18M366 292l-56 8",
  profile: "M470 284h44l-4 34q-24 8-40-2zM470 292l-66 8",
};
