import type { Shape, Tone } from '#design-system';
import { slot } from './basic-shapes.ts';

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
