import type { Point, Shape } from '#design-system';
import { line, piece, row, slot } from '../figure-shapes.ts';
import { centered, inSlot, plain, strong } from '../figure-words.ts';

const curve = (from: Point, to: Point, direction?: 'down'): Shape => ({
  kind: 'match',
  from,
  to,
  stroke: 'quiet',
  ...(direction && { direction }),
});

/** Core HR: a legal employer with what belongs to it. */
export const structure = piece([
  curve([150, 38], [66, 68], 'down'),
  curve([150, 38], [246, 68], 'down'),
  slot([54, 2], [192, 36], 'brand'),
  { kind: 'person', at: [74, 20], r: 13, fill: 'raised', figure: 'brand' },
  inSlot([162, 20], 'Legal employer', 'onBrand'),
  slot([1, 68], [132, 34], 'quiet'),
  inSlot([67, 85], 'Position 418', 'strong'),
  slot([193, 68], [106, 34], 'quiet'),
  inSlot([246, 85], 'Grade 7', 'strong'),
]);

/** Payroll: two runs that agree to the cent. */
export const payroll = piece([
  { kind: 'arc', at: [240, 52], r: 27, from: 0, to: 180, stroke: 'accent' },
  plain([0, 25], 'Old'),
  slot([44, 7], [196, 36], 'subtle'),
  inSlot([142, 25], '$2,418,902.17', 'strong'),
  plain([0, 79], 'New'),
  slot([44, 61], [196, 36], 'quiet'),
  inSlot([142, 79], '$2,418,902.17', 'strong'),
  { kind: 'dot', at: [270, 52], r: 19, fill: 'match' },
  line([263, 48], [277, 48], 'strong', 3),
  line([263, 56], [277, 56], 'strong', 3),
]);

/** Time and absence: a shift, and its overtime. */
export const shift = piece([
  slot([1, 8], [190, 36], 'quiet'),
  inSlot([96, 26], 'Shift', 'strong'),
  slot([196, 8], [103, 36], 'brand'),
  inSlot([248, 26], 'Pay × 1.5', 'onBrand'),
  { kind: 'dots', at: [4, 58], count: 13, gap: 24, r: 2, fill: 'control' },
  plain([0, 82], '6 a.m.'),
  centered(plain([196, 82], '2 p.m.')),
  { ...plain([300, 82], '6 p.m.'), anchor: 'end' },
]);

/** Talent and compensation: what is left of the budget for raises. */
export const budget = piece([
  plain([0, 14], 'Raise budget'),
  { ...strong([300, 14], '$18,400 left'), fill: 'accent', anchor: 'end' },
  slot([1, 32], [298, 36], 'subtle'),
  slot([1, 32], [208, 36], 'brand'),
  { kind: 'person', at: [191, 50], r: 15, fill: 'raised', figure: 'brand' },
  row([8, 90], 3, 76),
  ...['3.0%', '2.5%', '4.0%'].map((raise, index) => plain([20 + index * 76, 90], raise, 'text')),
]);

/** Recruiting: candidates, the career site on a phone, and one who is hired. */
export const recruiting = piece([
  ...[16, 40, 64, 88].map((y) => curve([8, y], [112, 52])),
  ...[28, 76].map((y) => curve([34, y], [112, 52])),
  ...[16, 40, 64, 88].map((y) => row([8, y], 1, 1)),
  ...[28, 52, 76].map((y) => row([34, y], 1, 1)),
  line([158, 52], [186, 52], 'accent'),
  { kind: 'frame', at: [112, 10], size: [46, 84], radius: 11, fill: 'brand' },
  { kind: 'frame', at: [118, 19], size: [34, 62], radius: 5, fill: 'raised' },
  line([126, 34], [144, 34], 'quiet', 4),
  line([126, 45], [144, 45], 'quiet', 4),
  line([127, 64], [143, 64], 'brand', 9),
  slot([187, 32], [112, 40], 'surface', 'accent'),
  { kind: 'person', at: [208, 52], r: 14, fill: 'brand', figure: 'raised' },
  strong([232, 52], 'Hired'),
]);

/** Data migration: three loads, the last one whole. */
export const loads = piece(
  [92.4, 99.1, 100].flatMap((share, index): readonly Shape[] => {
    const y = 18 + index * 34;
    const text = share === 100 ? '100%' : `${share}%`;
    return [
      plain([0, y], String(index + 1)),
      slot([24, y - 12], [206, 24], 'subtle'),
      slot([24, y - 12], [206 * (share / 100), 24], share === 100 ? 'brand' : 'quiet'),
      { ...strong([300, y], text), anchor: 'end' },
    ];
  }),
);

/** Integrations and reports: one source, three files. */
export const files = piece([
  ...['Bank file', 'Benefits', 'Ledger'].flatMap((file, index): readonly Shape[] => {
    const y = 17 + index * 35;
    return [
      curve([60, 52], [145, y]),
      slot([145, y - 15], [154, 30], 'surface', 'quiet'),
      { kind: 'dot', at: [164, y], r: 6, fill: 'brand' },
      strong([180, y], file),
    ];
  }),
  { kind: 'dot', at: [32, 52], r: 31, fill: 'brand' },
  inSlot([32, 52], 'HCM', 'onBrand'),
]);
