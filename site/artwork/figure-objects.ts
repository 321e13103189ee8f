import type { Shape, Tone } from '#design-system';
import { line, slot } from './basic-shapes.ts';

/** A rack of three servers, 104 high. */
export const rack = (x: number, fill: Tone, detail: Tone, width = 96): readonly Shape[] =>
  [0, 38, 76].flatMap((y): readonly Shape[] => [
    { kind: 'frame', at: [x, y], size: [width, 28], radius: 8, fill },
    { kind: 'dots', at: [x + 16, y + 14], count: 2, gap: 15, r: 4.5, fill: detail },
    slot([x + width - 38, y + 11], [26, 6], detail),
  ]);

/** A database: a drum of disks, 88 wide and 104 high. `gap` is the color of its background. */
export const database = (x: number, fill: Tone, gap: Tone): readonly Shape[] => [
  { kind: 'frame', at: [x, 0], size: [88, 104], radius: 24, fill },
  ...[-30, -4, 22].map(
    (y): Shape => ({
      kind: 'arc',
      at: [x + 44, y],
      r: 62,
      from: 134,
      to: 226,
      stroke: gap,
      width: 6,
    }),
  ),
];

/** A cloud, 150 wide and 104 high. */
export const cloud = (x: number, fill: Tone): readonly Shape[] => [
  slot([x, 48], [150, 56], fill),
  { kind: 'dot', at: [x + 46, 52], r: 32, fill },
  { kind: 'dot', at: [x + 88, 42], r: 42, fill },
];

/** A phone, 62 wide and 104 high, with its screen. */
export const phone = (x: number, fill: Tone, screen: Tone): readonly Shape[] => [
  { kind: 'frame', at: [x, 0], size: [62, 104], radius: 15, fill },
  { kind: 'frame', at: [x + 7, 8], size: [48, 88], radius: 9, fill: screen },
  slot([x + 22, 13], [18, 5], fill),
];

/** A window with a title bar, 104 high. */
export const appWindow = (x: number, width: number, fill: Tone, detail: Tone): readonly Shape[] => [
  { kind: 'frame', at: [x, 0], size: [width, 104], radius: 16, fill },
  { kind: 'dots', at: [x + 18, 16], count: 3, gap: 14, r: 4.5, fill: detail },
];

/** A padlock, 80 wide and 104 high, with the middle of its top. */
export const padlock = (x: number, shackle: Tone, fill: Tone, hole: Tone): readonly Shape[] => [
  { kind: 'arc', at: [x, 32], r: 26, from: 270, to: 450, stroke: shackle, width: 12 },
  ...[-26, 26].map((side) => line([x + side, 32], [x + side, 50], shackle, 12)),
  { kind: 'frame', at: [x - 42, 44], size: [84, 60], radius: 14, fill },
  { kind: 'dot', at: [x, 68], r: 9, fill: hole },
  line([x, 70], [x, 85], hole, 7),
];

/**
 * A calendar with two weeks, 104 high and 34 wide for each day of a week. `booked` is the index of
 * one day. The tones are those of the page, of a day, and of the booked day.
 */
export const calendar = (
  x: number,
  days: number,
  booked: number,
  [page, day, chosen]: readonly [Tone, Tone, Tone],
): readonly Shape[] => {
  const width = days * 34 + 24;
  return [
    ...[0.25, 0.75].map((part) => line([x + width * part, 6], [x + width * part, 22], day, 8)),
    { kind: 'frame', at: [x, 14], size: [width, 90], radius: 16, fill: page },
    ...Array.from(
      { length: days * 2 },
      (_, index): Shape => ({
        kind: 'frame',
        at: [x + 17 + (index % days) * 34, index < days ? 38 : 70],
        size: [24, 20],
        radius: 6,
        fill: index === booked ? chosen : day,
      }),
    ),
  ];
};
