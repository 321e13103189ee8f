import type { Shape } from '#design-system';
import { cutOut, line, looks } from '../figure-shapes.ts';

/** A salesperson, who holds on to a clothes hanger. */
export const salesperson: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [878, 110],
      [905, 279],
      [1023, 279],
      [1023, 300],
      [905, 300],
      [905, 279],
      [878, 110],
    ],
    fill: 'subtle',
    stroke: 'subtle',
    width: 30,
  },
  {
    kind: 'face',
    at: [964, 276],
    size: 210,
    ...looks.afro,
    skin: 'subtle',
    clothes: 'subtle',
    collar: 'strong',
  },
];

/** A banker. */
export const banker: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [722, 114],
      [742, 279],
      [858, 279],
      [858, 300],
      [742, 300],
      [742, 279],
      [722, 114],
    ],
    fill: 'strong',
    stroke: 'strong',
    width: 32,
  },
  {
    kind: 'face',
    at: [800, 276],
    size: 210,
    ...looks.mustache,
    skin: 'subtle',
    clothes: 'strong',
    collar: 'raised',
  },
  cutOut(
    [
      [744, 128],
      [856, 128],
      [838, 128],
      [834, 96],
      [822, 84],
      [806, 78],
      [792, 80],
      [776, 88],
      [768, 100],
      [766, 128],
    ],
    'strong',
    12,
  ),
];

/** A technician, with a headset. */
export const technician: Shape = {
  kind: 'face',
  at: [708, 336],
  size: 184,
  ...looks.headscarf,
  clothes: 'subtle',
  wears: 'headset',
};

/** A nurse, who sleeps on the banker’s shoulder. */
export const nurse: readonly Shape[] = [
  { kind: 'frame', at: [832, 292], size: [136, 66], radius: 33, fill: 'quiet' },
  { kind: 'dot', at: [882, 240], r: 54, fill: 'strong' },
  line([888, 256], [895, 272], 'raised', 80),
  { kind: 'arc', at: [874, 272], r: 10, from: 70, to: 250, stroke: 'strong', width: 5 },
  { kind: 'arc', at: [908, 258], r: 10, from: 70, to: 250, stroke: 'strong', width: 5 },
  { kind: 'dot', at: [900, 288], r: 6, fill: 'strong' },
  cutOut(
    [
      [832, 202],
      [882, 181],
      [893, 207],
      [843, 228],
    ],
    'raised',
    12,
  ),
  {
    kind: 'line',
    points: [
      [851, 210],
      [873, 201],
      [862, 205],
      [857, 194],
      [867, 216],
    ],
    stroke: 'strong',
    width: 7,
  },
];

/** The nurse’s arm, which hangs out. */
export const sleepyArm: readonly Shape[] = [
  line([938, 314], [934, 334], 'quiet', 30),
  { kind: 'dot', at: [932, 350], r: 16, fill: 'raised' },
];

/** The hands of those who hold on. */
export const hands: Shape = {
  kind: 'dots',
  at: [722, 108],
  count: 2,
  gap: 156,
  r: 18,
  fill: 'subtle',
};
