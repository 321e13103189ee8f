import type { Point, Shape, Size } from '#design-system';
import { line, onCircle, piece, slot } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';

/** The lower part of a laptop. */
const keyboard = (x: number, width: number, fill: 'quiet' | 'line') =>
  slot([x, 72], [width, 9], fill);

/** A laptop that the client manages, with all of the data, and one of ours, with none. */
export const laptops = piece([
  { kind: 'frame', at: [15, 1], size: [138, 68], radius: 11, fill: 'brand' },
  { kind: 'person', at: [48, 35], r: 20, fill: 'raised', figure: 'brand' },
  ...[18, 35, 52].map(
    (y): Shape => ({ kind: 'dots', at: [88, y], count: 4, gap: 16, r: 5, fill: 'quiet' }),
  ),
  keyboard(1, 166, 'quiet'),
  centered(strong([84, 94], 'You manage it')),
  { kind: 'frame', at: [205, 2], size: [80, 66], radius: 10, stroke: 'control', dashed: true },
  centered(heading([245, 26], '0', 30)),
  centered(plain([245, 50], 'records')),
  keyboard(191, 108, 'line'),
  centered(plain([245, 94], 'Our laptop')),
]);

/** Three checks that are done, and the first day of the person they are about. */
export const checks = piece([
  { kind: 'frame', at: [1, 1], size: [180, 102], radius: 16, fill: 'surface', stroke: 'line' },
  ...['Identity', 'Work history', 'Criminal records'].flatMap((check, index): readonly Shape[] => {
    const y = 22 + index * 30;
    return [
      strong([17, y], check),
      { kind: 'match', from: [160, y], to: [208, 52], stroke: 'control' },
      { kind: 'dot', at: [160, y], r: 10, fill: 'quiet' },
      { kind: 'tick', at: [160, y + 1], r: 4.5, stroke: 'strong' },
    ];
  }),
  slot([205, 32], [94, 40], 'match'),
  { kind: 'person', at: [225, 52], r: 15, fill: 'strong', figure: 'raised' },
  { ...strong([248, 52], 'Day 1'), fill: 'strong' },
]);

const monthX = (month: number) => 1 + month * 24.83;

/** Nothing is released from the first month to the second; 0 is the start of November. */
const freeze = (from: number, to: number) =>
  slot([monthX(from), 30], [monthX(to) - monthX(from), 40], 'brand');

/** A year from November on, with freezes and, between them, releases as dots. */
export const freezes = piece([
  strong([0, 13], 'Year end'),
  strong([monthX(3.3), 13], 'Tax season'),
  centered(strong([monthX(9.45), 13], 'Quarter end')),
  slot([1, 30], [298, 40], 'surface'),
  ...[
    [1.4, 2.6],
    [3, 5.6],
    [7.6, 8.3],
    [10.6, 11.3],
  ].map(([from = 0, to = 0]) => freeze(from, to)),
  ...[0.45, 1, 6.05, 6.6, 7.15, 8.8, 9.45, 10.1, 11.65].map(
    (month): Shape => ({ kind: 'dot', at: [monthX(month), 50], r: 5.5, fill: 'quiet' }),
  ),
  ...Array.from('NDJFMAMJJASO', (letter, month) =>
    centered(plain([monthX(month + 0.5), 92], letter, 'muted', 15)),
  ),
]);

const clause = (y: number, title: string, size: Size): readonly Shape[] => [
  slot([15, y], size, 'quiet'),
  { kind: 'dot', at: [31, y + 14], r: 5.5, fill: 'brand' },
  { ...strong([45, y + 14], title), fill: 'strong' },
];

const year: Point = [249, 52];

/** The contract's exit clauses, and the month of each year in which they are rehearsed. */
export const exit = piece([
  { kind: 'frame', at: [1, 1], size: [166, 102], radius: 16, fill: 'surface', stroke: 'line' },
  strong([17, 19], 'Contract'),
  ...clause(35, 'Handoff', [104, 28]),
  ...clause(67, 'Data deletion', [138, 28]),
  line([167, 52], [200, 52], 'control'),
  ...Array.from({ length: 12 }, (_, month): Shape => {
    const isRehearsed = month === 9;
    return {
      kind: 'dot',
      at: onCircle(year, 45, month * 30),
      r: isRehearsed ? 9 : 5,
      fill: isRehearsed ? 'brand' : 'quiet',
    };
  }),
  centered(heading([249, 44], 'Once', 22)),
  centered(plain([249, 65], 'a year')),
]);
