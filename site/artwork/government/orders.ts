import type { Shape } from '#design-system';
import { arm, block, cutOut, dollarSign, line, panel, room, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';
import { curlyHead, officialFace, specialistFace } from './official-and-specialists.ts';
import { egg, hen, wing } from './prime-hen.ts';

/** A toy plane on its stand. */
const plane: readonly Shape[] = [
  panel([133, 80], [26, 20], 0, 'control'),
  slot([92, 96], [108, 10], 'strong'),
  cutOut(
    [
      [13, 20],
      [32, 20],
      [56, 56],
      [158, 56],
      [172, 46],
      [204, 46],
      [217, 56],
      [217, 72],
      [204, 82],
      [92, 83],
      [26, 60],
    ],
    'brand',
    10,
  ),
  onBrand(centered(heading([142, 69], '1 form', 28))),
  line([232, 32], [232, 94], 'strong', 8),
  slot([220, 54], [20, 18], 'raised'),
];

/** The machine that takes the coin. */
const coinBox: readonly Shape[] = [
  line([190, 103], [262, 103], 'strong', 5),
  { kind: 'dot', at: [269, 36], r: 22, fill: 'match' },
  ...dollarSign([269, 33], 13, 'strong'),
  panel([248, 52], [42, 54], 8, 'strong'),
  slot([255, 59], [28, 7], 'raised'),
];

/** Pilot order: an official flies a toy plane that takes one coin. */
export const pilotOrder = room(
  'quiet',
  [
    line([116, 44], [90, 28], 'raised', 13),
    line([90, 28], [64, 34], 'raised', 13),
    panel([104, 38], [52, 34], 14, 'strong'),
    ...arm([146, 50], [188, 24], 'strong', 'raised'),
    { kind: 'dot', at: [130, 30], r: 25, fill: 'strong' },
    ...officialFace([135, 33]),
    slot([121, 5], [38, 14], 'raised'),
    { kind: 'dots', at: [131, 12], count: 2, gap: 18, r: 5, fill: 'brand' },
    ...plane,
    ...coinBox,
  ],
  110,
);

/** A specialist on the egg, with a laptop. */
const hatcher: readonly Shape[] = [
  panel([196, 54], [36, 28], 14, 'strong'),
  line([222, 76], [252, 78], 'brand', 16),
  line([252, 78], [252, 98], 'brand', 15),
  slot([244, 95], [30, 11], 'strong'),
  slot([238, 62], [38, 8], 'control'),
  line([272, 66], [282, 40], 'control', 8),
  ...arm([214, 62], [246, 58], 'strong', 'quiet'),
  ...curlyHead([216, 42], 1),
];

/** Work under a prime: a specialist under a hen’s wing hatches one of its eggs. */
export const underPrime = room(
  'subtle',
  [...hen, ...wing, onBrand(centered(heading([94, 69], 'Prime', 36))), ...egg, ...hatcher],
  110,
);

/** A rower’s arm with an oar. `x` is the middle of the face. */
const stroke = (x: number, skin: 'quiet' | 'raised'): readonly Shape[] => [
  line([x - 24, 60], [x - 2, 100], 'strong', 5),
  line([x - 6, 94], [x - 2, 101], 'strong', 13),
  ...arm([x, 62], [x - 21, 64], 'strong', skin),
];

/** The official as the coxswain of a boat. The megaphone says who decides. */
const coxswain: readonly Shape[] = [
  panel([12, 52], [52, 40], 18, 'strong'),
  { kind: 'dot', at: [16, 34], r: 9, fill: 'strong' },
  ...officialFace([36, 34]),
  panel([15, 4], [40, 20], 12, 'quiet'),
  slot([26, 15], [42, 9], 'quiet'),
  cutOut(
    [
      [74, 34],
      [132, 12],
      [132, 68],
      [74, 48],
    ],
    'match',
    8,
  ),
  onBright(centered(heading([107, 41], 'You', 27))),
  ...arm([40, 66], [78, 58], 'strong', 'raised'),
];

/** Staff by labor category: an official directs a boat. Its rowers are specialists. */
export const byCategory = room(
  'brand',
  [
    panel([0, 78], [300, 32], 16, 'quiet'),
    block([0, 70], [300, 20], 'brand'),
    ...coxswain,
    ...[174, 224, 274].map((x) => line([x - 2, 60], [x + 1, 68], 'strong', 30)),
    cutOut(
      [
        [8, 79],
        [292, 79],
        [274, 95],
        [26, 95],
      ],
      'raised',
      6,
    ),
    ...[170, 220].flatMap((x) => stroke(x, 'quiet')),
    ...stroke(270, 'raised'),
    ...specialistFace([170, 36], -1),
    panel([152, 8], [36, 24], 15, 'raised'),
    slot([144, 24], [50, 9], 'raised'),
    ...[163, 177].map((x) => line([x, 13], [x, 22], 'brand', 4)),
    ...curlyHead([220, 36], -1),
    panel([250, 10], [44, 54], 20, 'strong'),
    ...specialistFace([270, 36], -1, 'raised'),
    slot([252, 15], [38, 13], 'strong'),
    { kind: 'arc', at: [272, 34], r: 22, from: -50, to: 80, stroke: 'quiet', width: 5 },
    slot([279, 30], [14, 22], 'quiet'),
  ],
  110,
);
