import type { Point, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { card } from './card.ts';

const pane = (x: number, height: number, fill: 'strong' | 'raised'): Shape => ({
  kind: 'frame',
  at: [x + 16, 16],
  size: [100, height],
  radius: 46,
  fill,
});

/** A window at night. */
const cabinWindow = (x: number): readonly Shape[] => [
  { kind: 'frame', at: [x, 0], size: [132, 220], radius: 62, fill: 'brand' },
  pane(x, 188, 'strong'),
];

/** A window's shade, as far as it is pulled down, with its handle. */
const shade = (x: number, height: number): readonly Shape[] => [
  pane(x, 92, 'raised'),
  { kind: 'frame', at: [x + 16, 54], size: [100, height - 38], radius: 10, fill: 'raised' },
  slot([x + 42, height - 10], [48, 12], 'quiet'),
];

const stars: readonly Point[] = [
  [46, 152],
  [84, 176],
  [190, 92],
  [240, 160],
  [204, 184],
];

/** Travel and hospitality: the windows of a cabin at night. The open one shows the wing. */
export const cabinWindows = card('subtle', [
  ...[0, 150, 300].flatMap(cabinWindow),
  ...stars.map((at): Shape => ({ kind: 'dot', at, r: 5, fill: 'quiet' })),
  ...shade(0, 104),
  { kind: 'dot', at: [214, 58], r: 22, fill: 'raised' },
  {
    kind: 'line',
    points: [
      [171, 136],
      [242, 126],
      [171, 160],
      [171, 136],
    ],
    fill: 'quiet',
    stroke: 'quiet',
    width: 10,
  },
  line([242, 126], [249, 102], 'quiet', 10),
  ...shade(300, 150),
]);
