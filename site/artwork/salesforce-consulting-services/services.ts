import type { Point, Shape } from '#design-system';
import { avatar, line, looks, matchStop, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand } from '../figure-words.ts';

const unused = [2, 5, 7, 8, 10];

/** An org's fields, and the places of those that were removed. */
export const fields = piece(
  Array.from({ length: 12 }, (_, index): Shape => {
    const [x, y]: Point = [(index % 4) * 78, Math.floor(index / 4) * 38];
    return unused.includes(index)
      ? { kind: 'slot', at: [x + 1, y + 1], size: [64, 26], stroke: 'control', dashed: true }
      : slot([x, y], [66, 28], 'brand');
  }),
);

/** The stages of a sale as steps, and the buyer on the one that is reached. */
export const stages = piece([
  ...[28, 52, 78, 104].map(
    (height, index): Shape => ({
      kind: 'frame',
      at: [index * 78, 104 - height],
      size: [66, height],
      radius: 12,
      fill: index < 2 ? 'brand' : 'quiet',
    }),
  ),
  ...avatar([111, 23], 23, 'raised', looks.afro),
]);

/** Three channels that lead to one queue of customers. */
export const queue = piece([
  ...[14, 52, 90].flatMap((y): readonly Shape[] => [
    { kind: 'match', from: [14, y], to: [110, 52], stroke: 'brand', width: 5 },
    { kind: 'dot', at: [14, y], r: 14, fill: 'brand' },
  ]),
  slot([96, 14], [204, 76], 'quiet'),
  ...avatar([134, 52], 29, 'raised', looks.glasses),
  ...avatar([198, 52], 29, 'raised', looks.bob),
  ...avatar([262, 52], 29, 'match', looks.curls),
]);

/** A portal, with a dealer, a registered deal, and an order on its way. */
export const portal = piece([
  { kind: 'frame', at: [0, 0], size: [300, 104], radius: 24, fill: 'brand' },
  ...avatar([58, 52], 34, 'raised', looks.turban),
  slot([116, 18], [160, 32], 'quiet'),
  line([126, 76], [266, 76], 'quiet', 4),
  { kind: 'dots', at: [126, 76], count: 3, gap: 70, r: 10, fill: 'quiet' },
]);

/** Marketing's leads and sales' leads are the same number. */
export const leads = piece([
  slot([0, 0], [202, 104], 'quiet'),
  slot([98, 0], [202, 104], 'raised'),
  { kind: 'dot', at: [150, 52], r: 52, fill: 'brand' },
  centered(onBrand(heading([150, 53], '214', 40))),
  ...avatar([50, 52], 26, 'raised', { ...looks.baldHead, clothes: 'brand' }),
  ...avatar([250, 52], 26, 'quiet', looks.longHair),
]);

const records = (x: number, fill: 'quiet' | 'brand') =>
  [19, 41, 63, 85].map((y): Shape => ({ kind: 'dots', at: [x, y], count: 4, gap: 22, r: 8, fill }));

/** Many records at once, before, in, and after the app that changes them. */
export const bulk = piece([
  ...records(8, 'quiet'),
  { kind: 'frame', at: [98, 0], size: [104, 104], radius: 20, fill: 'brand' },
  ...records(117, 'quiet'),
  ...records(226, 'brand'),
]);

/** An event, and the three systems that learn of it. */
export const event = piece([
  slot([0, 0], [300, 38], 'brand'),
  ...[54, 150, 246].flatMap((x): readonly Shape[] => [
    line([x, 38], [x, 78], 'brand', 5),
    { kind: 'dot', at: [x, 78], r: 26, fill: 'quiet' },
    { kind: 'dot', at: [x, 19], r: 8, fill: 'quiet' },
  ]),
]);

/** The number of records, approved. */
export const approval = piece([
  { kind: 'frame', at: [0, 0], size: [240, 104], radius: 24, fill: 'brand' },
  centered(onBrand(heading([106, 53], '48,210', 44))),
  ...matchStop([256, 52], 44),
]);
