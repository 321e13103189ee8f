import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBrand } from './figure-words.ts';

/** The consultant stays behind. She gives the signal to leave. */
const consultant: readonly Shape[] = [
  ...[38, 78].map((x) => line([x, 320], [x, 384], 'strong', 30)),
  ...[18, 64].map((x) => slot([x, 386], [48, 24], 'brand')),
  { kind: 'face', at: [58, 316], size: 163, ...looks.headscarf, clothes: 'quiet' },
  cutOut(
    [
      [4, 312],
      [112, 312],
      [106, 338],
      [10, 338],
    ],
    'quiet',
    8,
  ),
];

/** Her arm with the signal, in front of the locomotive. */
const signal: readonly Shape[] = [
  line([98, 292], [120, 230], 'quiet', 26),
  line([121, 240], [117, 110], 'strong', 10),
  { kind: 'dot', at: [116, 62], r: 50, fill: 'match' },
  { kind: 'tick', at: [116, 65], r: 22, stroke: 'strong', width: 11 },
  { kind: 'dot', at: [121, 214], r: 17, fill: 'raised' },
];

/** The woman from the people team in the cab. She pulls the cord of the whistle. */
const driver: readonly Shape[] = [
  panel([150, 116], [140, 140], 0, 'raised'),
  line([274, 120], [272, 196], 'strong', 5),
  line([252, 244], [270, 200], 'brand', 24),
  { kind: 'dot', at: [272, 188], r: 14, fill: 'quiet' },
  { kind: 'face', at: [206, 268], size: 164, ...looks.afro },
];

const cab: readonly Shape[] = [
  panel([128, 92], [186, 28], 14, 'quiet'),
  panel([140, 240], [162, 104], 8, 'strong'),
  ...[140, 288].map((x) => panel([x, 112], [14, 140], 0, 'strong')),
  line([158, 244], [212, 250], 'brand', 26),
  { kind: 'dot', at: [228, 251], r: 14, fill: 'quiet' },
  { ...centered(heading([221, 288], 'HCM', 38)), fill: 'raised' },
];

const boiler: readonly Shape[] = [
  ...(
    [
      [438, 68, 18],
      [400, 46, 28],
      [342, 38, 36],
      [282, 30, 26],
    ] as const
  ).map(([x, y, r]): Shape => ({ kind: 'dot', at: [x, y], r, fill: 'quiet' })),
  panel([424, 106], [36, 90], 0, 'strong'),
  panel([412, 92], [60, 26], 10, 'brand'),
  panel([296, 190], [150, 136], 0, 'brand'),
  panel([424, 182], [54, 150], 16, 'strong'),
  onBrand(centered(heading([361, 258], 'Payroll', 35))),
];

/** A plant from the office, on the boiler. */
const plant: readonly Shape[] = [
  line([364, 168], [364, 120], 'brand', 18),
  line([358, 164], [338, 134], 'brand', 18),
  line([370, 164], [390, 134], 'brand', 18),
  cutOut(
    [
      [344, 158],
      [384, 158],
      [378, 186],
      [350, 186],
    ],
    'quiet',
    10,
  ),
];

const wheels: readonly Shape[] = [
  slot([132, 318], [346, 26], 'quiet'),
  cutOut(
    [
      [454, 344],
      [472, 402],
      [432, 402],
    ],
    'brand',
    14,
  ),
  ...[188, 298].flatMap((x): readonly Shape[] => [
    { kind: 'dot', at: [x, 360], r: 43, fill: 'brand', stroke: 'strong', width: 14 },
    { kind: 'dot', at: [x, 360], r: 12, fill: 'quiet' },
  ]),
  { kind: 'dot', at: [390, 382], r: 22, fill: 'brand', stroke: 'strong', width: 12 },
  line([188, 378], [298, 378], 'raised', 12),
];

/**
 * Oracle HCM: a woman from the people team drives the payroll locomotive herself, with her plant
 * from the office on it. The consultant stays behind, and gives her the signal to leave.
 */
export const payrollLocomotive: Composition = {
  width: 480,
  height: 410,
  shapes: [...consultant, ...driver, ...cab, ...boiler, ...plant, ...wheels, ...signal],
};
