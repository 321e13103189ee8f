import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, onCircle, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** A tester from payroll, who tastes from a spoon. */
const tester: readonly Shape[] = [
  { kind: 'face', at: [84, 266], size: 230, ...looks.bob, cut: 'bun' },
  panel([38, 212], [92, 36], 8, 'raised'),
  onBright(centered(strong([84, 231], 'Payroll', 25))),
  line([142, 258], [160, 214], 'brand', 30),
  line([160, 208], [118, 176], 'strong', 8),
  line([108, 168], [122, 179], 'raised', 22),
  line([107, 167], [118, 176], 'brand', 10),
  { kind: 'dot', at: [160, 206], r: 16, fill: 'quiet' },
];

/** An admin with a chef’s hat, who shakes a standard box over the pot. */
const admin: readonly Shape[] = [
  { kind: 'face', at: [394, 266], size: 230, ...looks.glasses, clothes: 'brand' },
  { kind: 'dots', at: [362, 38], count: 3, gap: 33, r: 34, fill: 'brand' },
  panel([352, 40], [86, 50], 0, 'brand'),
  panel([340, 74], [110, 42], 8, 'raised'),
  onBright(centered(strong([395, 96], 'Admin', 29))),
  line([340, 252], [312, 110], 'brand', 30),
  { kind: 'dots', at: [212, 122], count: 3, gap: 26, r: 5, fill: 'strong' },
  { kind: 'dots', at: [225, 140], count: 2, gap: 26, r: 5, fill: 'strong' },
  panel([184, 12], [126, 92], 12, 'match'),
  panel([184, 84], [126, 22], 6, 'strong'),
  onBright(centered(strong([247, 50], 'Standard', 26))),
  ...[78, 94, 110].map((y) => slot([296, y - 6], [30, 13], 'quiet')),
];

/** The payroll pot. */
const pot: readonly Shape[] = [
  line([166, 194], [318, 194], 'strong', 18),
  cutOut(
    [
      [186, 174],
      [298, 174],
      [294, 250],
      [190, 250],
    ],
    'strong',
    20,
  ),
  slot([170, 156], [144, 20], 'strong'),
  { ...centered(heading([242, 214], 'Payday', 32)), fill: 'raised' },
];

/** A setting that two people checked. */
const knob = (x: number, degrees: number): readonly Shape[] => [
  { kind: 'dot', at: [x, 320], r: 25, fill: 'raised' },
  line([x, 320], onCircle([x, 320], 16, degrees), 'strong', 8),
  ...[-14, 14].map(
    (dx): Shape => ({ kind: 'tick', at: [x + dx, 372], r: 10, stroke: 'quiet', width: 5 }),
  ),
];

/**
 * A tester from payroll tastes from a pot for payday. The admin, in a chef’s hat, adds standard
 * features first. Each knob has two checks.
 */
export const paydayKitchen: Composition = {
  width: 480,
  height: 404,
  shapes: [
    ...tester,
    ...admin,
    ...pot,
    panel([16, 270], [448, 134], 0, 'brand'),
    slot([0, 254], [480, 28], 'strong'),
    ...[-40, 30, 100, 0].flatMap((degrees, index) => knob(84 + index * 104, degrees)),
  ],
};
