import type { Point, Shape, Tone } from '#design-system';
import { firstReason, line, reason, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** When a press stopped, in minutes since 6 a.m. */
const stops = [
  { from: 46, minutes: 16, reason: 'Tool' },
  { from: 157, minutes: 38, reason: 'Material' },
  { from: 301, minutes: 14, reason: 'Guard' },
];
const end = 360;
const longest = Math.max(...stops.map(({ minutes }) => minutes));
const minuteX = (minute: number) => 24 + minute * 1.2;

const runs = [...stops, { from: end, minutes: 0 }].map(({ from }, index) => {
  const before = stops[index - 1];
  const start = minuteX(before ? before.from + before.minutes : 0);
  return slot([start, 24], [minuteX(from) - start, 36], 'brand');
});

/** A press's morning until noon. Below each stop is its reason, as large as its cost. */
export const morning = firstReason([
  ...runs,
  ...stops.flatMap(({ from, minutes, reason: text }): readonly Shape[] => {
    const isLongest = minutes === longest;
    const fill: Tone = isLongest ? 'match' : 'quiet';
    const x = minuteX(from + minutes / 2);
    const r = Math.sqrt(minutes) * 9.4;
    const at: Point = [x, 68 + r];
    return [
      line([x, 27], at, fill, 6),
      { kind: 'dot', at, r, fill },
      onBright(centered(strong(at, text, isLongest ? 22 : 21))),
    ];
  }),
]);

/** Two revisions that no longer exist, and the valid one. */
export const revisions = reason([
  { kind: 'dot', at: [26, 48], r: 11, stroke: 'control', dashed: true, width: 2.5 },
  { kind: 'dot', at: [61, 48], r: 17, stroke: 'control', dashed: true, width: 2.5 },
  { kind: 'dot', at: [116, 48], r: 31, fill: 'raised' },
  onBright(centered(heading([116, 49], 'C', 38))),
]);

/** The label of a part, with its serial number. */
export const recall = reason([
  { kind: 'frame', at: [24, 10], size: [112, 76], radius: 10, fill: 'raised' },
  ...(
    [
      [39, 14],
      [61, 6],
      [75, 22],
      [107, 14],
    ] as const
  ).map(
    ([x, width]): Shape => ({
      kind: 'frame',
      at: [x, 20],
      size: [width, 34],
      radius: 0,
      fill: 'strong',
    }),
  ),
  centered(onBright(heading([80, 68], '0417', 26))),
]);

const system = (at: Point, fill: Tone): Shape => ({
  kind: 'frame',
  at,
  size: [31, 31],
  radius: 9,
  fill,
});

/** Four systems. One comes out, and the others stay where they are. */
export const swap = reason([
  system([24, 14], 'brand'),
  system([24, 51], 'brand'),
  system([61, 51], 'brand'),
  {
    kind: 'frame',
    at: [62, 15],
    size: [29, 29],
    radius: 8,
    stroke: 'control',
    dashed: true,
    width: 2.5,
  },
  system([105, 14], 'raised'),
]);
