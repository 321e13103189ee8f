import type { Composition, Look, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, onBright, strong } from './figure-words.ts';

/** A ball of the barbell: an exam that is passed. */
const exam = (x: number, ...words: readonly [name: string, code: string]): readonly Shape[] => [
  { kind: 'dot', at: [x, 118], r: 88, fill: 'match' },
  { kind: 'tick', at: [x, 74], r: 20, stroke: 'strong', width: 8 },
  ...words.map((text, row) => onBright(centered(strong([x, 118 + row * 30], text, 22)))),
];

/** An arm that is up, and a fist around the bar. */
const arm = (side: 1 | -1): readonly Shape[] => {
  const at = (right: number, y: number): Point => [240 + side * right, y];
  const [x] = at(40, 70);
  return [
    { kind: 'line', points: [at(98, 216), at(44, 70)], stroke: 'raised', width: 38 },
    { kind: 'line', points: [at(70, 300), at(98, 220)], stroke: 'quiet', width: 48 },
    panel([x - 25, 48], [50, 46], 18, 'raised'),
    ...[-12, 0, 12].map((finger) => line([x + finger, 58], [x + finger, 75], 'strong', 3)),
  ];
};

/** A leg in a deep squat, and its shoe on the ground. */
const leg = (side: 1 | -1): readonly Shape[] => {
  const at = (right: number, y: number): Point => [240 + side * right, y];
  return [
    { kind: 'line', points: [at(0, 366), at(120, 362), at(126, 416)], stroke: 'brand', width: 46 },
    slot([240 + side * 138 - 44, 412], [88, 28], 'raised'),
  ];
};

const student: Look = { ...looks.bun, hair: 'brand', clothes: 'quiet', collar: 'strong' };

/** Salesforce training: a student lifts a barbell of two exams, and both are passed. */
export const practicePath: Composition = {
  width: 480,
  height: 440,
  shapes: [
    ...leg(-1),
    ...leg(1),
    cutOut(
      [
        [168, 306],
        [312, 306],
        [302, 344],
        [178, 344],
      ],
      'quiet',
      16,
    ),
    { kind: 'face', at: [240, 316], size: 216, ...student },
    cutOut(
      [
        [226, 216],
        [254, 216],
        [247, 228],
        [233, 228],
      ],
      'strong',
      8,
    ),
    slot([166, 332], [148, 26], 'raised'),
    panel([224, 336], [32, 18], 6, 'strong'),
    {
      kind: 'line',
      points: [
        [89, 104],
        [198, 70],
        [282, 70],
        [391, 104],
      ],
      stroke: 'quiet',
      width: 18,
    },
    ...arm(-1),
    ...arm(1),
    ...exam(89, 'Administrator', 'CRT 101'),
    ...exam(391, 'App Builder', 'CRT 403'),
  ],
};
