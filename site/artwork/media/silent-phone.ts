import type { Composition, Shape } from '#design-system';
import { bleed, block, ground, line, looks, panel } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';
import { mouseWithPopcorn } from './mouse-with-popcorn.ts';
import { cat, telephone } from './sleeping-cat.ts';

/** The night behind a window that is open to the panel’s corner. */
const night: readonly Shape[] = [
  block([304, -bleed], [176 + bleed, bleed + 312], 'strong'),
  { kind: 'dot', at: [416, 62], r: 48, fill: 'subtle' },
  { kind: 'dot', at: [436, 50], r: 42, fill: 'strong' },
  {
    kind: 'line',
    points: [
      [304, -bleed],
      [304, 316],
      [480 + bleed, 316],
    ],
    stroke: 'brand',
    width: 14,
  },
  { kind: 'dot', at: [352, 124], r: 5, fill: 'subtle' },
];

/** The large screen: the couple of the show, how fast it started, and how many watch. */
const screen: readonly Shape[] = [
  ...[56, 228].map((x) => line([x, -bleed], [x, 20], 'strong', 12)),
  panel([0, 4], [284, 256], 22, 'strong'),
  panel([10, 14], [264, 158], 14, 'brand'),
  { kind: 'face', at: [88, 172], size: 164, ...looks.mustache, skin: 'subtle', clothes: 'strong' },
  { kind: 'face', at: [182, 172], size: 186, ...looks.longHair, clothes: 'subtle' },
  panel([10, 180], [264, 70], 14, 'match'),
  onBright(heading([20, 216], '1.1 s', 43)),
  onBright(strong([120, 202], 'Tonight', 21)),
  onBright(plain([120, 230], '400,000 plays', 'strong', 21)),
];

/** The head of operations, in his chair. He asks for silence. */
const head: readonly Shape[] = [
  panel([36, 300], [210, 200], 70, 'subtle'),
  { kind: 'face', at: [140, 490], size: 270, ...looks.beard, skin: 'quiet', collar: 'strong' },
  { kind: 'arc', at: [140, 346], r: 55, from: 275, to: 445, stroke: 'raised', width: 9 },
  ...[74, 186].map((x) => panel([x, 332], [20, 40], 8, 'brand')),
  line([204, 452], [164, 430], 'quiet', 30),
  {
    kind: 'line',
    points: [
      [214, 448],
      [238, 474],
      [212, 458],
    ],
    stroke: 'brand',
    width: 36,
  },
  line([190, 465], [206, 436], 'strong', 7),
  { kind: 'dot', at: [154, 424], r: 23, fill: 'quiet' },
  line([144, 412], [141, 368], 'quiet', 15),
];

/** Last season’s screen, which is unplugged and still has its spinner. */
const oldScreen: readonly Shape[] = [
  panel([14, 514], [150, 118], 20, 'raised'),
  { kind: 'arc', at: [89, 558], r: 30, from: 0, to: 359, stroke: 'quiet', width: 9 },
  { kind: 'arc', at: [89, 558], r: 30, from: 0, to: 90, stroke: 'strong', width: 9 },
  onBright(centered(heading([89, 559], '9 s', 24))),
  onBright(centered(strong([89, 611], 'Last season', 22))),
  line([164, 600], [210, 614], 'quiet', 6),
  panel([210, 600], [34, 28], 10, 'quiet'),
  ...[607, 621].map((y) => line([244, y], [256, y], 'quiet', 5)),
];

/** The mouse’s home, with a sign, an empty armchair, and bricks below the floor. */
const mouseHome: readonly Shape[] = [
  line([386, 628], [386, 650], 'strong', 148),
  panel([310, 508], [152, 36], 10, 'subtle'),
  onBright(centered(strong([386, 527], 'At the show', 22))),
  panel([350, 566], [72, 66], 26, 'raised'),
  panel([338, 596], [96, 36], 14, 'quiet'),
  line([-bleed, 636], [480 + bleed, 636], 'raised', 12),
  ...[
    [20, 676],
    [132, 676],
    [356, 676],
    [76, 710],
    [300, 710],
    [20, 744],
    [244, 744],
    [356, 744],
  ].map(([x = 0, y = 0]) => block([x, y], [100, 22], 'brand')),
];

/**
 * A control room on premiere night. The phone doesn’t ring, so a cat sleeps on it, and a mouse
 * watches the show from the cat’s back. The head of operations asks for silence. Last season’s
 * spinner is on the floor.
 */
export const silentPhone: Composition = {
  width: 480,
  height: 640,
  bleeds: true,
  shapes: [
    ...night,
    ...screen,
    ...head,
    block([-bleed, 490], [480 + 2 * bleed, 150], 'brand'),
    line([-bleed, 488], [480 + bleed, 488], 'raised', 20),
    ground(636, 'strong'),
    ...telephone,
    ...cat,
    ...mouseWithPopcorn,
    ...oldScreen,
    ...mouseHome,
  ],
};
