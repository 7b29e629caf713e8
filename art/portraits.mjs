// Portraits, as a table: each line is somebody at work, told by pose, head, clothes and what is in front of them. They
// show nobody in particular, until there are photographs.
import * as palette from "./drawing/palette.mjs";
import { g } from "./drawing/svg.mjs";
import { figure } from "./parts/figure.mjs";
import { WORKPLACES } from "./parts/workplace.mjs";

const { BEACON, D1, D2, D4, INK, mix, PALE, PHOSPHOR, SKIN } = palette;

const COLOURS = {
  ...palette,
  BROWN: mix(mix(INK, BEACON, 0.26), D2, 0.2),
  RED: mix(mix(INK, BEACON, 0.55), PALE, 0.12),
  FAIR: mix(mix(BEACON, PALE, 0.7), D2, 0.5),
  GREY: mix(D4, PALE, 0.3),
  SCARF: mix(D1, PHOSPHOR, 0.12),
};

/** Students' portraits are shown small: they stand closer. */
const NEAR = { x: 230, y: 300, k: 1 };

const CAST = `
slot                        workplace   pose    facing  skin  face  hair      colour  collar  cloth  headset  extras
alumni/alumni-1             runway      strip   right   3     6     long      BROWN   blazer  LINE   both
alumni/alumni-2             stands      listen  left    2     1     crop      VOID    shirt   D2     both     beard:short
alumni/alumni-3             coast       watch   right   4     8     bun       FAIR    roll    D1     none
alumni/alumni-4             departure   speak   left    0     4     curls     VOID    crew    LINE   none
alumni/alumni-5             radar       point   right   2     5     short     VOID    vneck   SLATE  single   glasses
alumni/alumni-6             night       notes   left    3     2     veil      SCARF   shirt   D2     both
alumni/alumni-7             board       write   right   3     3     quiff     BROWN   blazer  INK2   up       beard:full
alumni/alumni-8             stands      phone   right   1     7     braid     VOID    hood    D1     none
alumni/alumni-9             runway      mug     left    4     0     side      RED     shirt   LINE   up
instructors/instructor-01   sectors     point   right   3     5     receding  GREY    blazer  INK2   none     glasses
instructors/instructor-02   departure   watch   left    1     4     afro      VOID    shirt   D1     none
instructors/instructor-03   radar       notes   left    4     2     bob       FAIR    blazer  D1     both
instructors/instructor-04   coast       speak   right   3     1     short     BROWN   shirt   SLATE  single
instructors/instructor-05   screens     think   left    2     3     bald      VOID    roll    D1     both     beard:full
instructors/instructor-06   board       strip   left    3     8     pony      VOID    crew    LINE   single   glasses
instructors/instructor-07   projection  point   left    1     7     curls     BROWN   vneck   D2     none     beard:goatee
instructors/instructor-08   panorama    tablet  right   4     6     topknot   BROWN   blazer  LINE   none
instructors/instructor-09   chart       folded  right   4     5     bald      GREY    shirt   D1     none     beard:short glasses
instructors/instructor-10   projection  write   right   2     2     wavy      VOID    crew    D2     up
instructors/instructor-11   screens     phone   right   0     4     crop      VOID    blazer  INK2   none
instructors/instructor-12   night       mug     left    3     0     bob       GREY    roll    LINE   none
testimonials/testimonial-1  study       think   right   2     8     topknot   VOID    vneck   LINE   none
testimonials/testimonial-2  screens     listen  left    0     1     crop      VOID    hood    D1     both     glasses
testimonials/testimonial-3  study       write   left    4     6     wavy      RED     roll    D2     none
testimonials/testimonial-4  panorama    strip   left    1     7     afro      BROWN   crew    D1     both
testimonials/testimonial-5  sectors     folded  left    3     3     quiff     BROWN   hood    LINE   none     beard:short
testimonials/testimonial-6  radar       listen  right   2     2     pony      INK     shirt   D2     single
`;

function parse(line) {
  const [slot, workplace, pose, facing, skin, face, hair, colour, collar, cloth, headset, ...extras] =
    line.split(/ +/);
  return { slot, workplace, pose, facing, skin, face, hair, colour, collar, cloth, headset, extras };
}

const [, ...lines] = CAST.trim().split("\n");

export const cast = lines.map(parse);

function member({ slot, workplace, facing, ...line }, number) {
  const person = {
    pose: line.pose,
    features: Number(line.face),
    skin: SKIN[line.skin],
    hair: line.hair,
    hairFill: COLOURS[line.colour],
    collar: line.collar,
    cloth: COLOURS[line.cloth],
    headset: line.headset === "none" ? undefined : line.headset,
    tone: PHOSPHOR,
    ...Object.fromEntries(
      line.extras.map((extra) => extra.split(":")).map(([name, kind = true]) => [name, kind]),
    ),
    ...(slot.startsWith("testimonials") ? NEAR : {}),
  };
  const compose = (sheet) => [WORKPLACES[workplace](sheet, 3 + number), figure(sheet, person)];
  const turned = (sheet) => g({ transform: "translate(800) scale(-1 1)" }, compose(sheet));
  return [slot, (sheet) => sheet.add(facing === "left" ? turned(sheet) : compose(sheet))];
}

export const portraits = Object.fromEntries(cast.map(member));
