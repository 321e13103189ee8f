import type { Composition, Shape } from '#design-system';
import { cutOut, dollarSign, line, panel, slot } from '../figure-shapes.ts';

/** A barbell with a clock at one end and a price tag at the other. */
const barbell: readonly Shape[] = [
  { kind: 'dot', at: [74, 98], r: 70, fill: 'brand' },
  { kind: 'dot', at: [74, 98], r: 54, fill: 'quiet' },
  {
    kind: 'line',
    points: [
      [74, 62],
      [74, 98],
      [98, 114],
    ],
    stroke: 'strong',
    width: 9,
  },
  cutOut(
    [
      [338, 98],
      [368, 54],
      [464, 54],
      [464, 142],
      [368, 142],
    ],
    'match',
    16,
  ),
  { kind: 'dot', at: [360, 98], r: 12, fill: 'background' },
  ...dollarSign([422, 98], 36, 'strong'),
  line([150, 98], [360, 98], 'control', 12),
  slot([144, 64], [18, 68], 'brand'),
  slot([312, 64], [18, 68], 'brand'),
];

/** A cat that sleeps on the price tag. */
const cat: readonly Shape[] = [
  line([402, 34], [450, 34], 'brand', 26),
  line([456, 38], [463, 74], 'brand', 10),
  cutOut(
    [
      [370, 30],
      [372, 10],
      [386, 20],
      [400, 10],
      [402, 30],
    ],
    'brand',
    6,
  ),
  slot([366, 16], [40, 31], 'brand'),
  ...[378, 394].map(
    (x): Shape => ({
      kind: 'arc',
      at: [x, 28],
      r: 5,
      from: 100,
      to: 260,
      stroke: 'raised',
      width: 3,
    }),
  ),
];

/** The client’s legs. */
const legs = [-1, 1].flatMap((way): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [240 + way * 14, 146],
      [240 + way * 58, 146],
      [240 + way * 52, 176],
    ],
    stroke: 'quiet',
    width: 26,
  },
  line([240 + way * 52, 179], [240 + way * 70, 179], 'brand', 22),
]);

/** The client, who lifts it with one hand and has tea. */
const client: readonly Shape[] = [
  ...legs,
  {
    kind: 'face',
    at: [240, 128],
    size: 126,
    skin: 'quiet',
    hair: 'control',
    cut: 'bun',
    clothes: 'brand',
    collar: 'quiet',
    wears: 'glasses',
  },
  panel([204, 118], [72, 42], 16, 'brand'),
  {
    kind: 'line',
    points: [
      [208, 112],
      [184, 122],
      [182, 100],
    ],
    stroke: 'brand',
    width: 24,
  },
  { kind: 'dot', at: [182, 96], r: 14, fill: 'quiet' },
  {
    kind: 'line',
    points: [
      [272, 112],
      [292, 130],
      [262, 138],
    ],
    stroke: 'brand',
    width: 24,
  },
  { kind: 'dot', at: [250, 141], r: 12, fill: 'quiet' },
  { kind: 'arc', at: [229, 118], r: 7, from: 180, to: 360, stroke: 'raised', width: 5 },
  cutOut(
    [
      [232, 110],
      [262, 110],
      [257, 126],
      [237, 126],
    ],
    'raised',
    6,
  ),
  slot([224, 129], [46, 8], 'raised'),
];

/**
 * A client has tea while she lifts a barbell with one hand. One of its weights is a clock, and the
 * other is a price tag: an hourly rate and a fixed price are equally light.
 */
export const liftedPrice: Composition = {
  width: 480,
  height: 190,
  shapes: [...barbell, ...cat, ...client],
};
