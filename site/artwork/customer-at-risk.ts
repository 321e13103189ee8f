import type { Composition, Point, Shape } from '#design-system';
import { line, portrait } from './figure-shapes.ts';
import { heading, onBrand, onBright, plain, strong } from './figure-words.ts';

/** Customers who stay: further up, they use the product more. */
const staying: readonly Point[] = [
  [92, 190],
  [108, 132],
  [138, 168],
  [160, 118],
  [174, 206],
  [196, 154],
  [222, 122],
  [232, 186],
  [262, 148],
  [288, 112],
  [300, 172],
  [330, 136],
  [366, 116],
  [402, 142],
];

/** Customers who are like those who left. */
const leaving: readonly Point[] = [
  [84, 246],
  [120, 258],
  [158, 248],
];

/** The customer on the card. */
const customer: Point = [206, 262];

const dots = (points: readonly Point[], fill: 'quiet' | 'onBrand'): readonly Shape[] =>
  points.map((at) => ({ kind: 'dot', at, r: 9, fill }));

const chart: readonly Shape[] = [
  { kind: 'frame', at: [0, 0], size: [440, 348], radius: 28, fill: 'brand' },
  onBrand(heading([32, 48], 'Who will cancel?', 32)),
  {
    kind: 'line',
    points: [
      [52, 92],
      [52, 308],
      [408, 308],
    ],
    stroke: 'onBrand',
    width: 4,
  },
  ...dots(staying, 'quiet'),
  ...leaving.map((at): Shape => ({ kind: 'dot', at, r: 8, stroke: 'onBrand', width: 4 })),
  line([66, 218], [226, 226], 'onBrand', 4),
  { ...onBrand(strong([408, 186], 'Stayed', 22)), anchor: 'end' },
  onBrand(strong([68, 286], 'Left', 22)),
];

/** What the model says about one customer, with how sure it is. */
const card: readonly Shape[] = [
  line(customer, [256, 262], 'match', 6),
  { kind: 'dot', at: customer, r: 15, fill: 'match' },
  {
    kind: 'frame',
    at: [233, 209],
    size: [244, 188],
    radius: 28,
    fill: 'quiet',
    stroke: 'background',
    width: 6,
  },
  ...portrait([282, 256], 64, 'brand', {
    skin: 'subtle',
    hair: 'strong',
    cut: 'long',
    clothes: 'raised',
    collar: 'brand',
  }),
  onBright(heading([328, 256], 'Ana Ruiz', 28)),
  { kind: 'frame', at: [250, 298], size: [210, 82], radius: 18, fill: 'match' },
  onBright(heading([268, 339], '86%', 42)),
  onBright(plain([364, 326], 'likely', 'strong', 22)),
  onBright(plain([364, 352], 'to leave', 'strong', 22)),
];

/** Data science: a chart of customers, and what the model says about one of them. */
export const customerAtRisk: Composition = {
  width: 480,
  height: 400,
  shapes: [...chart, ...card],
};
