import type { Point, Shape, Tone } from '#design-system';
import {
  avatar,
  cutOut,
  heart,
  line,
  looks,
  onCircle,
  panel,
  piece,
  slot,
  waves,
} from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** An alarm clock with a backpack, on its way to class. */
const clock = (at: Point, r: number, hour: number, bells: Tone): readonly Shape[] => {
  const [x, y] = at;
  return [
    panel([x - r - 9, y - r * 0.5], [r, r * 1.2], 8, 'brand'),
    line([x - r * 0.4, y + r * 0.8], [x - r * 0.7, 100], 'raised', 6),
    line([x + r * 0.4, y + r * 0.8], [x + r * 0.7, 100], 'raised', 6),
    ...[-36, 36].map(
      (degrees): Shape => ({
        kind: 'dot',
        at: onCircle(at, r + 3, degrees),
        r: r * 0.36,
        fill: bells,
      }),
    ),
    { kind: 'dot', at, r, fill: 'quiet' },
    { kind: 'dot', at, r: r * 0.74, fill: 'raised' },
    {
      kind: 'line',
      points: [onCircle(at, r * 0.55, 0), at, onCircle(at, r * 0.4, hour * 30)],
      stroke: 'strong',
      width: 5,
    },
  ];
};

/** Alarm clocks with backpacks, which get larger on their way to the first class. */
export const firstClass = piece([
  ...clock([36, 66], 21, 3, 'raised'),
  ...clock([100, 60], 26, 5, 'raised'),
  ...clock([172, 54], 32, 8, 'match'),
  line([240, 80], [232, 102], 'quiet', 6),
  line([280, 80], [288, 102], 'quiet', 6),
  panel([220, 6], [80, 80], 8, 'quiet'),
  panel([227, 13], [66, 66], 4, 'brand'),
  onBrand(centered(strong([260, 31], 'Class', 21))),
  onBrand(centered(heading([260, 60], '1', 34))),
]);

/** A doctor in a map pin, who listens to a megaphone with a stethoscope. */
export const localClaim = piece([
  cutOut(
    [
      [19, 70],
      [77, 70],
      [48, 100],
    ],
    'quiet',
    7,
  ),
  { kind: 'dot', at: [48, 43], r: 43, fill: 'quiet' },
  ...avatar([48, 43], 35, 'raised', looks.glasses),
  cutOut(
    [
      [142, 42],
      [242, 10],
      [242, 90],
      [142, 58],
    ],
    'raised',
    8,
  ),
  slot([238, 0], [22, 100], 'quiet'),
  ...waves([232, 50], [46, 62], [62, 118], 'brand', 8),
  panel([124, 32], [30, 36], 8, 'brand'),
  line([176, 76], [182, 97], 'brand', 14),
  {
    kind: 'line',
    points: [
      [38, 55],
      [48, 68],
      [58, 55],
    ],
    stroke: 'match',
    width: 5,
  },
  { kind: 'match', from: [48, 68], to: [190, 50], stroke: 'match', width: 5 },
  { kind: 'dot', at: [202, 50], r: 22, fill: 'match' },
  { kind: 'tick', at: [202, 51], r: 10, stroke: 'strong', width: 5 },
]);

/** A newspaper, a poster, and a phone, with parts of the same long dog. */
export const sameWeek = piece([
  panel([0, 0], [100, 104], 4, 'raised'),
  onBright(heading([14, 22], 'News', 28)),
  panel([108, 0], [100, 104], 4, 'quiet'),
  onBright(centered(strong([158, 22], 'Friday', 26))),
  slot([130, 91], [56, 6], 'strong'),
  panel([216, 0], [84, 104], 16, 'raised'),
  panel([223, 7], [70, 90], 10, 'quiet'),
  ...heart([281, 18], 5, 'strong'),
  line([32, 64], [12, 50], 'brand', 9),
  panel([26, 52], [40, 30], 12, 'brand'),
  panel([46, 52], [54, 30], 0, 'brand'),
  ...[34, 54].map((x) => line([x, 76], [x - 4, 94], 'brand', 11)),
  panel([108, 52], [100, 30], 0, 'brand'),
  panel([223, 52], [26, 30], 0, 'brand'),
  ...[234, 251].map((x) => line([x, 76], [x, 90], 'brand', 11)),
  slot([240, 35], [48, 22], 'brand'),
  panel([232, 26], [34, 56], 15, 'brand'),
  line([236, 69], [263, 69], 'match', 8),
  slot([233, 32], [14, 34], 'strong'),
  { kind: 'dot', at: [260, 38], r: 3.5, fill: 'raised' },
  { kind: 'dot', at: [284, 42], r: 5, fill: 'strong' },
]);
