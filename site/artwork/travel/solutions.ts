import type { Point, Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBrand, plain, strong } from '../figure-words.ts';

/** A search with rate and extras, and how long its price is held. */
export const search = piece([
  slot([1, 1], [298, 38], 'surface', 'control'),
  strong([18, 20], 'Aug 9–12'),
  line([104, 12], [104, 28], 'control'),
  strong([118, 20], '2 guests'),
  slot([211, 5], [84, 30], 'brand'),
  inSlot([253, 20], 'Search', 'onBrand'),
  slot([1, 49], [84, 28], 'quiet'),
  inSlot([43, 63], 'Sea view', 'strong'),
  slot([91, 49], [98, 28], 'quiet'),
  inSlot([140, 63], 'Breakfast', 'strong'),
  plain([0, 93], 'Price held until you pay'),
  { kind: 'dot', at: [272, 76], r: 24, stroke: 'line', width: 5 },
  { kind: 'arc', at: [272, 76], r: 24, from: 0, to: 288, stroke: 'accent', width: 5 },
  centered(strong([272, 76], '8:00', 16)),
]);

/** Three channels that sell from one inventory, so all of them have the same number. */
export const inventory = piece([
  ...[
    { name: 'Agency', x: 1, width: 87 },
    { name: 'Metasearch', x: 94, width: 117 },
    { name: 'Website', x: 217, width: 82 },
  ].flatMap(({ name, x, width }): readonly Shape[] => {
    const middle = x + width / 2;
    return [
      line([middle, 32], [middle, 72], 'quiet', 3),
      slot([x, 1], [width, 31], 'quiet'),
      inSlot([middle, 17], name, 'strong'),
      { kind: 'dot', at: [middle, 51], r: 12, fill: 'surface', stroke: 'accent' },
      centered(strong([middle, 51.5], '4')),
    ];
  }),
  slot([1, 70], [298, 33], 'brand'),
  { kind: 'dots', at: [21, 86.5], count: 4, gap: 17, r: 6, fill: 'raised' },
  { kind: 'dots', at: [89, 86.5], count: 6, gap: 17, r: 2.5, fill: 'quiet' },
  onBrand({ ...strong([283, 87], '4 rooms left'), anchor: 'end' }),
]);

/** A checkout changes the state of three systems. */
export const checkout = piece([
  ...[
    { system: 'Door lock', state: 'Key off' },
    { system: 'Cash register', state: 'Paid' },
    { system: 'Housekeeping', state: 'To do' },
  ].flatMap(({ system, state }, index): readonly Shape[] => {
    const y = 17 + index * 35;
    return [
      line([92, y], [108, y], 'accent'),
      plain([115, y], system),
      slot([226, y - 14], [73, 28], 'quiet'),
      inSlot([262.5, y], state, 'strong'),
    ];
  }),
  { kind: 'frame', at: [1, 1], size: [91, 102], radius: 16, fill: 'brand' },
  onBrand(centered(plain([46.5, 25], 'Room'))),
  onBrand(centered(heading([46.5, 51], '204', 30))),
  onBrand(centered(plain([46.5, 79], 'checks out', 'onBrand', 16))),
]);

/** Check-in by phone: a scanned ID, the room key, and a message to the front desk. */
export const roomKey = piece([
  { kind: 'frame', at: [1, 13], size: [80, 58], radius: 10, fill: 'surface', stroke: 'control' },
  { kind: 'person', at: [25, 42], r: 15, fill: 'quiet', figure: 'strong' },
  line([50, 34], [68, 34], 'control', 4),
  line([50, 45], [62, 45], 'control', 4),
  plain([0, 92], 'ID scanned'),
  line([82, 42], [104, 42], 'accent'),
  { kind: 'frame', at: [104, 1], size: [66, 102], radius: 15, fill: 'brand' },
  { kind: 'frame', at: [110, 8], size: [54, 88], radius: 9, fill: 'raised' },
  { ...centered(plain([137, 24], 'Key')), fill: 'strong' },
  slot([114, 38], [46, 34], 'match'),
  inSlot([137, 55], '412', 'strong'),
  line([129, 85], [145, 85], 'quiet', 4),
  slot([206, 1], [93, 32], 'brand'),
  inSlot([252.5, 17.5], '2 towels?', 'onBrand'),
  slot([184, 39], [105, 32], 'quiet'),
  inSlot([236.5, 55.5], 'On the way', 'strong'),
  plain([184, 92], 'Front desk'),
]);

/** A member's account with points and partner miles, and the agent who can see both. */
export const account = piece([
  slot([1, 1], [298, 46], 'surface', 'accent'),
  slot([7, 7], [172, 34], 'brand'),
  inSlot([93, 24.5], '8,200 points', 'onBrand'),
  slot([184, 7], [109, 34], 'quiet'),
  inSlot([238.5, 24.5], '3,400 miles', 'strong'),
  line([25, 48], [25, 66], 'accent'),
  { kind: 'person', at: [25, 86], r: 13, fill: 'brand', figure: 'raised' },
  { kind: 'arc', at: [25, 86], r: 19, from: 270, to: 450, stroke: 'accent', width: 3 },
  { kind: 'dots', at: [6, 87], count: 2, gap: 38, r: 4.5, fill: 'accent' },
  strong([64, 71], 'Your agent sees both'),
  plain([64, 92], 'during the call'),
]);

/** Bookings and competitors' rates for each night of a week: a bar's height, and a point's. */
const nights = [
  { night: 'M', booked: 16, rate: 33 },
  { night: 'T', booked: 19, rate: 35 },
  { night: 'W', booked: 24, rate: 32 },
  { night: 'T', booked: 21, rate: 29 },
  { night: 'F', booked: 33, rate: 17 },
  { night: 'S', booked: 44, rate: 8 },
  { night: 'S', booked: 22, rate: 26 },
];
const nightX = (index: number) => 8 + index * 24;
const rates = nights.map(({ rate }, index): Point => [nightX(index), rate]);

/** A price suggested for Saturday, with the booking pace and the rates that are its reasons. */
export const suggestion = piece([
  ...nights.flatMap(({ night, booked }, index): readonly Shape[] => {
    const isSuggested = index === 5;
    const x = nightX(index);
    return [
      slot([x - 7, 82 - booked], [14, booked], isSuggested ? 'brand' : 'quiet'),
      centered(isSuggested ? strong([x, 96], night, 16) : plain([x, 96], night, 'muted', 16)),
    ];
  }),
  ...rates.slice(1).map((to, index) => line(rates[index] ?? to, to, 'control')),
  ...rates.map((at): Shape => ({ kind: 'dot', at, r: 4, fill: 'surface', stroke: 'control' })),
  plain([184, 10], 'Saturday'),
  heading([184, 38], '+8%', 30),
  { kind: 'dot', at: [190, 71], r: 5, fill: 'brand' },
  plain([204, 71], 'Pace ahead'),
  { kind: 'dot', at: [190, 94], r: 4, fill: 'surface', stroke: 'control' },
  plain([204, 94], 'Rivals up'),
]);
