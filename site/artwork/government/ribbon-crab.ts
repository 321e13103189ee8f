import type { Point, Shape } from '#design-system';
import { cutOut, line } from '../figure-shapes.ts';

/** A ribbon between two posts, with a bow. Phones show none of it. */
const ribbon: readonly Shape[] = [
  ...[-690, -70].flatMap((x) => [
    line([x - 20, 400], [x + 20, 400], 'brand', 12),
    line([x, 306], [x, 400], 'brand', 12),
    line([x, 296], [x, 296], 'brand', 32),
  ]),
  line([-690, 334], [-70, 334], 'match', 24),
  cutOut(
    [
      [-564, 334],
      [-612, 304],
      [-612, 360],
      [-564, 334],
      [-516, 304],
      [-516, 360],
    ],
    'match',
    16,
  ),
  line([-572, 340], [-592, 392], 'match', 18),
  line([-556, 340], [-536, 392], 'match', 18),
  line([-564, 334], [-564, 334], 'strong', 30),
];

/** Half of a crab with a claw, as a mirror image for -1. */
const half = (side: -1 | 1): readonly Shape[] => {
  const at = (right: number, down: number): Point => [-300 + side * right, down];
  return [
    ...[0, 1, 2].map(
      (leg): Shape => ({
        kind: 'line',
        points: [at(40 + leg * 8, 372), at(58 + leg * 22, 366 + leg * 2), at(62 + leg * 24, 400)],
        stroke: 'brand',
        width: 11,
      }),
    ),
    line(at(46, 330), at(56, 296), 'brand', 9),
    line(at(58, 288), at(58, 288), 'strong', 32),
    line(at(58, 288), at(58, 288), 'raised', 26),
    line(at(61, 288), at(61, 288), 'strong', 11),
    {
      kind: 'line',
      points: [at(60, 362), at(94, 366), at(112, 340)],
      stroke: 'brand',
      width: 18,
    },
    cutOut([at(104, 338), at(114, 300), at(152, 290), at(182, 312), at(140, 322)], 'brand', 10),
    cutOut([at(104, 338), at(136, 342), at(178, 352), at(150, 374), at(114, 366)], 'brand', 10),
  ];
};

/** A crab in a top hat, which cuts a ribbon as a mayor would. Its feet are at 406. */
export const ribbonCrab: readonly Shape[] = [
  ...ribbon,
  ...half(-1),
  ...half(1),
  line([-344, 350], [-256, 350], 'brand', 76),
  cutOut(
    [
      [-322, 304],
      [-326, 262],
      [-274, 262],
      [-278, 304],
    ],
    'strong',
    6,
  ),
  line([-320, 298], [-280, 298], 'quiet', 10),
  line([-336, 308], [-264, 308], 'strong', 12),
  {
    kind: 'line',
    points: [
      [-318, 350],
      [-300, 360],
      [-282, 350],
    ],
    stroke: 'raised',
    width: 6,
  },
];
