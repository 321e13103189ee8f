import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong, struck } from '../figure-words.ts';
import { lane } from './lane.ts';

/** An open book, seen from outside, with the hands that hold it. The point is its spine’s top. */
const book = ([x, y]: Point): readonly Shape[] => [
  panel([x - 78, y - 16], [156, 70], 6, 'subtle'),
  ...[-1, 1].flatMap((side): readonly Shape[] => [
    line([x + side * 92, y + 26], [x + side * 104, y + 50], 'strong', 20),
    cutOut(
      [
        [x + side * 5, y],
        [x + side * 88, y - 10],
        [x + side * 88, y + 54],
        [x + side * 5, y + 54],
      ],
      'brand',
      6,
    ),
    ...[10, 24, 38].map((dy) => slot([x + side * 88 - 11, y + dy - 6], [22, 12], 'raised')),
  ]),
];

/** A spider on its thread. The point is its middle. */
const spider = ([x, y]: Point): readonly Shape[] => [
  line([x, 58], [x, y], 'strong', 2.5),
  ...[-9, 5].map(
    (dy): Shape => ({
      kind: 'line',
      points: [
        [x - 22, y + dy + 13],
        [x - 16, y + dy],
        [x, y],
        [x + 16, y + dy],
        [x + 22, y + dy + 13],
      ],
      stroke: 'strong',
      width: 3,
    }),
  ),
  { kind: 'dot', at: [x, y], r: 10, fill: 'strong' },
];

/**
 * The registration counter on the first day of class. The registrar reads her book, a spider moves
 * in, and only a snail comes to the long lane. A sign counts the line, now and before.
 */
export const emptyLine: Composition = {
  width: 480,
  height: 410,
  bleeds: true,
  shapes: [
    { kind: 'frame', at: [24, 40], size: [290, 206], radius: 0, stroke: 'brand', width: 16 },
    panel([0, 0], [338, 58], 16, 'brand'),
    onBrand(centered(heading([169, 30], 'Registration', 34))),
    ...spider([270, 118]),
    { kind: 'face', at: [152, 248], size: 188, ...looks.grayHair, cut: 'bun' },
    ...book([152, 188]),
    onBrand(centered(strong([191, 214], 'Emma', 23))),
    panel([6, 250], [336, 150], 0, 'brand'),
    slot([0, 236], [360, 22], 'strong'),
    panel([0, 394], [348, 16], 4, 'subtle'),
    onBrand(strong([26, 285], 'Seats and fees: online', 23)),
    ...lane,
    panel([276, 200], [204, 142], 26, 'background'),
    panel([284, 208], [196, 126], 18, 'match'),
    onBright(heading([302, 275], '0', 100)),
    onBright(strong([376, 252], 'in line', 29)),
    ...struck(onBright(strong([376, 293], '640', 29)), 51),
    panel([362, 0], [118, 80], 16, 'strong'),
    panel([362, 46], [118, 116], 16, 'raised'),
    { ...centered(strong([421, 24], 'Day', 25)), fill: 'raised' },
    onBright(centered(heading([421, 108], '1', 88))),
  ],
};
