// Portraits, as a table: each line is a pose, a head of hair, a jacket and a piece of the room. They show nobody in
// particular, until there are photographs.
import * as palette from "./drawing/palette.mjs";
import { backdrop } from "./parts/backdrop.mjs";
import { bust } from "./parts/bust.mjs";

const { BEACON, D1, D2, D4, INK, mix, PALE, PHOSPHOR, SKIN } = palette;

const COLOURS = {
  ...palette,
  BROWN: mix(mix(INK, BEACON, 0.26), D2, 0.2),
  FAIR: mix(mix(BEACON, PALE, 0.74), D2, 0.45),
  GREY: mix(D4, PALE, 0.4),
};

const EXTRAS = { beard: { beard: true }, glasses: { glasses: true }, veil: { veil: D1 } };

const CAST = `
slot                        room     ground  pose     facing  skin  hair    colour  cut     cloth     beacon   extras
alumni/alumni-1             windows  dusk    quarter  right   3     long    BROWN   blazer  LINE      mic
alumni/alumni-2             rings    violet  quarter  left    1     crop    VOID    shirt   D2        cup      beard
alumni/alumni-3             strips   deep    profile  right   4     bun     FAIR    roll    D1        mic
alumni/alumni-4             chart    bright  back     right   2     afro    VOID    crew    INK2      mic
alumni/alumni-5             lights   dusk    quarter  right   2     short   VOID    vneck   SLATE     lanyard  glasses
alumni/alumni-6             scopes   violet  quarter  left    3     bob     INK2    shirt   D4        cup      veil
alumni/alumni-7             windows  dusk    profile  left    2     short   BROWN   blazer  INK2      cup      beard
alumni/alumni-8             rings    deep    quarter  left    0     fringe  VOID    crew    D3        mic
alumni/alumni-9             chart    violet  quarter  right   4     quiff   FAIR    shirt   LINE      lapel
instructors/instructor-01   scopes   deep    quarter  right   3     grey    GREY    blazer  INK2      lapel    glasses
instructors/instructor-02   windows  dusk    profile  right   1     afro    VOID    shirt   D4        cup
instructors/instructor-03   strips   violet  quarter  left    4     bob     FAIR    blazer  D1        mic
instructors/instructor-04   rings    dusk    back     right   3     short   BROWN   shirt   SLATE     lapel
instructors/instructor-05   lights   deep    quarter  left    2     bald    VOID    roll    D1        cup      beard
instructors/instructor-06   chart    violet  profile  left    3     long    VOID    crew    INK2      mic      glasses
instructors/instructor-07   windows  dusk    quarter  right   1     afro    VOID    vneck   D2        lapel
instructors/instructor-08   scopes   bright  back     left    4     braid   BROWN   blazer  LINE      mic
instructors/instructor-09   rings    deep    profile  right   4     bald    GREY    shirt   PHOSPHOR  mic      beard glasses
instructors/instructor-10   strips   dusk    quarter  right   2     pony    BROWN   crew    D4        lanyard
instructors/instructor-11   lights   violet  quarter  left    0     short   VOID    blazer  INK2      lapel
instructors/instructor-12   chart    deep    quarter  right   3     wavy    GREY    shirt   D2        cup
testimonials/testimonial-1  lights   violet  quarter  right   2     bun     VOID    vneck   INK2      lanyard
testimonials/testimonial-2  scopes   dusk    profile  left    0     short   VOID    crew    D3        cup
testimonials/testimonial-3  chart    deep    quarter  left    4     wavy    BROWN   roll    D2        mic
testimonials/testimonial-4  windows  dusk    back     right   1     bun     BROWN   vneck   D1        mic
testimonials/testimonial-5  rings    bright  quarter  right   3     quiff   BROWN   crew    INK2      lapel    beard glasses
testimonials/testimonial-6  strips   violet  profile  right   2     pony    INK     shirt   PALE      mic
`;

function member(line, number) {
  const [slot, room, ground, pose, facing, skin, hair, colour, cut, cloth, pin, ...extras] = line.split(/ +/);
  const person = {
    pose,
    flip: facing === "left",
    skin: SKIN[skin],
    hair,
    hairFill: COLOURS[colour],
    cut,
    cloth: COLOURS[cloth],
    pin,
    tone: ground === "bright" ? INK : PHOSPHOR,
    ...Object.assign({}, ...extras.map((extra) => EXTRAS[extra])),
  };
  return [slot, (sheet) => sheet.add(backdrop(sheet, room, ground, 200 + number), bust(sheet, person))];
}

const [, ...lines] = CAST.trim().split("\n");

export const portraits = Object.fromEntries(lines.map(member));
