import type { Point, Shape } from '#design-system';
import { cutOut, line, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

const knot: Point = [87, 60];

/** A ribbon's bow: two loops, and the ends below them. A wider one behind it is a gap around it. */
const bow = (fill: 'background' | 'match', gap: number): readonly Shape[] =>
  [-1, 1].flatMap((side): readonly Shape[] => {
    const [x, y] = knot;
    return [
      line([x, y], [x + side * 14, y + 28], fill, 10 + gap),
      cutOut(
        [
          [x, y],
          [x + side * 27, y - 15],
          [x + side * 27, y + 11],
        ],
        fill,
        6 + gap,
      ),
    ];
  });

/** A city hall, and the ribbon in front of it, which large scissors are about to cut. */
export const ribbon = piece([
  cutOut(
    [
      [87, 3],
      [168, 27],
      [6, 27],
    ],
    'quiet',
    6,
  ),
  { kind: 'dot', at: [87, 18], r: 5, fill: 'strong' },
  ...[10, 43, 110, 143].map((x) => panel([x, 34], [21, 54], 3, 'quiet')),
  panel([0, 92], [174, 12], 4, 'quiet'),
  {
    kind: 'line',
    points: [
      [3, 52],
      [297, 52],
      [287, 60],
      [297, 68],
      [3, 68],
      [13, 60],
      [3, 52],
    ],
    fill: 'match',
    stroke: 'background',
    width: 5,
  },
  ...bow('background', 9),
  ...bow('match', 0),
  { kind: 'dot', at: knot, r: 9, fill: 'match', stroke: 'background', width: 4 },
  ...[-1, 1].flatMap((side): readonly Shape[] => [
    line([242 - side * 9, 84], [242 + side * 30, 7], 'raised', 12),
    { kind: 'dot', at: [242 - side * 22, 86], r: 13, stroke: 'raised', width: 9 },
  ]),
  { kind: 'dot', at: [242, 68], r: 4, fill: 'strong' },
]);

/** A calendar that is frozen on a quarter's last day, and receipts on a spike. */
export const frozenCalendar = piece([
  panel([0, 6], [180, 98], 14, 'quiet'),
  onBright(centered(heading([90, 76], 'Sep 30', 43))),
  {
    kind: 'line',
    points: [
      [4, 9],
      [176, 9],
      [175, 26],
      [167, 60],
      [158, 26],
      [144, 24],
      [134, 46],
      [124, 24],
      [112, 24],
      [105, 36],
      [98, 24],
      [80, 24],
      [68, 54],
      [56, 24],
      [44, 24],
      [36, 40],
      [28, 24],
      [22, 26],
      [12, 62],
      [4, 26],
      [4, 9],
    ],
    fill: 'raised',
    stroke: 'raised',
    width: 6,
  },
  ...[48, 132].map((x) => slot([x - 5, 0], [10, 22], 'strong')),
  slot([204, 92], [96, 12], 'raised'),
  cutOut(
    [
      [212, 30],
      [262, 20],
      [274, 76],
      [224, 86],
    ],
    'quiet',
    4,
  ),
  ...(
    [
      ['background', 10],
      ['raised', 4],
    ] as const
  ).map(([fill, width]) =>
    cutOut(
      [
        [236, 24],
        [294, 34],
        [284, 90],
        [226, 80],
      ],
      fill,
      width,
    ),
  ),
  line([242, 49], [280, 56], 'strong', 5),
  line([240, 63], [278, 70], 'strong', 5),
  line([237, 77], [257, 81], 'strong', 5),
  line([262, 3], [262, 40], 'strong', 6),
]);
