import type { Composition, Shape } from '#design-system';
import { bus } from './education/bus.ts';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBright } from './figure-words.ts';

/** A rooster that still sleeps on the roof. */
const rooster: readonly Shape[] = [
  ...(
    [
      [16, 48],
      [22, 18],
      [48, 12],
    ] as const
  ).map((tip) => line([56, 76], tip, 'brand', 20)),
  { kind: 'dots', at: [94, 20], count: 3, gap: 14, r: 10, fill: 'brand' },
  cutOut(
    [
      [56, 64],
      [92, 62],
      [102, 42],
      [114, 40],
      [116, 76],
      [76, 80],
    ],
    'quiet',
    32,
  ),
  line([68, 64], [86, 70], 'brand', 14),
  cutOut(
    [
      [130, 42],
      [148, 52],
      [130, 56],
    ],
    'control',
    5,
  ),
  { kind: 'dot', at: [128, 66], r: 9, fill: 'brand' },
  { kind: 'arc', at: [114, 42], r: 8, from: 100, to: 260, stroke: 'strong', width: 4 },
  heading([166, 46], 'Zzz', 44),
];

/** A child whose backpack is larger than the child. */
const child: readonly Shape[] = [
  { kind: 'frame', at: [94, 210], size: [30, 30], radius: 12, stroke: 'strong', width: 8 },
  panel([46, 224], [124, 150], 34, 'raised'),
  ...[92, 124].map((x) => line([x, 350], [x, 392], 'quiet', 24)),
  line([146, 344], [166, 322], 'brand', 24),
  line([70, 344], [36, 320], 'brand', 24),
  { kind: 'dot', at: [34, 316], r: 13, fill: 'quiet' },
  panel([66, 328], [84, 46], 14, 'brand'),
  { kind: 'face', at: [108, 342], size: 120, ...looks.bob },
  ...[78, 138].map((x) => line([x, 322], [x, 358], 'strong', 10)),
  ...[70, 108].map((x) => slot([x, 388], [38, 22], 'brand')),
];

/** The crossing guard, who holds up the paddle and takes the child by the hand. */
const guard: readonly Shape[] = [
  ...[204, 246].map((x) => line([x, 318], [x, 384], 'subtle', 38)),
  {
    kind: 'line',
    points: [
      [264, 248],
      [304, 256],
      [340, 216],
    ],
    stroke: 'quiet',
    width: 32,
  },
  {
    kind: 'face',
    at: [224, 258],
    size: 168,
    ...looks.longHair,
    clothes: 'quiet',
    collar: 'strong',
  },
  panel([165, 250], [118, 88], 20, 'quiet'),
  line([254, 240], [200, 306], 'raised', 14),
  panel([165, 306], [118, 16], 0, 'raised'),
  cutOut(
    [
      [196, 120],
      [186, 106],
      [214, 98],
      [262, 106],
      [252, 120],
    ],
    'strong',
    14,
  ),
  line([188, 126], [260, 126], 'raised', 12),
  line([196, 136], [252, 136], 'strong', 10),
  ...[170, 228].map((x) => slot([x, 384], [58, 26], 'brand')),
  line([378, 140], [332, 232], 'control', 12),
  { kind: 'dot', at: [400, 80], r: 78, fill: 'match' },
  onBright(centered(heading([400, 60], 'First', 46))),
  onBright(centered(heading([400, 104], 'day', 46))),
  { kind: 'dot', at: [341, 212], r: 18, fill: 'raised' },
];

/** The guard’s hand, which holds the child’s. */
const hand: readonly Shape[] = [
  line([184, 256], [172, 314], 'quiet', 32),
  { kind: 'dot', at: [171, 322], r: 17, fill: 'raised' },
];

/**
 * Education: on the first day, a crossing guard stops the school bus for a child whose backpack is
 * larger than the child. The rooster on the roof still sleeps.
 */
export const readyBeforeRooster: Composition = {
  width: 480,
  height: 410,
  shapes: [...rooster, ...bus, ...guard, ...child, ...hand],
};
