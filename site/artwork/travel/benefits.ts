import type { Point, Shape } from '#design-system';
import { line, piece, slot, stop } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBrand, plain, strong } from '../figure-words.ts';

const seatRows = [10, 11, 12, 13, 14];
const seatLines = [8, 26, 63, 81];
const freeSeats = [1, 7, 10, 15];

const seat = (at: Point, isTaken: boolean): Shape => ({
  kind: 'slot',
  at,
  size: [24, 15],
  ...(isTaken ? { fill: 'quiet' } : { stroke: 'control' }),
});

/** A seat map. The website sells one of the free seats, so the agency can't. */
export const oneSeat = piece([
  { kind: 'frame', at: [1, 1], size: [172, 102], radius: 24, fill: 'surface', stroke: 'control' },
  ...seatLines.flatMap((y, side) =>
    seatRows.map((_, index) => seat([18 + index * 29, y], !freeSeats.includes(side + index * 4))),
  ),
  ...seatRows.map((number, index) =>
    centered(plain([30 + index * 29, 52], String(number), 'muted', 15)),
  ),
  { kind: 'match', from: [156, 70], to: [199, 26], stroke: 'accent' },
  slot([131, 61], [30, 19], 'match'),
  { kind: 'person', at: [146, 70.5], r: 7.5, fill: 'strong', figure: 'match' },
  slot([199, 8], [100, 36], 'brand'),
  inSlot([249, 26], 'Website', 'onBrand'),
  line([183, 83], [199, 83], 'text'),
  ...stop([173, 83]),
  slot([199, 66], [100, 34], 'surface', 'control'),
  centered(strong([249, 83], 'Agency')),
]);

const dateX = (index: number) => 21.5 + index * 43;

const downloadX = 119;

/** Dates of a stay that end a night later, and the invoice as a download. */
export const ownChanges = piece([
  slot([dateX(1) - 21, 1], [171, 42], 'quiet'),
  slot([dateX(1) - 21, 1], [128, 42], 'brand'),
  ...[4, 5, 6, 7, 8, 9, 10].map((date, index) =>
    centered(
      index > 0 && index < 4
        ? onBrand(strong([dateX(index), 22], String(date)))
        : { ...strong([dateX(index), 22], String(date)), fill: index === 4 ? 'strong' : 'muted' },
    ),
  ),
  line([dateX(4), 43], [dateX(4), 67], 'accent'),
  slot([1, 67], [142, 36], 'surface', 'control'),
  strong([18, 85], 'Invoice'),
  line([downloadX, 76], [downloadX, 88], 'accent', 2.5),
  {
    kind: 'line',
    points: [
      [downloadX - 5, 83],
      [downloadX, 88],
      [downloadX + 5, 83],
    ],
    stroke: 'accent',
    width: 2.5,
  },
  line([downloadX - 7, 94], [downloadX + 7, 94], 'accent', 2.5),
  slot([151, 66], [148, 37], 'quiet'),
  inSlot([225, 85], '1 night added', 'strong'),
]);

const shiftTask = (y: number, time: string, task: string) => [
  slot([1, y - 14], [298, 28], 'surface', 'line'),
  plain([16, y], time),
  strong([66, y], task),
];

/** Tasks of a shift, in one of three languages. The first of them is done. */
export const shiftTasks = piece([
  slot([1, 1], [298, 34], 'surface', 'control'),
  slot([99, 5], [102, 26], 'brand'),
  centered(plain([51, 18], 'English')),
  inSlot([150, 18], 'Spanish', 'onBrand'),
  centered(plain([249, 18], 'Tagalog')),
  ...shiftTask(57, '7:00', 'Limpiar la 412'),
  { kind: 'dot', at: [281, 57], r: 9, fill: 'quiet' },
  { kind: 'tick', at: [281, 58], r: 4, stroke: 'strong' },
  ...shiftTask(88, '7:40', 'Toallas a la 318'),
  { kind: 'dot', at: [281, 88], r: 8, stroke: 'control' },
]);

/** A part of the price, and the line to its name below. */
const cost = (
  y: number,
  name: string,
  share: string,
  from: number,
  width: number,
): readonly Shape[] => {
  const middle = from + width / 2;
  return [
    slot([from, 1], [width, 36], 'quiet'),
    strong([0, y], share),
    plain([38, y], name),
    line([144, y], [middle, y], 'control'),
    line([middle, 37], [middle, y], 'control'),
  ];
};

/** What is left of the price of an agency's bookings, and three costs. */
export const channelCosts = piece([
  slot([1, 1], [208, 36], 'brand'),
  onBrand(strong([18, 19], 'Agency')),
  { ...onBrand(heading([193, 19], '72% left', 18)), anchor: 'end' },
  ...cost(52, 'Commission', '18%', 212, 52),
  ...cost(73, 'Card fees', '3%', 267, 9),
  ...cost(94, 'Cancellations', '7%', 279, 20),
]);
