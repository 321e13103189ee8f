import type { Point, Shape } from '#design-system';
import { calendarPage, firstReason, line, onCircle, reason, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, plain, strong } from '../figure-words.ts';

/** The lower part of a laptop. */
const keyboard = (x: number, width: number, fill: 'quiet' | 'control') =>
  slot([x, 140], [width, 12], fill);

/** A laptop that the client manages, with all of the data, and one of ours, with none. */
export const laptops = firstReason([
  { kind: 'frame', at: [56, 24], size: [200, 112], radius: 16, fill: 'brand' },
  { kind: 'person', at: [104, 80], r: 28, fill: 'match', figure: 'strong' },
  ...[52, 80, 108].map(
    (y): Shape => ({ kind: 'dots', at: [156, y], count: 4, gap: 24, r: 7.5, fill: 'quiet' }),
  ),
  keyboard(32, 248, 'quiet'),
  centered(strong([156, 176], 'You manage it', 21)),
  { kind: 'frame', at: [328, 42], size: [96, 94], radius: 14, stroke: 'control', dashed: true },
  centered(heading([376, 80], '0', 44)),
  centered(plain([376, 112], 'records', 'muted', 21)),
  keyboard(312, 128, 'control'),
  centered(plain([376, 176], 'Our laptop', 'muted', 21)),
]);

/** Three checks that are done, and the person they are about. */
export const checks = reason([
  ...[22, 48, 74].flatMap((y): readonly Shape[] => [
    { kind: 'match', from: [44, y], to: [112, 48], stroke: 'control' },
    { kind: 'dot', at: [40, y], r: 11, fill: 'quiet' },
    { kind: 'tick', at: [40, y + 1], r: 5, stroke: 'strong', width: 2.5 },
  ]),
  { kind: 'person', at: [118, 48], r: 24, fill: 'raised', figure: 'strong' },
]);

/** A snowflake's arm from the middle to its end and back, by way of its two branches. */
const arm = (turn: number): readonly Point[] => {
  const middle: Point = [80, 60];
  const fork = onCircle(middle, 11, turn);
  return [
    middle,
    fork,
    onCircle(middle, 20, turn - 25),
    fork,
    onCircle(middle, 20, turn + 25),
    fork,
    onCircle(middle, 21, turn),
    middle,
  ];
};

/** A calendar's page for a day on which everything is frozen. */
export const freezes = reason([
  ...calendarPage,
  {
    kind: 'line',
    points: [[80, 60], [80, 60], ...[0, 60, 120, 180, 240, 300].flatMap(arm)],
    stroke: 'strong',
    width: 4,
  },
]);

/** The sign above an emergency exit. */
export const exit = reason([
  ...[44, 116].map((x) => line([x, 6], [x, 22], 'control', 4)),
  { kind: 'frame', at: [12, 22], size: [136, 60], radius: 12, fill: 'brand' },
  onBrand(heading([26, 52], 'Exit', 38)),
  {
    kind: 'line',
    points: [
      [106, 52],
      [134, 52],
      [122, 40],
      [134, 52],
      [122, 64],
    ],
    stroke: 'onBrand',
    width: 6,
  },
]);
