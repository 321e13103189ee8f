import type { Point, Shape } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';

/** A spruce with snow on its tip, from its top. */
export const spruce = ([x, y]: Point, size: number): readonly Shape[] => {
  const side = (way: 1 | -1): readonly Point[] =>
    [
      [4, 6],
      [2.4, 6],
      [6, 12],
      [3.6, 12],
    ].map(([across = 0, down = 0]) => [x + way * across * size, y + down * size]);
  const pen = size * 0.7;
  return [
    cutOut(
      [
        [x - size * 8, y + size * 20],
        [x + size * 8, y + size * 20],
        ...side(1).toReversed(),
        [x, y],
        ...side(-1),
      ],
      'brand',
      pen,
    ),
    cutOut(
      [
        [x, y],
        [x + size * 2, y + size * 3],
        [x, y + size * 2.4],
        [x - size * 2, y + size * 3],
      ],
      'raised',
      pen,
    ),
  ];
};

/** A large tree that is cut from its top. The squirrel’s hole is full of paper forms. */
export const tree: readonly Shape[] = [
  line([124, 150], [184, 100], 'strong', 40),
  cutOut(
    [
      [34, 40],
      [134, 28],
      [130, 350],
      [160, 420],
      [10, 420],
      [40, 350],
    ],
    'strong',
    12,
  ),
  line([38, 34], [130, 22], 'raised', 28),
  line([148, 106], [174, 84], 'raised', 16),
  { kind: 'dot', at: [185, 100], r: 16, fill: 'subtle' },
  slot([46, 84], [78, 118], 'brand'),
  panel([58, 106], [38, 72], 4, 'raised'),
  panel([78, 122], [36, 56], 4, 'quiet'),
  line([66, 116], [86, 116], 'strong', 4),
  line([86, 132], [104, 132], 'strong', 4),
  panel([46, 170], [78, 40], 0, 'strong'),
];
