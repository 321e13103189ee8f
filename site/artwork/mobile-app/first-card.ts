import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** A patient in bed, with one leg in a cast, who presses a button of a huge phone with a toe. */
const ward: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [112, 70],
      [112, 4],
      [190, 4],
      [190, 40],
    ],
    stroke: 'control',
    width: 6,
  },
  panel([14, 2], [84, 72], 18, 'raised'),
  { kind: 'face', at: [56, 76], size: 72, ...looks.afro },
  line([116, 76], [190, 40], 'raised', 26),
  line([194, 44], [202, 28], 'quiet', 20),
  panel([0, 24], [14, 80], 7, 'quiet'),
  panel([6, 66], [200, 28], 8, 'brand'),
  { kind: 'dots', at: [30, 97], count: 2, gap: 160, r: 7, fill: 'quiet' },
  panel([226, 0], [74, 104], 14, 'raised'),
  panel([233, 8], [60, 88], 8, 'quiet'),
  slot([242, 66], [42, 20], 'brand'),
  slot([212, 14], [88, 40], 'match'),
  onBright(centered(heading([258, 35], 'Start', 27))),
  { kind: 'dot', at: [211, 30], r: 9, fill: 'quiet' },
];

/** The fourth of six users tests a prototype in a hospital bed, with a toe. */
export const prototype = piece([...ward, onBrand(centered(heading([106, 81], 'User 4 of 6', 25)))]);

/** A forklift with a driver, which lifts a colleague up to the button. */
const forklift: readonly Shape[] = [
  { kind: 'face', at: [346, 68], size: 72, ...looks.hardHat, clothes: 'quiet', collar: 'strong' },
  line([332, 56], [306, 40], 'quiet', 12),
  panel([318, 66], [58, 14], 4, 'raised'),
  line([320, 86], [378, 86], 'control', 6),
  panel([384, 0], [76, 60], 10, 'raised'),
  panel([394, 9], [58, 60], 4, 'quiet'),
  { kind: 'face', at: [422, 66], size: 48, ...looks.mustache },
  slot([374, 0], [12, 100], 'control'),
  panel([386, 60], [102, 32], 10, 'brand'),
  { kind: 'dots', at: [406, 92], count: 2, gap: 60, r: 12, fill: 'raised' },
];

const train: readonly Shape[] = [
  cutOut(
    [
      [514, 82],
      [514, 62],
      [556, 6],
      [679, 6],
      [679, 82],
    ],
    'brand',
    12,
  ),
  panel([558, 32], [118, 50], 10, 'quiet'),
  { kind: 'face', at: [588, 82], size: 48, ...looks.bun },
  { kind: 'face', at: [646, 82], size: 48, ...looks.grayHair },
  onBrand(centered(strong([617, 18], 'Car 5', 22))),
  { kind: 'dots', at: [540, 93], count: 5, gap: 30, r: 9, fill: 'raised' },
];

/** Six users test the prototype: two in a hospital, two on a forklift, and two on a train. */
export const widePrototype = piece(
  [
    ...ward,
    {
      kind: 'face',
      at: [148, 60],
      size: 48,
      ...looks.bob,
      hair: 'control',
      clothes: 'raised',
      collar: 'brand',
    },
    ...forklift,
    ...train,
  ],
  685,
);
