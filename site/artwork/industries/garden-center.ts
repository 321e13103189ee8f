import type { Point, Shape, Tone } from '#design-system';
import { bleed, block, cutOut, ground, line, panel } from '../figure-shapes.ts';

/** Every second stripe of an awning that begins far above. Each has a round end. */
const stripes = (left: number, stroke: Tone): Shape => ({
  kind: 'line',
  points: [
    [left, -bleed],
    [left, -bleed],
    ...Array.from({ length: 15 }, (_, index) => left + index * 96).flatMap(
      (x): readonly Point[] => [
        [x, -bleed],
        [x, 36],
        [x, -bleed],
      ],
    ),
  ],
  stroke,
  width: 48,
});

/** A plant in a pot that hangs from the awning. */
export const hangingPot: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [40, 146],
      [76, 20],
      [112, 146],
    ],
    stroke: 'strong',
    width: 4,
  },
  { kind: 'dots', at: [46, 142], count: 3, gap: 30, r: 22, fill: 'brand' },
  cutOut(
    [
      [44, 156],
      [108, 156],
      [98, 194],
      [54, 194],
    ],
    'raised',
    10,
  ),
];

/** A garden gnome, who pays by card. */
export const gnome: readonly Shape[] = [
  panel([378, 286], [96, 108], 36, 'brand'),
  { kind: 'dots', at: [402, 378], count: 2, gap: 48, r: 16, fill: 'strong' },
  panel([392, 256], [68, 50], 20, 'subtle'),
  cutOut(
    [
      [390, 302],
      [462, 302],
      [426, 358],
    ],
    'raised',
    14,
  ),
  cutOut(
    [
      [388, 262],
      [426, 132],
      [464, 262],
    ],
    'strong',
    14,
  ),
  { kind: 'dots', at: [410, 283], count: 2, gap: 32, r: 5, fill: 'strong' },
  { kind: 'dot', at: [426, 295], r: 13, fill: 'quiet' },
  panel([324, 306], [58, 40], 6, 'raised'),
  line([328, 319], [378, 319], 'strong', 8),
  line([394, 326], [376, 340], 'brand', 26),
  { kind: 'dot', at: [372, 340], r: 13, fill: 'subtle' },
];

/** The counter, and the wooden step before it, down to the panel’s edge. */
export const counter: readonly Shape[] = [
  block([-bleed, 400], [480 + bleed * 2, 246], 'brand'),
  line([-bleed, 402], [480 + bleed, 402], 'raised', 16),
  ground(652, 'subtle'),
  line([-bleed, 652], [480 + bleed, 652], 'quiet', 16),
  ...[692, 752].map((y) => line([-bleed, y], [480 + bleed, y], 'quiet', 6)),
];

/** The awning above the desk, down from the panel’s edge. */
export const awning: readonly Shape[] = [stripes(-440, 'brand'), stripes(-392, 'raised')];
