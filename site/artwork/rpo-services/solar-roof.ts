import type { Composition, Point, Shape, Tone } from '#design-system';
import {
  bleed,
  block,
  cutOut,
  ground,
  line,
  looks,
  onCircle,
  panel,
  slot,
} from '../figure-shapes.ts';
import { heading, onBright, plain, strong, struck } from '../figure-words.ts';

/** A line from one edge of the panel to the other. */
const across = (y: number, tone: Tone, width: number) =>
  line([-bleed, y], [480 + bleed, y], tone, width);

/** The wall of the house, with siding. */
const wall: readonly Shape[] = [
  ground(432, 'raised'),
  ...[488, 544, 600, 656, 712, 768, 824].map((y) => across(y, 'subtle', 4)),
];

/** The roof between its ridge and its gutter. */
const roof: readonly Shape[] = [
  block([-bleed, 246], [480 + 2 * bleed, 186], 'subtle'),
  across(246, 'brand', 14),
  across(432, 'brand', 14),
];

/** A place on the roof: how far along its ridge, and how far down, both in percent. */
const onRoof = (along: number, down: number): Point => [
  46 + along * 4.3 - down * 0.42,
  254 + down * 1.72,
];

type Range = readonly [from: number, to: number];

/** An area of the roof, with rounded corners. */
const area = ([left, right]: Range, [top, bottom]: Range, fill: Tone, width: number) =>
  cutOut(
    [onRoof(left, top), onRoof(right, top), onRoof(right, bottom), onRoof(left, bottom)],
    fill,
    width,
  );

/** Two rows of solar panels on the roof. The last place of the second row is still empty. */
const array: readonly Shape[] = [
  ...[2, 35, 68].map((from) => area([from, from + 29], [8, 47], 'brand', 6)),
  ...[2, 35].map((from) => area([from, from + 29], [56, 94], 'brand', 6)),
  line(onRoof(1, 27.5), onRoof(98, 27.5), 'subtle', 3),
  line(onRoof(1, 75), onRoof(65, 75), 'subtle', 3),
  ...[11.5, 21.5, 44.5, 54.5].map((along) =>
    line(onRoof(along, 7), onRoof(along, 95), 'subtle', 3),
  ),
  ...[77.5, 87.5].map((along) => line(onRoof(along, 7), onRoof(along, 48), 'subtle', 3)),
  {
    kind: 'line',
    points: [onRoof(68, 56), onRoof(97, 56), onRoof(97, 94), onRoof(68, 94), onRoof(68, 56)],
    fill: 'quiet',
    stroke: 'strong',
    width: 4,
    dashed: true,
  },
];

const middle: Point = [342, 150];

/** The sun behind the roof, with a technician in front of it. */
const sun: readonly Shape[] = [
  ...[-69, -46, -23, 0, 23, 46, 69].map((degrees) =>
    line(onCircle(middle, 126, degrees), onCircle(middle, 142, degrees), 'raised', 12),
  ),
  { kind: 'dot', at: middle, r: 110, fill: 'raised' },
  { kind: 'face', at: [342, 238], size: 204, ...looks.hardHat },
];

/** Fingers that hold the panel's upper edge. */
const fingers = (x: number): readonly Shape[] =>
  [0, 14, 28].map((dx) => slot([x + dx, 180], [13, 30], 'quiet'));

/** A criterion, and how many of five points the technician has. */
const criterion = (y: number, name: string, points: number): readonly Shape[] => [
  onBright(plain([20, y], name, 'strong', 21)),
  { kind: 'dots', at: [29, y + 26], count: 5, gap: 26, r: 9, fill: 'subtle' },
  { kind: 'dots', at: [29, y + 26], count: points, gap: 26, r: 9, fill: 'brand' },
];

/**
 * A technician brings the last solar panel for a roof. It shows the day of the offer, now and before.
 * The scorecard of the interviews is a clipboard on the roof.
 */
export const solarRoof: Composition = {
  width: 480,
  height: 440,
  bleeds: true,
  shapes: [
    ...wall,
    ...sun,
    panel([0, 14], [188, 234], 16, 'raised'),
    panel([56, 2], [78, 26], 8, 'strong'),
    onBright(heading([18, 50], 'Scorecard', 27)),
    ...criterion(86, 'Wiring', 4),
    ...criterion(139, 'Safety', 5),
    ...criterion(192, 'Heights', 5),
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
