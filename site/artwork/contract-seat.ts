import type { Composition, Point, Shape } from '#design-system';
import { centered, strong } from './figure-words.ts';

const label = (at: Point, text: string) => strong(at, text, 24);

const person = (at: Point): Shape => ({
  kind: 'person',
  at,
  r: 33,
  fill: 'quiet',
  figure: 'strong',
});

const place = (at: Point): Shape => ({ kind: 'slot', at, size: [44, 20], fill: 'quiet' });

/** What the vendor does. */
const duty = (text: string, y: number): Shape[] => [
  { kind: 'slot', at: [494, y - 22], size: [129, 44], fill: 'line' },
  centered(label([558, y], text)),
];

/** A team's table with one contract seat, and the vendor outside. For a dark background. */
export const contractSeat: Composition = {
  width: 640,
  height: 448,
  shapes: [
    { kind: 'frame', at: [1, 1], size: [444, 446], radius: 48, fill: 'surface', stroke: 'line' },
    {
      kind: 'frame',
      at: [478, 96],
      size: [161, 256],
      radius: 40,
      fill: 'background',
      stroke: 'line',
    },
    { kind: 'frame', at: [122, 146], size: [188, 156], radius: 56, fill: 'brand' },
    ...[138, 194, 250].flatMap((x) => [place([x, 166]), place([x, 262])]),
    { kind: 'slot', at: [284, 198], size: [18, 52], fill: 'match' },
    ...[146, 216, 286].map((x) => person([x, 98])),
    ...[146, 216].map((x) => person([x, 350])),
    { kind: 'dot', at: [286, 350], r: 32, stroke: 'control', dashed: true },
    {
      kind: 'line',
      points: [
        [100, 224],
        [122, 224],
      ],
      stroke: 'text',
      width: 3,
    },
    { kind: 'person', at: [64, 224], r: 36, fill: 'raised', figure: 'strong' },
    { kind: 'match', from: [390, 224], to: [478, 224], stroke: 'match', width: 4 },
    { kind: 'dot', at: [478, 224], r: 9, fill: 'match' },
    { kind: 'person', at: [354, 224], r: 40, fill: 'match', figure: 'strong' },
    label([16, 282], 'Your lead'),
    label([312, 288], 'Contractor'),
    { ...label([42, 416], 'Two chairs were empty; one is left'), fill: 'muted' },
    label([495, 134], 'The vendor'),
    ...duty('employs', 190),
    ...duty('pays', 246),
    ...duty('replaces', 302),
  ],
};
