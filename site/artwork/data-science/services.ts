import type { Shape } from '#design-system';
import { line, matchStop, onCircle, piece, row, slot, stop } from '../figure-shapes.ts';
import { centered, inSlot, plain, strong } from '../figure-words.ts';

const criteria = [166, 224, 278];

/** Questions in their order, and the size of what counts for and against each. */
export const ranking = piece([
  ...['Value', 'Data', 'Risk'].map((name, index) =>
    centered(plain([criteria[index] ?? 0, 9], name)),
  ),
  slot([1, 22], [298, 30], 'quiet'),
  ...[
    { question: 'Who cancels?', sizes: [11, 10, 4] },
    { question: 'What sells?', sizes: [8, 10, 6] },
    { question: 'What fails?', sizes: [10, 4, 9] },
  ].flatMap(({ question, sizes }, index): readonly Shape[] => {
    const y = 37 + index * 27;
    const words = [strong([14, y], String(index + 1)), strong([34, y], question)];
    return [
      ...words.map((label) => (index === 0 ? { ...label, fill: 'strong' as const } : label)),
      ...sizes.map(
        (r, place): Shape => ({ kind: 'dot', at: [criteria[place] ?? 0, y], r, fill: 'brand' }),
      ),
    ];
  }),
]);

/** A spreadsheet that becomes tables, and two reports with the same total. */
export const sameTotal = piece([
  { kind: 'frame', at: [1, 1], size: [116, 68], radius: 10, fill: 'surface', stroke: 'control' },
  ...[40, 78].map((x) => line([x, 1], [x, 69], 'control')),
  ...[24, 46].map((y) => line([1, y], [117, y], 'control')),
  ...[12, 35, 58].flatMap((y): readonly Shape[] => [
    ...[13, 51, 89].map((x) => line([x, y], [x + 16, y], 'quiet', 3)),
    line([118, y], [184, y], 'accent'),
    slot([184, y - 10], [115, 20], 'brand'),
    { kind: 'dot', at: [196, y], r: 3, fill: 'quiet' },
    line([208, y], [284, y], 'quiet', 3),
  ]),
  centered(strong([59, 91], 'Old: 48,210')),
  { kind: 'dot', at: [150, 91], r: 12, fill: 'quiet' },
  line([146, 88], [154, 88], 'strong'),
  line([146, 94], [154, 94], 'strong'),
  centered(strong([241.5, 91], 'New: 48,210')),
]);

/** From a notebook through tests and a daily run to a number on the screen where people order. */
export const suggestedOrder = piece([
  {
    kind: 'line',
    points: [
      [16, 12],
      [272, 12],
      [272, 66],
    ],
    stroke: 'accent',
  },
  { kind: 'dot', at: [12, 12], r: 10, fill: 'surface', stroke: 'control' },
  plain([0, 39], 'Notebook'),
  { kind: 'dot', at: [124, 12], r: 11, fill: 'brand' },
  { kind: 'tick', at: [124, 13], r: 5, stroke: 'onBrand', width: 2.5 },
  centered(plain([124, 39], 'Tests')),
  { kind: 'dot', at: [206, 12], r: 11, fill: 'brand' },
  line([206, 12], [206, 6], 'onBrand'),
  line([206, 12], [210.5, 14.5], 'onBrand'),
  centered(plain([206, 39], '4 a.m.')),
  slot([1, 61], [298, 42], 'surface', 'quiet'),
  strong([20, 82], 'Order for Friday'),
  slot([190, 66], [104, 32], 'brand'),
  inSlot([242, 82], '52 cases', 'onBrand'),
]);

const days = (y: number, name: string, count: number): readonly Shape[] => [
  plain([0, y], name, 'text'),
  { kind: 'dots', at: [70, y], count, gap: 17, r: 5.5, fill: 'brand' },
];

/** Two feeds, a dot for each load. One has stopped, and its owner knows. */
export const stoppedFeed = piece([
  ...days(12, 'Orders', 14),
  ...days(42, 'Prices', 9),
  line([224, 42], [224, 68], 'text'),
  ...stop([224, 42]),
  strong([0, 86], 'Owner'),
  slot([62, 68], [237, 35], 'quiet'),
  { kind: 'person', at: [80, 85.5], r: 14, fill: 'raised', figure: 'strong' },
  inSlot([194, 86], 'Prices stopped at 2:10', 'strong'),
]);

/** An angle on the gauge, where a share of all cases ends. */
const angleOf = (share: number) => -90 + share * 180;
const gauge = { kind: 'arc', at: [93, 94], r: 83, from: -90, width: 18 } as const;

/** Of the customers who cancel, a model finds more than the simple rule does. */
export const beatenRule = piece([
  { ...gauge, to: 90, stroke: 'line' },
  { ...gauge, to: angleOf(0.78), stroke: 'brand' },
  line(onCircle(gauge.at, 70, angleOf(0.61)), onCircle(gauge.at, 92, angleOf(0.61)), 'text', 4),
  ...matchStop(onCircle(gauge.at, gauge.r, angleOf(0.78)), 13),
  centered(plain([93, 65], 'Customers')),
  centered(plain([93, 87], 'who cancel')),
  { kind: 'dot', at: [214, 18], r: 6, fill: 'brand' },
  plain([228, 18], 'Model'),
  strong([208, 39], '78% found'),
  line([214, 65], [214, 77], 'text', 4),
  plain([228, 71], 'Rule'),
  strong([208, 92], '61% found'),
]);

const mayRead = (y: number, name: string, readers: number): readonly Shape[] => [
  { kind: 'match', from: [120, 52], to: [150, y], stroke: 'accent' },
  slot([150, y - 20], [149, 40], 'surface', 'quiet'),
  strong([167, y], name),
  ...[246, 277].map(
    (x, index): Shape =>
      index < readers
        ? { kind: 'person', at: [x, y], r: 13, fill: 'brand', figure: 'raised' }
        : { kind: 'dot', at: [x, y], r: 12, stroke: 'control', dashed: true },
  ),
];

/** Data from three sources, and who may see which part of it. */
export const whoSees = piece([
  ...['Store', 'CRM', 'Plant'].flatMap((source, index): readonly Shape[] => {
    const y = 16 + index * 36;
    return [
      { kind: 'match', from: [65, y], to: [92, 52], stroke: 'accent' },
      slot([1, y - 15], [64, 30], 'quiet'),
      inSlot([33, y], source, 'strong'),
    ];
  }),
  slot([92, 1], [28, 102], 'brand'),
  row([106, 18], 5, 17, 'down'),
  ...mayRead(22, 'Totals', 2),
  ...mayRead(82, 'Names', 1),
]);
