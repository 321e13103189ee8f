import type { Point, Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** A machine's signal, which is low while it stops, and the run time that it adds up to. */
export const runTime = piece([
  {
    kind: 'line',
    points: [
      [5, 99],
      [26, 99],
      [26, 5],
      [70, 5],
      [70, 99],
      [96, 99],
      [96, 5],
      [130, 5],
      [130, 52],
      [170, 52],
    ],
    stroke: 'quiet',
    width: 10,
  },
  slot([160, 0], [140, 104], 'brand'),
  centered(onBrand(heading([230, 53], '6.2 h', 44))),
]);

/** A machine's hour meter, at the hours of its service. */
export const service = piece([
  ...['5', '0', '0'].flatMap((digit, index): readonly Shape[] => [
    { kind: 'frame', at: [index * 78, 0], size: [66, 104], radius: 16, fill: 'brand' },
    onBrand(centered(heading([33 + index * 78, 53], digit, 44))),
  ]),
  { kind: 'frame', at: [234, 0], size: [66, 104], radius: 16, fill: 'quiet' },
  onBright(centered(heading([267, 53], 'h', 44))),
]);

/** The fourth one is out of its limits. */
const measured: readonly [Point, Point, ...Point[]] = [
  [28, 76],
  [77, 62],
  [126, 82],
  [175, 20],
  [224, 72],
  [272, 68],
];

/** A control chart: the limits as a band, and a part that is outside of them. */
export const controlChart = piece([
  { kind: 'frame', at: [0, 44], size: [300, 60], radius: 20, fill: 'quiet' },
  { kind: 'line', points: measured, stroke: 'brand', width: 5 },
  ...measured.map(
    (at, index): Shape => ({ kind: 'dot', at, r: index === 3 ? 20 : 11, fill: 'brand' }),
  ),
]);

/** A process that leaves the ERP system for one step, and comes back. */
export const outsideStep = piece([
  { kind: 'frame', at: [0, 46], size: [300, 58], radius: 20, fill: 'brand' },
  line([36, 75], [102, 75], 'quiet', 5),
  line([198, 75], [264, 75], 'quiet', 5),
  line([102, 75], [102, 17], 'quiet', 5),
  line([198, 75], [198, 17], 'quiet', 5),
  slot([82, 0], [136, 34], 'quiet'),
  onBright(centered(strong([150, 17.5], 'Your step', 20))),
  ...[36, 102, 198, 264].map((x): Shape => ({ kind: 'dot', at: [x, 75], r: 11, fill: 'quiet' })),
  centered(onBrand(heading([150, 76], 'ERP', 28))),
]);

/** A late delivery, above two that are confirmed. */
export const lateFirst = piece([
  slot([0, 0], [300, 58], 'brand'),
  centered(onBrand(heading([150, 30], '4 days late', 32))),
  ...[0, 155].flatMap((x): readonly Shape[] => [
    slot([x, 68], [145, 36], 'quiet'),
    { kind: 'tick', at: [x + 72.5, 87], r: 8, stroke: 'strong', width: 4 },
  ]),
]);

const option = (y: number, value: number): readonly Shape[] => [
  slot([0, y], [116, 28], 'quiet'),
  { kind: 'dot', at: [14 + value, y + 14], r: 14, fill: 'brand' },
];

/** A customer's options for a cylinder, and the model made from them. */
export const configured = piece([
  ...option(0, 58),
  ...option(38, 16),
  ...option(76, 72),
  { kind: 'frame', at: [132, 0], size: [168, 104], radius: 20, fill: 'brand' },
  line([160, 52], [278, 52], 'quiet', 14),
  { kind: 'frame', at: [160, 26], size: [78, 52], radius: 6, fill: 'match' },
  slot([150, 18], [14, 68], 'quiet'),
  slot([230, 18], [14, 68], 'quiet'),
]);
