import type { Shape } from '#design-system';
import { line, looks, panel, slot } from '../figure-shapes.ts';

/** The head of IT, with glasses and slippers. He stands at 296. */
export const headOfIt: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [650, 276],
      [652, 246],
      [700, 246],
      [702, 276],
    ],
    stroke: 'strong',
    width: 36,
  },
  ...[610, 680].map((x) => slot([x, 270], [62, 26], 'raised')),
  { kind: 'face', at: [676, 216], size: 226, ...looks.baldHead },
  ...[659, 693].map(
    (x): Shape => ({ kind: 'dot', at: [x, 94], r: 15, stroke: 'strong', width: 5 }),
  ),
];

/** His arms: a mug of hot tea, and a hand on the log. */
export const teaAndLog: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [606, 176],
      [602, 232],
      [622, 220],
      [728, 220],
      [748, 240],
      [768, 206],
    ],
    stroke: 'strong',
    width: 32,
  },
  {
    kind: 'match',
    from: [602, 70],
    to: [612, 100],
    direction: 'down',
    stroke: 'raised',
    width: 7,
  },
  { kind: 'arc', at: [630, 138], r: 12, from: 0, to: 180, stroke: 'raised', width: 8 },
  panel([588, 114], [44, 54], 8, 'raised'),
  { kind: 'dot', at: [606, 164], r: 18, fill: 'quiet' },
  { kind: 'dot', at: [774, 194], r: 18, fill: 'quiet' },
];

/** The auditor. She stands at 296. */
export const auditor: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [904, 283],
      [922, 283],
      [926, 240],
      [954, 240],
      [958, 283],
      [976, 283],
    ],
    stroke: 'strong',
    width: 26,
  },
  {
    kind: 'face',
    at: [940, 218],
    size: 210,
    ...looks.bun,
    skin: 'subtle',
    clothes: 'brand',
    wears: 'glasses',
  },
];

/** Her arms: a thumb up, and a pen that has just drawn the check mark. */
export const approval: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [872, 232],
      [892, 250],
      [896, 220],
      [908, 240],
      [972, 240],
      [984, 220],
      [896, 220],
      [984, 220],
      [1002, 236],
      [998, 182],
    ],
    stroke: 'brand',
    width: 28,
  },
  line([862, 228], [844, 200], 'strong', 10),
  { kind: 'dot', at: [862, 226], r: 17, fill: 'subtle' },
  line([988, 166], [984, 144], 'subtle', 17),
  panel([978, 154], [41, 34], 15, 'subtle'),
];
