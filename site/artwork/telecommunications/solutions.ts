import type { Point, Shape, Tone } from '#design-system';
import { line, piece, slot, stop } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBrand, onBright, plain, strong } from '../figure-words.ts';

const path = (stroke: Tone, ...points: readonly [Point, Point, ...Point[]]) =>
  ({ kind: 'line', points, stroke }) satisfies Shape;

const dashed = (...args: Parameters<typeof path>): Shape => ({ ...path(...args), dashed: true });

/** A bundle of three services in a single order, and its single date in a week. */
export const bundle = piece([
  line([46, 61], [299, 61]),
  line([150, 38], [150, 72], 'accent'),
  slot([1, 1], [298, 38], 'brand'),
  ...[100, 200].map((x) => line([x, 11], [x, 29], 'quiet')),
  ...['Fiber', 'Mobile', 'TV'].map((service, index) =>
    inSlot([51 + index * 99, 20], service, 'onBrand'),
  ),
  plain([0, 86], 'May'),
  ...[12, 13, 15, 16, 17].map((day) =>
    centered(plain([150 + (day - 14) * 45, 86], String(day), 'text')),
  ),
  { kind: 'dot', at: [150, 86], r: 17, fill: 'match' },
  inSlot([150, 86], '14', 'strong'),
]);

/** A change to a port that fails, and the way back to what the record says. */
export const rollback = piece([
  path('accent', [57, 32], [57, 9], [243, 9], [243, 32]),
  dashed('accent', [243, 72], [243, 94], [57, 94], [57, 74]),
  path('accent', [50, 82], [57, 74], [64, 82]),
  slot([1, 31], [112, 40], 'brand'),
  inSlot([57, 51], '500 Mbps', 'onBrand'),
  centered(strong([150, 51], 'Port 7')),
  { kind: 'slot', at: [187, 32], size: [112, 38], stroke: 'control', dashed: true },
  ...stop([208, 51]),
  strong([226, 51], '1 Gbps'),
  line([118, 9], [182, 9], 'surface', 6),
  centered(plain([150, 9], 'Change')),
  line([102, 94], [198, 94], 'surface', 6),
  centered(plain([150, 94], 'Rolled back')),
]);

const [bills, billGap] = [17, 17.9];

const changed = (bill: number, y: number): Shape => ({
  kind: 'dot',
  at: [7 + bill * billGap, y],
  r: 6.5,
  fill: 'brand',
});

/** A rule in words, and how many of last month's bills it changes. */
export const readableRule = piece([
  plain([0, 18], 'Calls after', 'text'),
  slot([83, 1], [82, 34], 'brand'),
  inSlot([124, 18], '8 p.m.', 'onBrand'),
  plain([176, 18], 'are', 'text'),
  slot([209, 1], [90, 34], 'brand'),
  inSlot([254, 18], 'Free', 'onBrand'),
  plain([0, 56], 'Last month’s bills'),
  { ...strong([300, 56], '3 change'), anchor: 'end' },
  ...[78, 96].map(
    (y): Shape => ({ kind: 'dots', at: [7, y], count: bills, gap: billGap, r: 6, fill: 'quiet' }),
  ),
  changed(3, 78),
  changed(11, 78),
  changed(8, 96),
]);

/** The alarms of a place on the map, and their cause and owner next to it. */
const correlated = ([x, y]: Point, cause: string, owner: string): readonly Shape[] => [
  line([x, y], [172, y], 'brand'),
  { kind: 'dot', at: [x, y], r: 20, fill: 'raised', stroke: 'brand' },
  ...[y - 7, y + 7].map(
    (dotY): Shape => ({
      kind: 'dots',
      at: [x - 7, dotY],
      count: 2,
      gap: 14,
      r: 4.5,
      fill: 'brand',
    }),
  ),
  strong([182, y - 11], cause),
  { kind: 'person', at: [191, y + 13], r: 9, fill: 'brand', figure: 'raised' },
  plain([208, y + 13], owner),
];

/** Alarms in two places on a map, each with a cause and an owner. */
export const alarmMap = piece([
  { kind: 'frame', at: [1, 1], size: [146, 102], radius: 16, fill: 'subtle' },
  line([7, 72], [141, 46], 'raised', 9),
  line([52, 7], [72, 97], 'raised', 9),
  line([113, 4], [102, 100], 'raised', 5),
  ...correlated([109, 26], 'Power cut', 'Utility'),
  ...correlated([34, 78], 'Cut fiber', 'Crew 2'),
]);

/** Something that customers do without a call. */
const action = (y: number, name: string, isOpen: boolean): readonly Shape[] => [
  slot([148, y - 15], [151, 30], isOpen ? 'brand' : 'quiet'),
  (isOpen ? onBrand : onBright)(strong([164, y], name)),
  path(isOpen ? 'onBrand' : 'strong', [277, y - 5], [282, y], [277, y + 5]),
];

const gauge = (to: number, stroke: Tone): Shape => ({
  kind: 'arc',
  at: [61, 62],
  r: 54,
  from: 240,
  to,
  stroke,
  width: 13,
});

/** A customer's own test of a line, and two other things to do. */
export const lineTest = piece([
  gauge(480, 'line'),
  gauge(462, 'accent'),
  centered(heading([61, 58], '480', 30)),
  centered(plain([61, 86], 'Mbps')),
  ...action(16, 'Test a line', true),
  ...action(52, 'Change plan', false),
  ...action(88, 'Swap a SIM', false),
]);

const load = [
  [1, 90],
  [42, 84],
  [83, 86],
  [124, 72],
  [165, 64],
] as const;

/** The load of a cell until today, and the forecast of when it is full. */
export const fillingCell = piece([
  plain([0, 12], 'Cell 31'),
  { ...strong([300, 12], 'Full in 9 weeks'), anchor: 'end' },
  dashed('control', [1, 34], [299, 34]),
  { kind: 'line', points: [[1, 102], ...load, [165, 102]], fill: 'quiet' },
  line([165, 34], [165, 102], 'control'),
  path('accent', ...load),
  dashed('accent', [165, 64], [210, 52], [262, 34]),
  { kind: 'dot', at: [165, 64], r: 7, fill: 'brand' },
  { kind: 'dot', at: [262, 34], r: 8, fill: 'surface', stroke: 'accent', width: 3 },
  plain([175, 87], 'Today'),
  line([1, 102], [299, 102], 'control'),
]);
