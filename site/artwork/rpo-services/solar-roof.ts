import type { Composition, Point, Shape } from '#design-system';
import { looks, onCircle, panel, slot } from '../figure-shapes.ts';
import { heading, onBright, plain, strong, struck } from '../figure-words.ts';
import { array, roof, wall } from './panels-on-roof.ts';

const middle: Point = [342, 156];

/** The sun’s rays: one area, from the sun to the panel’s edge and back for each. */
const rays: Shape = {
  kind: 'line',
  points: [
    middle,
    middle,
    ...[-84, -56, -28, 0, 28, 56, 84].flatMap((degrees) => [
      onCircle(middle, 1100, degrees - 7),
      onCircle(middle, 1100, degrees + 7),
      middle,
    ]),
  ],
  fill: 'subtle',
};

/** The sun behind the roof, with a technician in front of it. */
const sun: readonly Shape[] = [
  rays,
  { kind: 'dot', at: middle, r: 138, fill: 'background' },
  { kind: 'dot', at: middle, r: 120, fill: 'raised' },
  { kind: 'face', at: [342, 246], size: 220, ...looks.hardHat },
];

/** Fingers that hold the panel's upper edge. */
const fingers = (x: number): readonly Shape[] =>
  [0, 14, 28].map((dx) => slot([x + dx, 180], [13, 30], 'quiet'));

/** A criterion, and how many of five points the technician has. */
const criterion = (y: number, name: string, points: number): readonly Shape[] => [
  onBright(plain([21, y], name, 'strong', 21)),
  { kind: 'dots', at: [29, y + 26], count: 5, gap: 26, r: 9, fill: 'subtle' },
  { kind: 'dots', at: [29, y + 26], count: points, gap: 26, r: 9, fill: 'brand' },
];

/**
 * A technician brings the last solar panel for a roof at sunrise. It shows the day of the offer, now
 * and before. The scorecard of the interviews is a clipboard on the roof.
 */
export const solarRoof: Composition = {
  width: 480,
  height: 464,
  bleeds: true,
  shapes: [
    ...wall,
    ...sun,
    {
      kind: 'frame',
      at: [4, 18],
      size: [180, 250],
      radius: 12,
      fill: 'raised',
      stroke: 'brand',
      width: 8,
    },
    panel([54, 2], [80, 28], 8, 'strong'),
    onBright(heading([20, 54], 'Scorecard', 27)),
    ...criterion(90, 'Wiring', 4),
    ...criterion(143, 'Safety', 5),
    ...criterion(196, 'Heights', 5),
    ...roof,
    ...array,
    panel([222, 190], [242, 124], 14, 'strong'),
    panel([230, 198], [226, 108], 8, 'match'),
    onBright(heading([246, 232], 'Day 31', 44)),
    ...struck(onBright(plain([402, 235], '74', 'strong', 24)), 27),
    onBright(strong([248, 278], 'Offer', 27)),
    { kind: 'tick', at: [338, 279], r: 12, stroke: 'strong', width: 5 },
    ...fingers(244),
    ...fingers(400),
  ],
};
