import type { Shape } from '#design-system';
import { line, piece, slot, stop } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBrand, plain, strong } from '../figure-words.ts';

/** Two ways to pay: the first one doesn't answer, and the second one works. */
export const secondWay = piece([
  { kind: 'slot', at: [1, 1], size: [298, 46], stroke: 'control' },
  ...stop([25, 24]),
  strong([48, 24], 'Wallet'),
  { ...plain([280, 24], 'No answer'), anchor: 'end' },
  slot([1, 57], [298, 46], 'brand'),
  { kind: 'dot', at: [25, 80], r: 11, fill: 'quiet' },
  { kind: 'tick', at: [25, 81], r: 5, stroke: 'strong' },
  onBrand(strong([48, 80], 'Card')),
  onBrand({ ...plain([280, 80], 'Paid'), anchor: 'end' }),
]);

/** One count of the stock, and where the pairs are. */
export const oneCount = piece([
  heading([0, 15], '128 pairs', 26),
  slot([1, 38], [98, 36], 'quiet'),
  inSlot([50, 56], '46', 'strong'),
  slot([103, 38], [142, 36], 'brand'),
  inSlot([174, 56], '70', 'onBrand'),
  { kind: 'slot', at: [250, 39], size: [49, 34], stroke: 'control' },
  centered(strong([274.5, 56], '12')),
  plain([0, 93], 'Stores'),
  plain([103, 93], 'Warehouses'),
  { ...plain([300, 93], 'In transit'), anchor: 'end' },
]);

const valid = (x: number, place: string): readonly Shape[] => [
  { kind: 'dot', at: [x, 90], r: 12, fill: 'quiet' },
  { kind: 'tick', at: [x, 91], r: 5, stroke: 'strong' },
  strong([x + 20, 90], place),
];

/** A coupon that is valid in the app and at the register. */
export const coupon = piece([
  { kind: 'frame', at: [1, 1], size: [194, 66], radius: 16, fill: 'brand' },
  { kind: 'frame', at: [199, 1], size: [100, 66], radius: 16, fill: 'brand' },
  onBrand(strong([20, 25], 'Member coupon')),
  line([21, 48], [120, 48], 'quiet', 5),
  onBrand(centered(heading([249, 34], '$5 off', 22))),
  ...valid(13, 'In the app'),
  ...valid(146, 'At the register'),
]);

const forecast = (y: number, store: string, weeks: readonly number[]): readonly Shape[] => [
  strong([0, y], store),
  ...weeks.map((r, index): Shape => ({ kind: 'dot', at: [92 + index * 33, y], r, fill: 'brand' })),
];

/** Forecasts of two stores by week: both sell most in the week of a holiday. */
export const weeks = piece([
  slot([204, 1], [40, 80], 'quiet'),
  ...forecast(23, 'Store 12', [6, 7, 6, 9, 15, 10, 5]),
  ...forecast(60, 'Store 31', [9, 6, 4, 7, 13, 8, 7]),
  plain([0, 94], 'By week'),
  centered(strong([224, 94], 'Holiday')),
]);
