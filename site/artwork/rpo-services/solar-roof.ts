import type { Composition, Point, Shape, Tone } from '#design-system';
import { avatar, cutOut, line, looks, onCircle, panel, slot } from '../figure-shapes.ts';
import { heading, onBright, plain, strong, struck } from '../figure-words.ts';

/** A place on the roof: how far along its ridge, and how far down, both in percent. */
const onRoof = (along: number, down: number): Point => [
  58 + along * 3.52 - down * 0.52,
  266 + down * 1.6,
];

type Range = readonly [from: number, to: number];

/** An area of the roof, with rounded corners. */
const area = ([left, right]: Range, [top, bottom]: Range, fill: Tone, width: number) =>
  cutOut(
    [onRoof(left, top), onRoof(right, top), onRoof(right, bottom), onRoof(left, bottom)],
    fill,
    width,
  );

/** Two rows of solar panels. The last place of the second row is still empty. */
const array: readonly Shape[] = [
  ...[5, 36, 67].map((from) => area([from, from + 28], [9, 46], 'brand', 6)),
  ...[5, 36].map((from) => area([from, from + 28], [56, 92], 'brand', 6)),
  ...[27.5, 74].map((down) => line(onRoof(4, down), onRoof(96, down), 'quiet', 3)),
  ...[14, 24, 45, 55, 76, 86].map((along) => line(onRoof(along, 8), onRoof(along, 94), 'quiet', 3)),
  {
    kind: 'line',
    points: [onRoof(67, 56), onRoof(95, 56), onRoof(95, 92), onRoof(67, 92), onRoof(67, 56)],
    fill: 'quiet',
    stroke: 'strong',
    width: 4,
    dashed: true,
  },
];

const middle: Point = [342, 128];

/** The sun, with a technician in front of it. */
const sun: readonly Shape[] = [
  ...[-90, -60, -30, 0, 30, 60, 90].map((degrees) =>
    line(onCircle(middle, 108, degrees), onCircle(middle, 122, degrees), 'raised', 11),
  ),
  ...avatar(middle, 94, 'raised', looks.hardHat),
];

/** Fingers that hold the panel's upper edge. */
const fingers = (x: number): readonly Shape[] =>
  [0, 13, 26].map((dx) => slot([x + dx, 172], [12, 28], 'quiet'));

/** A criterion, and how many of five points the technician has. */
const criterion = (y: number, name: string, points: number): readonly Shape[] => [
  onBright(plain([22, y], name, 'strong', 21)),
  { kind: 'dots', at: [31, y + 26], count: 5, gap: 26, r: 9, fill: 'subtle' },
  { kind: 'dots', at: [31, y + 26], count: points, gap: 26, r: 9, fill: 'brand' },
];

/**
 * A technician brings the last solar panel for a roof. It shows the day of the offer, now and before.
 * The scorecard of the interviews is above the roof.
 */
export const solarRoof: Composition = {
  width: 480,
  height: 440,
  shapes: [
    ...sun,
    cutOut([onRoof(100, 0), [472, 426], [359, 426]], 'subtle', 10),
    { kind: 'dot', at: [414, 384], r: 17, fill: 'brand' },
    area([0, 100], [0, 100], 'quiet', 10),
    ...array,
    panel([224, 182], [236, 134], 18, 'background'),
    panel([232, 186], [220, 122], 12, 'match'),
    onBright(heading([252, 228], 'Day 31', 44)),
    ...struck(onBright(plain([404, 231], '74', 'strong', 24)), 27),
    onBright(strong([254, 276], 'Offer', 27)),
    { kind: 'tick', at: [344, 277], r: 12, stroke: 'strong', width: 5 },
    ...fingers(250),
    ...fingers(396),
    panel([0, 6], [196, 234], 18, 'raised'),
    onBright(heading([20, 39], 'Scorecard', 27)),
    ...criterion(79, 'Wiring', 4),
    ...criterion(133, 'Safety', 5),
    ...criterion(187, 'Heights', 5),
    slot([0, 422], [480, 16], 'brand'),
  ],
};
