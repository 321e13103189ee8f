import type { Composition, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';

const left = 44;
const right = 436;

/** The press's stops, the longest first. `from` is in minutes since 6 a.m. */
const stops = [
  { from: 157, minutes: 38, reason: 'Material' },
  { from: 46, minutes: 16, reason: 'Tool' },
  { from: 301, minutes: 14, reason: 'Guard' },
] as const;

const minute = (right - left) / 360;
const toneOf = (index: number) => (index ? 'quiet' : 'match');

/** A barcode's bars, and the spaces between them, in turn. */
const strips = [
  5, 3, 2, 4, 8, 3, 3, 3, 2, 4, 6, 3, 9, 4, 2, 3, 5, 4, 3, 3, 7, 3, 2, 4, 5, 3, 8, 3, 2, 4, 6, 3, 3,
  4, 2, 3, 9, 4, 5,
];
const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);
const start = right - total(strips);

const barcode = strips.flatMap((width, index): readonly Shape[] => {
  if (index % 2) return [];
  const x = start + total(strips.slice(0, index));
  return [{ kind: 'frame', at: [x, 258], size: [width, 26], radius: 0, fill: 'text' }];
});

/**
 * A press's report at noon, on its clipboard: when it stopped and why, with the cause that cost the
 * most, the only valid revision, and the serial numbers made.
 */
export const pressReport: Composition = {
  width: 480,
  height: 350,
  shapes: [
    { kind: 'frame', at: [0, 16], size: [480, 334], radius: 24, fill: 'brand' },
    { kind: 'frame', at: [20, 40], size: [440, 290], radius: 12, fill: 'surface' },
    { kind: 'dot', at: [240, 18], r: 18, fill: 'quiet' },
    { kind: 'frame', at: [176, 12], size: [128, 44], radius: 14, fill: 'quiet' },
    { kind: 'dot', at: [240, 22], r: 7, fill: 'strong' },
    heading([left, 80], 'Press 4', 26),
    { ...plain([right, 80], '6:00–12:00', 'muted', 20), anchor: 'end' },
    { kind: 'frame', at: [left, 102], size: [right - left, 28], radius: 8, fill: 'brand' },
    ...stops.map(
      ({ from, minutes }, index): Shape => ({
        kind: 'frame',
        at: [left + from * minute, 102],
        size: [minutes * minute, 28],
        radius: 0,
        fill: toneOf(index),
      }),
    ),
    ...stops.flatMap(({ minutes, reason }, index): readonly Shape[] => {
      const y = 156 + index * 30;
      return [
        index ? plain([left, y], reason, 'text', 20) : strong([left, y], reason, 20),
        slot([144, y - 9], [minutes * 5, 18], toneOf(index)),
        { ...plain([right, y], `${minutes} min`, 'text', 20), anchor: 'end' },
      ];
    }),
    line([left, 239], [right, 239], 'control', 1.5),
    { kind: 'dot', at: [left + 23, 283], r: 21.5, stroke: 'accent', width: 3 },
    centered(heading([left + 23, 283], 'C', 24)),
    strong([102, 271], 'Bracket 4417', 20),
    plain([102, 300], 'Valid revision', 'muted', 20),
    ...barcode,
    plain([start, 300], 'No. 0412–0480', 'muted', 20),
  ],
};
