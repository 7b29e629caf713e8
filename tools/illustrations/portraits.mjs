// The cast. Nobody here is anybody: each line is a pose, a head of hair, a jacket and a piece of the room.
import { BEACON, D1, D2, D3, D4, INK, INK2, LINE, mix, PALE, PHOSPHOR, SKIN, SLATE, VOID } from './palette.mjs';
import { backdrop } from './parts/backdrop.mjs';
import { bust } from './parts/bust.mjs';

const BROWN = mix(mix(INK, BEACON, 0.26), D2, 0.2);

const FAIR = mix(mix(BEACON, PALE, 0.74), D2, 0.45);

const GREY = mix(D4, PALE, 0.4);

// slot: [backdrop, ground, pose, facing left, skin, hair, hair colour, cut, cloth, beacon, extras]
const CAST = {
  'alumni/alumni-1': ['windows', 'dusk', 'quarter', 0, 3, 'long', BROWN, 'blazer', LINE, 'mic'],
  'alumni/alumni-2': ['rings', 'violet', 'quarter', 1, 1, 'crop', VOID, 'shirt', D2, 'cup', { beard: true }],
  'alumni/alumni-3': ['strips', 'deep', 'profile', 0, 4, 'bun', FAIR, 'roll', D1, 'mic'],
  'alumni/alumni-4': ['chart', 'bright', 'back', 0, 2, 'afro', VOID, 'crew', INK2, 'mic'],
  'alumni/alumni-5': ['lights', 'dusk', 'quarter', 0, 2, 'short', VOID, 'vneck', SLATE, 'lanyard', { glasses: true }],
  'alumni/alumni-6': ['scopes', 'violet', 'quarter', 1, 3, 'bob', INK2, 'shirt', D4, 'cup', { veil: D1 }],
  'alumni/alumni-7': ['windows', 'dusk', 'profile', 1, 2, 'short', BROWN, 'blazer', INK2, 'cup', { beard: true }],
  'alumni/alumni-8': ['rings', 'deep', 'quarter', 1, 0, 'fringe', VOID, 'crew', D3, 'mic'],
  'alumni/alumni-9': ['chart', 'violet', 'quarter', 0, 4, 'quiff', FAIR, 'shirt', LINE, 'lapel'],
  'instructors/instructor-01': ['scopes', 'deep', 'quarter', 0, 3, 'grey', GREY, 'blazer', INK2, 'lapel', { glasses: true }],
  'instructors/instructor-02': ['windows', 'dusk', 'profile', 0, 1, 'afro', VOID, 'shirt', D4, 'cup'],
  'instructors/instructor-03': ['strips', 'violet', 'quarter', 1, 4, 'bob', FAIR, 'blazer', D1, 'mic'],
  'instructors/instructor-04': ['rings', 'dusk', 'back', 0, 3, 'short', BROWN, 'shirt', SLATE, 'lapel'],
  'instructors/instructor-05': ['lights', 'deep', 'quarter', 1, 2, 'bald', VOID, 'roll', D1, 'cup', { beard: true }],
  'instructors/instructor-06': ['chart', 'violet', 'profile', 1, 3, 'long', VOID, 'crew', INK2, 'mic', { glasses: true }],
  'instructors/instructor-07': ['windows', 'dusk', 'quarter', 0, 1, 'afro', VOID, 'vneck', D2, 'lapel'],
  'instructors/instructor-08': ['scopes', 'bright', 'back', 1, 4, 'braid', BROWN, 'blazer', LINE, 'mic'],
  'instructors/instructor-09': [
    'rings',
    'deep',
    'profile',
    0,
    4,
    'bald',
    GREY,
    'shirt',
    PHOSPHOR,
    'mic',
    { beard: true, glasses: true },
  ],
  'instructors/instructor-10': ['strips', 'dusk', 'quarter', 0, 2, 'pony', BROWN, 'crew', D4, 'lanyard'],
  'instructors/instructor-11': ['lights', 'violet', 'quarter', 1, 0, 'short', VOID, 'blazer', INK2, 'lapel'],
  'instructors/instructor-12': ['chart', 'deep', 'quarter', 0, 3, 'wavy', GREY, 'shirt', D2, 'cup'],
  'testimonials/testimonial-1': ['lights', 'violet', 'quarter', 0, 2, 'bun', VOID, 'vneck', INK2, 'lanyard'],
  'testimonials/testimonial-2': ['scopes', 'dusk', 'profile', 1, 0, 'short', VOID, 'crew', D3, 'cup'],
  'testimonials/testimonial-3': ['chart', 'deep', 'quarter', 1, 4, 'wavy', BROWN, 'roll', D2, 'mic'],
  'testimonials/testimonial-4': ['windows', 'dusk', 'back', 0, 1, 'bun', BROWN, 'vneck', D1, 'mic'],
  'testimonials/testimonial-5': [
    'rings',
    'bright',
    'quarter',
    0,
    3,
    'quiff',
    BROWN,
    'crew',
    INK2,
    'lapel',
    { beard: true, glasses: true },
  ],
  'testimonials/testimonial-6': ['strips', 'violet', 'profile', 0, 2, 'pony', INK, 'shirt', PALE, 'mic'],
};

export const portraits = Object.fromEntries(
  Object.entries(CAST).map(([slot, [room, ground, pose, flip, skin, hair, hairFill, cut, cloth, pin, extra]], i) => [
    slot,
    (s) =>
      s.add(
        backdrop(s, room, ground, 200 + i),
        bust(s, {
          pose,
          flip: !!flip,
          skin: SKIN[skin],
          hair,
          hairFill,
          cut,
          cloth,
          pin,
          tone: ground === 'bright' ? INK : PHOSPHOR,
          ...extra,
        }),
      ),
  ]),
);
