import type { Shape, Tone } from '#design-system';
import { line, matchStop, piece, row, slot } from '../figure-shapes.ts';
import { centered, inSlot, onBrand, plain, strong } from '../figure-words.ts';

/** When a press stopped, in minutes since 6 a.m. */
const stops = [
  { from: 46, minutes: 16, reason: 'Tool' },
  { from: 157, minutes: 38, reason: 'Material' },
  { from: 301, minutes: 14, reason: 'Guard' },
];
const end = 360;
const longest = Math.max(...stops.map(({ minutes }) => minutes));
const minuteX = (minute: number) => 1 + (minute / end) * 298;

const runs = [...stops, { from: end, minutes: 0 }].map(({ from }, index) => {
  const before = stops[index - 1];
  const start = minuteX(before ? before.from + before.minutes : 0);
  return slot([start, 22], [minuteX(from) - start, 30], 'brand');
});

/** A press's morning: each stop has a reason, and the longest one stands out. */
export const morning = piece([
  plain([0, 9], '6 a.m.'),
  { ...plain([300, 9], 'Noon'), anchor: 'end' },
  ...runs,
  ...stops.flatMap(({ from, minutes, reason }): readonly Shape[] => {
    const tone: Tone = minutes === longest ? 'text' : 'muted';
    const x = minuteX(from + minutes / 2);
    return [
      line([x, 24], [x, 62], tone),
      centered({ ...strong([x, 76], reason), fill: tone }),
      centered((minutes === longest ? strong : plain)([x, 96], `${minutes} min`)),
    ];
  }),
]);

const retired = (y: number, revision: string, change: string): readonly Shape[] => [
  plain([16, y], revision),
  plain([44, y], change),
  { ...plain([284, y], 'Retired'), anchor: 'end' },
];

/** A drawing's revision table, with a single row that is valid. */
export const revisions = piece([
  ...retired(15, 'A', 'First release'),
  line([1, 32], [299, 32], 'line'),
  ...retired(50, 'B', 'Hole at 42 mm'),
  slot([1, 67], [298, 36], 'brand'),
  onBrand(strong([16, 85], 'C')),
  onBrand(strong([44, 85], 'Hole at 45 mm')),
  { ...onBrand(strong([258, 85], 'Valid')), anchor: 'end' },
  ...matchStop([279, 85], 11),
]);

const shipped = (y: number, customer: string, count: number): readonly Shape[] => [
  { kind: 'match', from: [84, 52], to: [116, y], stroke: 'quiet' },
  slot([116, y - 15], [183, 30], 'surface', 'line'),
  strong([130, y], customer),
  row([232, y], count, 17),
];

/** A bad lot, and the customers who have parts from it, with a dot for each serial number. */
export const recall = piece([
  ...shipped(16, 'Customer A', 4),
  ...shipped(52, 'Customer B', 2),
  ...shipped(88, 'Customer C', 3),
  slot([1, 33], [84, 38], 'brand'),
  inSlot([43, 52], 'Lot 61', 'onBrand'),
]);

const systems = ['PLM', 'ERP', 'MES', 'QMS'];
const systemX = (index: number) => 1 + index * 80.5;

/** Four systems with tested interfaces between them. One of the four was replaced. */
export const swap = piece([
  strong([0, 8], 'Interfaces'),
  plain([0, 29], 'tested: 3 of 3'),
  { kind: 'slot', at: [147, 1], size: [86, 34], stroke: 'control', dashed: true },
  centered(plain([190, 18], 'Old MES')),
  line([190, 42], [190, 58], 'control'),
  line([30, 84], [270, 84], 'accent'),
  ...systems.flatMap((name, index): readonly Shape[] => {
    const isNew = name === 'MES';
    const x = systemX(index);
    return [
      slot([x, 66], [56.5, 36], isNew ? 'brand' : 'quiet'),
      inSlot([x + 28.25, 84], name, isNew ? 'onBrand' : 'strong'),
    ];
  }),
  ...[0, 1, 2].flatMap((index): readonly Shape[] => {
    const x = systemX(index) + 68.5;
    return [
      { kind: 'dot', at: [x, 84], r: 9, fill: 'accent' },
      { kind: 'tick', at: [x, 85], r: 4, stroke: 'background' },
    ];
  }),
]);
