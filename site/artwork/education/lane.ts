import type { Point, Shape } from '#design-system';
import { bleed, cutOut, line, onCircle } from '../figure-shapes.ts';

const posts = [376, 210, 44, -122, -288, -454];

/** The rope, which hangs down between the posts. */
const rope: Shape = {
  kind: 'line',
  points: [
    [376, 322],
    [370, 330],
    ...Array.from({ length: 60 }, (_, index): Point => {
      const along = ((index + 1) % 12) / 12;
      return [
        Math.round(376 - ((index + 1) * 166) / 12),
        Math.round(322 + 160 * along * (1 - along)),
      ];
    }),
  ],
  stroke: 'raised',
  width: 12,
};

/** A post for the rope, without its top. */
const post = (x: number): Shape => ({
  kind: 'line',
  points: [
    [x - 22, 402],
    [x + 22, 402],
    [x, 402],
    [x, 317],
  ],
  stroke: 'strong',
  width: 16,
});

/** A snail in a graduate’s cap, with its trail. */
const snail: readonly Shape[] = [
  line([-2 * bleed, 407], [-700, 407], 'raised', 6),
  {
    kind: 'line',
    points: [
      [-690, 401],
      [-582, 401],
      [-572, 364],
    ],
    stroke: 'raised',
    width: 18,
  },
  line([-572, 356], [-572, 356], 'raised', 42),
  {
    kind: 'line',
    points: [
      [-538, 330],
      [-566, 352],
      [-530, 352],
    ],
    stroke: 'raised',
    width: 7,
  },
  line([-536, 329], [-536, 329], 'strong', 12),
  line([-528, 352], [-528, 352], 'strong', 12),
  line([-634, 364], [-634, 364], 'brand', 66),
  {
    kind: 'line',
    points: [
      [-634, 364],
      [-634, 362],
      ...Array.from({ length: 13 }, (_, turn) => onCircle([-634, 364], 2 + turn * 1.6, turn * 50)),
    ],
    stroke: 'raised',
    width: 6,
  },
  cutOut(
    [
      [-610, 334],
      [-586, 320],
      [-544, 324],
      [-568, 338],
    ],
    'strong',
    5,
  ),
  line([-607, 335], [-607, 352], 'strong', 5),
];

/** The lane to the counter, long and empty but for a snail. */
export const lane: readonly Shape[] = [
  rope,
  ...posts.map(post),
  { kind: 'dots', at: [44, 317], count: 3, gap: 166, r: 12, fill: 'strong' },
  ...posts.slice(3).map((x) => line([x, 317], [x, 317], 'strong', 24)),
  ...snail,
];
