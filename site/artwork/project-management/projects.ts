import type { Point, Shape, Tone } from '#design-system';
import { avatar, cutOut, line, looks, matchStop, panel, piece, slot } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** A fold of the map, which is higher at one of its sides. */
const fold = (x: number, [left, right]: Point, fill: Tone) =>
  cutOut(
    [
      [x + 4, left],
      [x + 96, right],
      [x + 96, right + 86],
      [x + 4, left + 86],
    ],
    fill,
    8,
  );

/** A map with the way from kickoff to acceptance. The pin on it is the manager. */
export const interim = piece([
  fold(0, [14, 4], 'raised'),
  fold(100, [4, 14], 'quiet'),
  fold(200, [14, 4], 'raised'),
  onBright(strong([14, 34], 'Kickoff', 22)),
  { kind: 'dot', at: [26, 74], r: 9, fill: 'strong' },
  { kind: 'match', from: [26, 74], to: [150, 92], stroke: 'strong', width: 6, dashed: true },
  { kind: 'match', from: [150, 92], to: [256, 54], stroke: 'strong', width: 6, dashed: true },
  ...matchStop([256, 46], 26),
  { kind: 'dot', at: [150, 42], r: 41, fill: 'strong' },
  cutOut(
    [
      [120, 66],
      [180, 66],
      [150, 96],
    ],
    'strong',
    6,
  ),
  ...avatar([150, 42], 34, 'raised', looks.bob),
]);

/** A plane with its project's name. The point is the upper left corner of its fuselage. */
const plane = ([x, y]: Point, name: string, fill: Tone): readonly Shape[] => [
  cutOut(
    [
      [x + 4, y - 7],
      [x + 12, y - 7],
      [x + 26, y + 10],
      [x + 6, y + 12],
    ],
    fill,
    4,
  ),
  slot([x, y], [88, 24], fill),
  line([x + 54, y + 23], [x + 44, y + 29], 'raised', 6),
  onBright(centered(strong([x + 40, y + 12], name, 20))),
  slot([x + 70, y + 6], [10, 6], 'strong'),
];

/** A control tower, and three projects that take off one after the other. */
export const program = piece([
  panel([0, 98], [300, 6], 3, 'strong'),
  line([46, 2], [46, 12], 'strong', 4),
  cutOut(
    [
      [34, 60],
      [58, 60],
      [62, 98],
      [30, 98],
    ],
    'quiet',
    4,
  ),
  cutOut(
    [
      [6, 18],
      [86, 18],
      [74, 54],
      [18, 54],
    ],
    'raised',
    8,
  ),
  { kind: 'face', at: [46, 58], size: 46, ...looks.afro, wears: 'headset' },
  slot([0, 9], [92, 11], 'strong'),
  slot([8, 54], [76, 14], 'quiet'),
  ...plane([212, 9], 'Web', 'quiet'),
  ...plane([156, 37], 'HR', 'quiet'),
  ...plane([100, 65], 'CRM', 'match'),
]);

/** A life buoy with the letter of an option. */
const buoy = ([x, y]: Point, letter: string): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r: 19, stroke: 'raised', width: 12 },
  { kind: 'dot', at: [x, y], r: 19, stroke: 'strong', width: 7.45, dashed: true },
  centered(strong([x, y + 1], letter, 21)),
];

/** A paper boat that is going under. The sun is coming out over three life buoys. */
export const rescue = piece([
  cutOut(
    [
      [39, 51],
      [77, 12],
      [87, 65],
    ],
    'quiet',
    6,
  ),
  cutOut(
    [
      [11, 27],
      [37, 50],
      [89, 66],
      [122, 61],
      [86, 98],
      [21, 78],
    ],
    'raised',
    6,
  ),
  line([42, 65], [74, 74], 'strong', 7),
  { kind: 'dot', at: [238, 15], r: 13, fill: 'raised' },
  { kind: 'dot', at: [213, 17], r: 14, fill: 'quiet' },
  slot([190, 14], [58, 18], 'quiet'),
  ...buoy([160, 60], 'A'),
  ...buoy([216, 67], 'B'),
  ...buoy([272, 60], 'C'),
  {
    kind: 'line',
    points: [
      [0, 104],
      [300, 104],
      ...Array.from(
        { length: 51 },
        (_, step): Point => [300 - step * 6, Math.round(86 + 5 * Math.cos(step * 0.628))],
      ),
    ],
    fill: 'strong',
  },
]);
