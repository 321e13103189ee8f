import type { Composition, Shape } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { heading, onBrand, onBright, plain, strong } from './figure-words.ts';

const rowY = (row: number) => 42.5 + row * 105;

const time = (y: number, text: string) => ({
  ...plain([452, y], text, 'text', 22),
  anchor: 'end' as const,
});

const person = (row: number, fill: 'quiet' | 'raised'): Shape => ({
  kind: 'person',
  at: [42.5, rowY(row)],
  r: 36,
  fill,
  figure: 'strong',
});

/** Banking: a payment, and who did what with it, to the second. */
export const paymentTrail: Composition = {
  width: 480,
  height: 400,
  shapes: [
    line([42.5, rowY(0)], [42.5, rowY(3)], 'control', 4),
    slot([0, 0], [480, 85], 'brand'),
    { kind: 'dot', at: [42.5, rowY(0)], r: 12, fill: 'raised' },
    onBrand(heading([76, rowY(0)], '$48,200', 32)),
    onBrand(time(rowY(0), 'To a supplier')),
    ...['Entered', 'Checked'].flatMap((name, index): readonly Shape[] => {
      const y = rowY(index + 1);
      return [
        { kind: 'slot', at: [97, y - 41.5], size: [382, 83], fill: 'surface', stroke: 'line' },
        strong([126, y], name, 24),
        time(y, index ? '9:14:03' : '9:14:02'),
      ];
    }),
    person(1, 'quiet'),
    { kind: 'dot', at: [42.5, rowY(2)], r: 34, fill: 'background', stroke: 'quiet', width: 4 },
    { kind: 'tick', at: [42.5, rowY(2) + 2], r: 13, stroke: 'quiet', width: 5 },
    person(3, 'raised'),
    slot([96, rowY(3) - 42.5], [384, 85], 'match'),
    onBright(strong([126, rowY(3)], 'Approved', 24)),
    onBright(time(rowY(3), '9:31:40')),
  ],
};
