import type { Shape } from '#design-system';
import { line, matchStop, piece, slot, stop } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBrand, plain, strong } from '../figure-words.ts';

const field = (y: number, entry: string, error: string): readonly Shape[] => [
  slot([1, y - 15], [172, 30], 'surface', 'control'),
  strong([17, y], entry),
  ...stop([193, y]),
  plain([212, y], error),
];

/** An order with two errors that show up during the call. */
export const call = piece([
  slot([1, 1], [298, 32], 'brand'),
  { kind: 'person', at: [18, 17], r: 12, fill: 'raised', figure: 'brand' },
  onBrand(strong([38, 17], 'Customer on the phone')),
  { kind: 'dots', at: [250, 17], count: 3, gap: 15, r: 4, fill: 'quiet' },
  ...field(53, '12 Elm St., Unit 9', 'No unit 9'),
  ...field(88, 'Fiber port', 'None free'),
]);

const finding = (
  y: number,
  count: number,
  [what, where]: readonly [string, string],
  owner: string,
): readonly Shape[] => [
  heading([0, y], String(count), 40),
  plain([31, y - 10], what, 'text'),
  plain([31, y + 11], where, 'text'),
  line([117, y], [196, y], 'control'),
  { kind: 'dots', at: [117, y], count, gap: 15, r: 5.5, fill: 'quiet' },
  slot([196, y - 18], [103, 36], 'brand'),
  { kind: 'person', at: [214, y], r: 13, fill: 'raised', figure: 'brand' },
  onBrand(strong([235, y], owner)),
];

/** A morning's findings, a dot for each, and who takes care of them. */
export const report = piece([
  ...finding(24, 4, ['unbilled', 'circuits'], 'Billing'),
  line([1, 52], [299, 52]),
  ...finding(80, 5, ['expired', 'discounts'], 'Sales'),
]);

/** The same repair on two nights: one starts with a search, and one starts at once. */
export const repair = piece([
  plain([0, 19], 'Before'),
  { kind: 'slot', at: [67, 2], size: [111, 34], stroke: 'control', dashed: true },
  centered(plain([122, 19], 'Where?', 'text')),
  slot([182, 1], [101, 36], 'quiet'),
  inSlot([232, 19], 'Card 2', 'strong'),
  strong([0, 61], 'Now'),
  slot([66, 43], [101, 36], 'brand'),
  { kind: 'person', at: [84, 61], r: 13, fill: 'raised', figure: 'brand' },
  onBrand(strong([106, 61], 'Card 2')),
  ...matchStop([188, 61], 17),
  strong([214, 61], 'Fixed'),
  centered(plain([66, 95], '2 a.m.')),
  centered(plain([135, 95], '3')),
  centered(plain([204, 95], '4')),
  centered(plain([273, 95], '5 a.m.')),
]);

/** A plan made of a part from each row of what exists. */
export const plan = piece([
  { kind: 'frame', at: [1, 1], size: [146, 102], radius: 20, fill: 'brand' },
  ...['Charge', 'Bill text', 'App screen'].flatMap((part, index): readonly Shape[] => {
    const y = 21 + index * 31;
    return [
      line([147, y], [176, y], 'accent'),
      slot([9, y - 13], [130, 26], 'quiet'),
      inSlot([74, y], part, 'strong'),
      { kind: 'slot', at: [177, y - 12], size: [34, 24], stroke: 'control', dashed: true },
      ...[220, 264].map((x) => slot([x, y - 13], [35, 26], 'quiet')),
    ];
  }),
]);
