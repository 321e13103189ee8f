import type { Shape } from '#design-system';
import { line, matchStop, piece, row, slot } from '../figure-shapes.ts';
import { centered, heading, inSlot, plain, strong } from '../figure-words.ts';

/** A payslip: what our office pays for the person. */
export const payslip = piece([
  { kind: 'person', at: [17, 17], r: 16, fill: 'brand', figure: 'raised' },
  strong([44, 17], 'Payslip'),
  { ...plain([300, 17], 'Paid by our office'), anchor: 'end' },
  { kind: 'dots', at: [4, 50], count: 25, gap: 12.2, r: 1.5, fill: 'control' },
  slot([1, 67], [118, 36], 'brand'),
  inSlot([60, 85], 'Salary', 'onBrand'),
  slot([123, 67], [74, 36], 'quiet'),
  inSlot([160, 85], 'Taxes', 'strong'),
  slot([201, 67], [98, 36], 'surface', 'quiet'),
  centered(strong([250, 85], 'Insurance')),
]);

/** A leave after the client's release, and the stand-in for its three weeks. */
export const leave = piece([
  { kind: 'dot', at: [80, 14], r: 5.5, fill: 'text' },
  line([80, 14], [80, 30], 'text'),
  strong([94, 14], 'Your release'),
  slot([1, 30], [104, 34], 'brand'),
  { kind: 'person', at: [18, 47], r: 13, fill: 'raised', figure: 'brand' },
  { kind: 'slot', at: [111, 31], size: [134, 32], stroke: 'control', dashed: true },
  centered(plain([178, 47], 'Leave, 3 weeks', 'text')),
  slot([251, 30], [48, 34], 'brand'),
  slot([110, 69], [136, 34], 'quiet'),
  { kind: 'person', at: [127, 86], r: 13, fill: 'raised', figure: 'strong' },
  { ...strong([150, 86], 'Stand-in'), fill: 'strong' },
]);

/** Five days with two people at work, and what the second one costs. */
export const overlap = piece([
  ...['M', 'T', 'W', 'T', 'F'].flatMap((day, index): readonly Shape[] => {
    const x = 17 + index * 41;
    return [
      line([x, 17], [x, 55], 'control'),
      { kind: 'person', at: [x, 17], r: 16, fill: 'quiet', figure: 'strong' },
      { kind: 'person', at: [x, 55], r: 16, fill: 'brand', figure: 'raised' },
      centered(plain([x, 92], day)),
    ];
  }),
  { ...heading([300, 36], '$0', 44), anchor: 'end' },
  { ...plain([300, 92], 'Invoiced'), anchor: 'end' },
]);

/** The signed assignment, which comes before access to the repository. */
export const assignment = piece([
  { kind: 'frame', at: [1, 1], size: [170, 102], radius: 14, fill: 'surface', stroke: 'quiet' },
  strong([17, 24], 'IP assignment'),
  line([19, 48], [151, 48], 'quiet', 4),
  line([19, 82], [104, 82], 'control'),
  { kind: 'match', from: [24, 76], to: [52, 66], stroke: 'accent', width: 3 },
  { kind: 'match', from: [52, 66], to: [62, 76], stroke: 'accent', width: 3 },
  { kind: 'match', from: [62, 76], to: [96, 68], stroke: 'accent', width: 3 },
  ...matchStop([138, 76], 16),
  {
    kind: 'line',
    points: [
      [180, 44],
      [188, 52],
      [180, 60],
    ],
    stroke: 'accent',
    width: 2.5,
  },
  { kind: 'frame', at: [197, 1], size: [102, 102], radius: 14, fill: 'brand' },
  inSlot([248, 24], 'Repository', 'onBrand'),
  line([215, 64], [281, 64], 'quiet'),
  row([215, 64], 4, 22),
]);
