import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';

/** What those in the back wear, next to skin in `raised`. */
const shirt = { clothes: 'subtle', collar: 'strong' } as const;

/** A banker, a teacher, an official, an agent, and a director. */
export const backRow: readonly Shape[] = [
  { kind: 'face', at: [70, 262], size: 130, ...looks.mustache, ...shirt },
  panel([45, 126], [50, 48], 24, 'strong'),
  slot([28, 162], [84, 12], 'strong'),
  { kind: 'face', at: [372, 262], size: 130, ...looks.beard, ...shirt },
  panel([334, 108], [60, 42], 4, 'strong'),
  line([340, 102], [390, 86], 'strong', 12),
  ...[356, 376].map((x) =>
    line([x - 4, 101 - (x - 340) * 0.3], [x, 93 - (x - 340) * 0.3], 'raised', 4),
  ),
  { kind: 'dot', at: [390, 144], r: 12, fill: 'raised' },
  {
    kind: 'face',
    at: [145, 238],
    size: 130,
    ...looks.longHair,
    skin: 'subtle',
    clothes: 'raised',
    collar: 'strong',
  },
  cutOut(
    [
      [145, 106],
      [191, 124],
      [145, 142],
      [99, 124],
    ],
    'strong',
    6,
  ),
  line([106, 126], [103, 150], 'raised', 6),
  {
    kind: 'face',
    at: [297, 238],
    size: 130,
    ...looks.headscarf,
    skin: 'subtle',
    clothes: 'raised',
    collar: 'strong',
    wears: 'headset',
  },
  { kind: 'face', at: [221, 252], size: 130, ...looks.curls, ...shirt },
  panel([194, 98], [54, 60], 6, 'raised'),
  ...[208, 221, 234].map((x) => line([x, 106], [x, 140], 'strong', 6)),
  panel([194, 142], [54, 18], 0, 'strong'),
  slot([178, 156], [86, 13], 'raised'),
  panel([38, 234], [364, 160], 0, 'subtle'),
];

/** A nurse, a mechanic, a pilot, and a salesperson. */
export const frontRow: readonly Shape[] = [
  { kind: 'face', at: [84, 350], size: 140, ...looks.bob, clothes: 'raised', collar: 'strong' },
  panel([38, 349], [274, 55], 0, 'raised'),
  panel([62, 222], [44, 30], 8, 'raised'),
  line([84, 230], [84, 244], 'strong', 5),
  line([77, 237], [91, 237], 'strong', 5),
  { kind: 'arc', at: [84, 318], r: 24, from: 90, to: 270, stroke: 'strong', width: 5 },
  line([84, 342], [84, 362], 'strong', 5),
  { kind: 'dot', at: [84, 368], r: 9, fill: 'strong' },
  {
    kind: 'face',
    at: [268, 350],
    size: 140,
    ...looks.glasses,
    clothes: 'raised',
    collar: 'strong',
  },
  cutOut(
    [
      [238, 225],
      [298, 225],
      [296, 246],
      [240, 246],
    ],
    'strong',
    12,
  ),
  slot([237, 243], [62, 10], 'raised'),
  { kind: 'dot', at: [268, 231], r: 6, fill: 'raised' },
  { kind: 'face', at: [176, 340], size: 140, ...looks.hardHat },
  panel([127, 339], [98, 65], 0, 'strong'),
  line([156, 348], [190, 386], 'quiet', 9),
  { kind: 'arc', at: [150, 341], r: 9, from: 10, to: 260, stroke: 'quiet', width: 7 },
  { kind: 'dot', at: [178, 372], r: 13, fill: 'quiet' },
  { kind: 'face', at: [358, 344], size: 140, ...looks.afro, clothes: 'strong' },
  panel([309, 343], [98, 61], 0, 'strong'),
  { kind: 'arc', at: [362, 350], r: 14, from: 270, to: 450, stroke: 'raised', width: 6 },
  panel([332, 350], [60, 44], 6, 'quiet'),
  { kind: 'arc', at: [268, 354], r: 12, from: 270, to: 450, stroke: 'strong', width: 6 },
  panel([230, 352], [76, 42], 10, 'strong'),
  ...[246, 290].map((x) => line([x, 355], [x, 391], 'quiet', 6)),
];
