import type { Composition, Shape } from '#design-system';
import { heart, line, looks, panel, plus, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong, struck } from '../figure-words.ts';
import { expressTortoise } from './express-tortoise.ts';

/** The nurse behind the counter of her station, with a balloon. */
const station: readonly Shape[] = [
  { kind: 'match', from: [44, 66], to: [24, 250], direction: 'down', stroke: 'strong', width: 3 },
  ...heart([44, 30], 24, 'raised'),
  { kind: 'face', at: [114, 258], size: 204, ...looks.ponytail, clothes: 'brand' },
  panel([0, 258], [374, 142], 0, 'brand'),
  slot([0, 244], [386, 24], 'strong'),
  { kind: 'dot', at: [58, 328], r: 32, fill: 'raised' },
  ...plus([58, 328], 18, 'brand'),
  onBrand(heading([106, 329], 'Nurses’ station', 26)),
];

/** Her phone on the counter, with a result that just came in. */
const phone: readonly Shape[] = [
  panel([206, 0], [166, 250], 30, 'strong'),
  panel([214, 8], [150, 234], 22, 'raised'),
  slot([264, 18], [50, 12], 'strong'),
  onBright(centered(heading([289, 66], '10:46', 50))),
  panel([184, 104], [206, 96], 22, 'match'),
  onBright(strong([204, 136], 'Potassium 4.1', 26)),
  onBright(plain([204, 170], 'left the lab 10:40', 'muted', 22)),
];

/** The fax that it replaced. A cactus grows out of its paper slot. */
const fax: readonly Shape[] = [
  line([436, 316], [436, 146], 'brand', 36),
  {
    kind: 'line',
    points: [
      [403, 234],
      [403, 284],
      [436, 284],
    ],
    stroke: 'brand',
    width: 20,
  },
  {
    kind: 'line',
    points: [
      [469, 190],
      [469, 238],
      [436, 238],
    ],
    stroke: 'brand',
    width: 20,
  },
  { kind: 'dots', at: [436, 160], count: 6, gap: 24, r: 3, fill: 'raised', direction: 'down' },
  { kind: 'dots', at: [422, 124], count: 3, gap: 14, r: 9, fill: 'raised' },
  slot([318, 382], [162, 18], 'strong'),
  panel([314, 312], [166, 80], 16, 'raised'),
  {
    kind: 'line',
    points: [
      [334, 316],
      [334, 304],
      [396, 304],
      [396, 316],
    ],
    stroke: 'strong',
    width: 18,
  },
  onBright(heading([330, 350], 'Fax', 26)),
  ...struck(onBright(strong([390, 350], '94 min', 24)), 74),
  { kind: 'dots', at: [337, 376], count: 6, gap: 24, r: 4.5, fill: 'control' },
];

/** Its plug, out of the wall. */
const plug: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [314, 393],
      [40, 393],
      [-10, 382],
      [-48, 382],
    ],
    stroke: 'strong',
    width: 7,
  },
  line([-84, 374], [-60, 374], 'strong', 6),
  line([-84, 390], [-60, 390], 'strong', 6),
  line([-54, 382], [-46, 382], 'strong', 34),
];

/**
 * A nurse at her station, whose phone has a result six minutes after it left the lab. The unplugged
 * fax holds a cactus. A tortoise hurries past on roller skates.
 */
export const nursePhone: Composition = {
  width: 480,
  height: 400,
  bleeds: true,
  shapes: [
    ...expressTortoise,
    ...station,
    ...phone,
    line([144, 240], [194, 225], 'brand', 28),
    ...[204, 218, 232].map((y) => slot([192, y], [30, 12], 'raised')),
    ...fax,
    ...plug,
  ],
};
