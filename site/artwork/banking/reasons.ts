import type { Point, Shape } from '#design-system';
import { firstReason, line, onCircle, reason, slot } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';

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

/** A year with freezes and, between them, releases as dots. */
export const freezes = reason([
  slot([14, 32], [132, 32], 'surface', 'control'),
  ...[26, 94, 134].map((x): Shape => ({ kind: 'dot', at: [x, 48], r: 5, fill: 'quiet' })),
  ...[
    [36, 18],
    [58, 26],
    [104, 20],
  ].map(([x = 0, width = 0]) => slot([x, 22], [width, 52], 'brand')),
]);

const year: Point = [80, 48];

/** A year, and the one month in which the handoff and the deletion are rehearsed. */
export const exit = reason([
  ...Array.from({ length: 12 }, (_, month): Shape => {
    const isRehearsed = month === 2;
    return {
      kind: 'dot',
      at: onCircle(year, 34, month * 30),
      r: isRehearsed ? 9 : 5,
      fill: isRehearsed ? 'raised' : 'brand',
    };
  }),
  line([80, 48], [98, 48], 'raised', 4),
  { kind: 'dot', at: year, r: 5, fill: 'raised' },
]);
