import type { Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';

/** Two legs, with bare feet or boots that point outward. */
export const legs = (x: number, apart: number, stroke: Tone, width = 20): Shape => {
  const sole = 306 - width / 2;
  return {
    kind: 'line',
    points: [
      [x - apart - 18, sole],
      [x - apart, sole],
      [x - apart, 234],
      [x + apart, 234],
      [x + apart, sole],
      [x + apart + 18, sole],
    ],
    stroke,
    width,
  };
};

/** A drop of sweat. */
const drop = (x: number, y: number): Shape =>
  cutOut(
    [
      [x, y - 16],
      [x + 6, y - 1],
      [x, y + 5],
      [x - 6, y - 1],
    ],
    'quiet',
    9,
  );

/** The salesperson. He wears one sock: the other one is in the suitcase. */
export const salesperson: readonly Shape[] = [
  legs(628, 24, 'quiet'),
  {
    kind: 'line',
    points: [
      [652, 270],
      [652, 296],
      [670, 296],
    ],
    stroke: 'raised',
    width: 20,
  },
  {
    kind: 'line',
    points: [
      [604, 266],
      [604, 250],
      [652, 250],
      [652, 266],
    ],
    stroke: 'strong',
    width: 30,
  },
  {
    kind: 'face',
    at: [628, 244],
    size: 212,
    ...looks.beard,
    skin: 'quiet',
    clothes: 'raised',
    collar: 'strong',
  },
  { kind: 'dot', at: [628, 154], r: 9, fill: 'strong', stroke: 'quiet', width: 5 },
  {
    kind: 'line',
    points: [
      [588, 184],
      [570, 230],
      [686, 230],
      [668, 184],
    ],
    stroke: 'raised',
    width: 28,
  },
  { kind: 'dots', at: [587, 162], count: 2, gap: 82, r: 16, fill: 'quiet' },
  drop(580, 74),
  drop(668, 66),
];

/** The officer. */
export const officer: readonly Shape[] = [
  legs(966, 24, 'strong', 26),
  { kind: 'face', at: [966, 244], size: 212, ...looks.bob, skin: 'subtle', clothes: 'strong' },
  slot([950, 145], [32, 12], 'strong'),
  panel([920, 56], [92, 56], 22, 'raised'),
  slot([912, 98], [108, 24], 'quiet'),
  { kind: 'dot', at: [966, 78], r: 12, fill: 'strong' },
];

/** Her hand, which points at the screen. */
export const evidence: readonly Shape[] = [
  line([918, 208], [898, 152], 'strong', 28),
  { kind: 'dot', at: [892, 136], r: 16, fill: 'subtle' },
];
