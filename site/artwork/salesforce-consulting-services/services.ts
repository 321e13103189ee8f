import type { Point, Shape, Tone } from '#design-system';
import { line, matchStop, piece, row, slot } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBrand, plain, strong } from '../figure-words.ts';

const atEnd = (y: number, text: string) => ({
  ...plain([300, y], text, 'muted', 17),
  anchor: 'end' as const,
});

const used = [0, 1, 2, 4, 5, 7, 9, 10, 13];

/** An org's fields: those that are used, and the places of those that were removed. */
export const fields = piece([
  ...Array.from({ length: 15 }, (_, index): Shape => {
    const at: Point = [1 + (index % 5) * 60.5, 1 + Math.floor(index / 5) * 25];
    return used.includes(index)
      ? slot(at, [56, 19], 'brand')
      : { kind: 'slot', at, size: [56, 19], stroke: 'control' };
  }),
  strong([0, 92], '9 fields used', 17),
  atEnd(92, '6 removed'),
]);

/** The stages of a sale, and what the buyer did to reach the current one. */
export const stages = piece([
  ...[1, 46].flatMap((x): readonly Shape[] => [
    slot([x, 1], [40, 40], 'quiet'),
    { kind: 'tick', at: [x + 20, 22], r: 7, stroke: 'strong' },
  ]),
  slot([91, 1], [118, 40], 'brand'),
  centered(onBrand(strong([150, 22], 'Evaluation', 17))),
  ...[214, 259].map(
    (x): Shape => ({ kind: 'slot', at: [x, 1], size: [40, 40], stroke: 'control' }),
  ),
  line([110, 41], [110, 68], 'accent'),
  { kind: 'person', at: [110, 84], r: 19, fill: 'quiet', figure: 'strong' },
  strong([140, 85], 'Buyer saw a demo', 17),
]);

/** One queue of customers, and the one whose turn it is. */
export const queue = piece([
  slot([1, 1], [298, 62], 'quiet'),
  ...Array.from({ length: 6 }, (_, index): Shape => {
    const isNext = index === 0;
    return {
      kind: 'person',
      at: [32 + index * 47.2, 32],
      r: isNext ? 25 : 18,
      fill: isNext ? 'brand' : 'raised',
      figure: isNext ? 'onBrand' : 'strong',
    };
  }),
  strong([0, 92], 'Next: a chat', 17),
  atEnd(92, '5 waiting'),
]);

/** A portal, where a dealer registers a deal. */
export const portal = piece([
  { kind: 'frame', at: [1, 1], size: [298, 102], radius: 16, fill: 'surface', stroke: 'control' },
  { kind: 'frame', at: [8, 8], size: [284, 36], radius: 10, fill: 'brand' },
  onBrand(strong([22, 27], 'Dealer portal', 17)),
  { kind: 'person', at: [271, 26], r: 11, fill: 'raised', figure: 'brand' },
  line([24, 65], [98, 65], 'control', 4),
  line([24, 81], [72, 81], 'control', 4),
  slot([132, 54], [154, 38], 'quiet'),
  { ...inSlot([209, 74], 'Register a deal', 'strong'), size: 17 },
]);

const side = (x: number, figure: Tone): Shape => ({
  kind: 'person',
  at: [x, 34],
  r: 33,
  fill: 'quiet',
  figure,
});

/** One number of leads between marketing and sales. */
export const leads = piece([
  line([67, 34], [233, 34], 'accent'),
  side(34, 'brand'),
  side(266, 'brand'),
  slot([87, 9], [126, 50], 'brand'),
  centered(onBrand(heading([150, 35], '214 leads', 21))),
  centered(plain([150, 92], 'Marketing and sales agree', 'muted', 17)),
]);

/** A trigger's test with 200 records at once. */
export const bulk = piece([
  ...Array.from(
    { length: 8 },
    (_, index): Shape => ({
      kind: 'dots',
      at: [4.5, 4.5 + index * 9.6],
      count: 25,
      gap: 12.12,
      r: 3.5,
      fill: 'brand',
    }),
  ),
  strong([0, 92], '200 records', 17),
  atEnd(92, 'in one test'),
]);

/** An event, and the systems that learn of it. */
export const event = piece([
  ...[16, 62, 108].flatMap((x): readonly Shape[] => [
    line([x, 40], [x, 76], 'accent'),
    { kind: 'dot', at: [x, 88], r: 15, fill: 'quiet' },
  ]),
  slot([1, 1], [298, 42], 'brand'),
  onBrand(strong([20, 23], 'Invoice paid', 17)),
  row([152, 22], 6, 25.5),
  strong([136, 88], '3 systems know', 17),
]);

/** A sample of the records with their number, approved. */
export const approval = piece([
  { kind: 'frame', at: [1, 1], size: [124, 102], radius: 16, fill: 'brand' },
  ...[22, 42, 62, 82].map((y, index) => line([20, y], [index < 2 ? 104 : 84, y], 'quiet', 4)),
  ...matchStop([124, 74], 25),
  heading([166, 34], '48,210', 28),
  plain([166, 75], 'approved', 'muted', 18),
]);
