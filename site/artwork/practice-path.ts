import type { Composition, Look, Point, Shape } from '#design-system';
import { endlessPanel, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, onBright, strong } from './figure-words.ts';

const bar = 80;

/** A ball of the barbell: an exam that is passed. */
const exam = (x: number, ...words: readonly [name: string, code: string]): readonly Shape[] => [
  { kind: 'dot', at: [x, bar], r: 78, fill: 'match' },
  { kind: 'tick', at: [x, bar - 39], r: 18, stroke: 'strong', width: 8 },
  ...words.map((text, row) => onBright(centered(strong([x, bar + 2 + row * 28], text, 21)))),
];

/** An arm that is up: a forearm, a sleeve, and a fist around the bar. */
const arm = (side: 1 | -1): readonly Shape[] => {
  const at = (right: number, y: number): Point => [240 + side * right, y];
  const [x] = at(47, bar);
  return [
    { kind: 'line', points: [at(134, 276), [x, bar]], stroke: 'raised', width: 38 },
    { kind: 'line', points: [at(82, 400), at(136, 284), at(113, 232)], stroke: 'quiet', width: 60 },
    panel([x - 25, bar - 23], [50, 46], 18, 'raised'),
    ...[-12, 0, 12].map((finger) =>
      line([x + finger, bar - 13], [x + finger, bar + 4], 'strong', 3),
    ),
  ];
};

const student: Look = { ...looks.bun, clothes: 'quiet', collar: 'strong' };

/** Salesforce training: a student lifts a barbell of two exams, and both are passed. */
export const practicePath: Composition = {
  width: 480,
  height: 432,
  bleeds: true,
  shapes: [
    endlessPanel([28, 116], 316, 32, 'brand'),
    { kind: 'face', at: [240, 432], size: 312, ...student },
    panel([127, 398], [226, 34], 0, 'quiet'),
    slot([80, bar - 9], [320, 18], 'quiet'),
    ...arm(-1),
    ...arm(1),
    ...exam(78, 'Administrator', 'CRT 101'),
    ...exam(402, 'App Builder', 'CRT 403'),
  ],
};
