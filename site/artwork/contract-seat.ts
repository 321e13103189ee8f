import type { Composition, Look, Point, Shape } from '#design-system';
import { avatar, line, looks, slot } from './figure-shapes.ts';
import { centered, onBrand, strong } from './figure-words.ts';

const label = (at: Point, text: string) => centered(strong(at, text, 26));

/** A colleague with a place at the table, which is below or above them. */
const colleague = (x: number, y: number, place: number, look: Look): readonly Shape[] => [
  ...avatar([x, y], 38, 'quiet', look),
  slot([x - 34, place], [68, 18], 'quiet'),
];

/** Those above the table, and those below it. */
const colleagues = [
  [looks.beard, looks.longHair],
  [looks.bun, looks.mustache],
  [looks.headscarf, looks.curls],
] as const;

/** What the vendor does. */
const duty = (x: number, width: number, text: string): readonly Shape[] => [
  slot([x, 381], [width, 48], 'line'),
  label([x + width / 2, 405], text),
];

/**
 * A team's table: the lead directs the contractor across it. The vendor is outside. For a dark
 * background.
 */
export const contractSeat: Composition = {
  width: 640,
  height: 448,
  shapes: [
    { kind: 'frame', at: [146, 92], size: [348, 160], radius: 64, fill: 'brand' },
    ...colleagues.flatMap(([above, below], index) => [
      ...colleague(224 + index * 96, 38, 108, above),
      ...colleague(224 + index * 96, 306, 218, below),
    ]),
    line([70, 172], [260, 172], 'quiet', 4),
    line([380, 172], [570, 172], 'quiet', 4),
    line([570, 172], [570, 366], 'quiet', 4),
    onBrand(label([320, 172], 'directs')),
    ...avatar([70, 172], 50, 'raised', looks.bob),
    ...avatar([570, 172], 50, 'match', looks.glasses),
    label([70, 98], 'Your lead'),
    label([570, 98], 'Contractor'),
    slot([1, 366], [638, 78], 'surface', 'control'),
    label([104, 405], 'The vendor'),
    ...duty(196, 142, 'employs'),
    ...duty(350, 102, 'pays'),
    ...duty(464, 150, 'replaces'),
  ],
};
