import type { Point, Shape } from '#design-system';
import { line, piece, slot, stack } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBright, plain, strong } from '../figure-words.ts';

const monthlyRaise = 80;
const paid = ['Apr', 'May', 'Jun'];

const paycheck = (x: number, month: string): readonly Shape[] => [
  slot([x, 73], [48, 30], 'quiet'),
  inSlot([x + 24, 88], month, 'strong'),
];

/** From the raise that a paid month lacks to its place above July's paycheck. */
const owed = (x: number, y: number): Shape => ({
  kind: 'line',
  points:
    y === 59
      ? [
          [x + 48, y],
          [174, y],
        ]
      : [
          [x + 24, 49],
          [x + 24, y],
          [174, y],
        ],
  stroke: 'accent',
});

/** A test of a raise that is three months late: what was missing is paid in July. */
export const lateRaise = piece([
  ...paid.flatMap((month, index): readonly Shape[] => {
    const x = 1 + index * 52;
    const y = 11 + index * 24;
    return [
      owed(x, y),
      { kind: 'slot', at: [x, 49], size: [48, 20], stroke: 'control', dashed: true },
      slot([174, y - 10], [48, 20], 'brand'),
      { ...centered(strong([198, y], `+$${monthlyRaise}`, 15)), fill: 'onBrand' },
      ...paycheck(x, month),
    ];
  }),
  ...paycheck(174, 'Jul'),
  heading([236, 14], `$${monthlyRaise * paid.length}`, 24),
  plain([236, 38], 'back pay', 'muted', 15),
  { kind: 'person', at: [251, 88], r: 15, fill: 'brand', figure: 'raised' },
  { kind: 'tick', at: [283, 89], r: 8, stroke: 'accent', width: 3 },
]);

/** A choice for a request: the standard feature, or a custom build with its four retests. */
export const standardFirst = piece([
  slot([1, 1], [298, 36], 'match'),
  { kind: 'dot', at: [19, 19], r: 5.5, fill: 'strong' },
  { kind: 'dot', at: [19, 19], r: 11, stroke: 'strong' },
  onBright(strong([38, 19], 'Standard feature')),
  { kind: 'slot', at: [1, 46], size: [146, 36], stroke: 'control', dashed: true },
  { kind: 'dot', at: [19, 64], r: 11, stroke: 'control' },
  strong([38, 64], 'Custom build'),
  line([148, 64], [284, 64], 'control'),
  ...['Q1', 'Q2', 'Q3', 'Q4'].flatMap((quarter, index): readonly Shape[] => {
    const at: Point = [170 + index * 38, 64];
    return [{ kind: 'dot', at, r: 15, fill: 'quiet' }, onBright(centered(strong(at, quarter, 15)))];
  }),
  { ...plain([300, 95], 'A retest every quarter'), anchor: 'end' },
]);

const enters = 166;
const checks = 286;

const consultant = (x: number, task: string): readonly Shape[] => [
  line([x, 14], [x, 92], 'quiet'),
  { kind: 'person', at: [x, 14], r: 13, fill: 'brand', figure: 'raised' },
  { ...strong([x - 21, 14], task), anchor: 'end' },
];

const setting = (y: number, name: string): readonly Shape[] => [
  line([104, y], [checks, y], 'quiet'),
  slot([1, y - 11], [104, 22], 'quiet'),
  onBright(strong([13, y], name, 15)),
  { kind: 'dot', at: [enters, y], r: 5.5, fill: 'brand' },
  { kind: 'dot', at: [checks, y], r: 9, fill: 'brand' },
  { kind: 'tick', at: [checks, y + 1], r: 4, stroke: 'onBrand' },
];

/** Settings that go through two consultants: one enters them, and the other checks them. */
export const twoConsultants = piece([
  plain([0, 14], 'Workbook'),
  ...consultant(enters, 'Enters'),
  ...consultant(checks, 'Checks'),
  ...setting(42, 'Overtime'),
  ...setting(67, 'Night shift'),
  ...setting(92, 'Sick pay'),
]);

/** How many changes the admins and our team make in each month. */
const changes = [
  [1, 8],
  [4, 5],
  [7, 2],
  [9, 0],
] as const;

/** The months after go-live: the admins make more of the changes, and then we answer questions. */
export const takeover = piece([
  strong([0, 22], 'Your admins'),
  plain([0, 81], 'Our team'),
  slot([1, 42], [298, 20], 'surface', 'line'),
  plain([12, 52], 'Month', 'text', 15),
  slot([260, 41], [39, 22], 'brand'),
  ...changes.flatMap(([admins, ours], index): readonly Shape[] => {
    const x = 116 + index * 50;
    const dots = { perRow: 3, gap: 13.5, r: 5.5 };
    return [
      {
        ...centered(strong([x + 13.5, 52], String(index + 1), 15)),
        fill: ours > 0 ? 'text' : 'onBrand',
      },
      ...stack(admins, { ...dots, at: [x, 33], fill: 'brand' }, -1),
      ...stack(ours, { ...dots, at: [x, 71], fill: 'quiet' }),
    ];
  }),
  ...[266, 279.5, 293].map((x): Shape => ({ kind: 'dot', at: [x, 71], r: 4.5, stroke: 'control' })),
  { ...plain([300, 92], 'Questions'), anchor: 'end' },
]);
