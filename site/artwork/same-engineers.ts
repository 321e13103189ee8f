import type { Composition, Point, Shape } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, strong } from './figure-words.ts';

const middle = 70;

const engineer = (at: Point, r: number): Shape => ({
  kind: 'person',
  at,
  r,
  fill: 'brand',
  figure: 'raised',
});

const name = (x: number, text: string) => centered(strong([x, 163], text, 17));

/** Our engineers, with a line to a system they build, and one to an interview that they hold. */
export const sameEngineers: Composition = {
  width: 480,
  height: 174,
  shapes: [
    {
      kind: 'frame',
      at: [1, 10],
      size: [128, 120],
      radius: 22,
      fill: 'surface',
      stroke: 'control',
    },
    { kind: 'dots', at: [25, 36], count: 3, gap: 15, r: 4.5, fill: 'control' },
    slot([19, 59], [30, 22], 'quiet'),
    slot([55, 59], [56, 22], 'brand'),
    slot([19, 91], [54, 22], 'brand'),
    slot([79, 91], [32, 22], 'quiet'),
    line([113, middle], [172, middle], 'accent', 4),
    line([230, middle], [272, middle], 'accent', 4),
    { kind: 'slot', at: [171, 1], size: [58, 138], fill: 'surface', stroke: 'control' },
    ...[29, middle, 111].map((y) => engineer([200, y], 18)),
    { kind: 'slot', at: [271, 37], size: [208, 66], fill: 'surface', stroke: 'control' },
    engineer([304, middle], 25),
    slot([339, 55], [34, 10], 'brand'),
    slot([339, 75], [34, 10], 'quiet'),
    slot([383, 45], [88, 50], 'match'),
    { kind: 'person', at: [408, middle], r: 19, fill: 'strong', figure: 'match' },
    { kind: 'tick', at: [448, middle + 1], r: 9, stroke: 'strong', width: 4 },
    name(65, 'Client’s system'),
    name(200, 'Our engineers'),
    name(375, 'Interview'),
  ],
};
