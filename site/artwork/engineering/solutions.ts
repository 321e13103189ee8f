import type { Point, Shape } from '#design-system';
import { line, piece, row, slot, stop } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBrand, plain, strong } from '../figure-words.ts';

const shift = 480;
const reasons = [
  { name: 'Material', minutes: 54 },
  { name: 'Setup', minutes: 34 },
  { name: 'Jam', minutes: 20 },
];
const running = shift - reasons.reduce((sum, { minutes }) => sum + minutes, 0);

/** How long a machine ran in a shift, and the reasons why it stopped, the longest one first. */
export const runTime = piece([
  { kind: 'dot', at: [52, 52], r: 44, stroke: 'line', width: 13 },
  {
    kind: 'arc',
    at: [52, 52],
    r: 44,
    from: 0,
    to: (running / shift) * 360,
    stroke: 'accent',
    width: 13,
  },
  centered(heading([52, 44], `${(running / 60).toFixed(1)} h`, 24)),
  centered(plain([52, 66], 'of 8 h', 'muted')),
  ...reasons.flatMap(({ name, minutes }, index): readonly Shape[] => {
    const y = 9 + index * 37;
    return [
      plain([124, y], name, 'text'),
      { ...strong([300, y], `${minutes} min`), anchor: 'end' },
      slot([124, y + 12], [minutes * 3.25, 8], index === 0 ? 'brand' : 'quiet'),
    ];
  }),
]);

/** Running hours on their way to the next service, and its work order with the reserved part. */
export const service = piece([
  plain([0, 9], '460 h run'),
  { ...strong([300, 9], 'Service at 500 h'), anchor: 'end' },
  slot([1, 23], [298, 16], 'subtle'),
  slot([1, 23], [274, 16], 'brand'),
  { kind: 'dots', at: [30.8, 48], count: 9, gap: 29.8, r: 2, fill: 'control' },
  { kind: 'frame', at: [1, 60], size: [298, 43], radius: 16, fill: 'surface', stroke: 'control' },
  strong([17, 82], 'Seal kit'),
  slot([82, 67], [86, 29], 'quiet'),
  inSlot([125, 82], 'Reserved', 'strong'),
  { ...plain([283, 82], 'Saved offline'), anchor: 'end' },
]);

/** From the upper control limit down, in units of the drawing. The last one is out of control. */
const measured = [52, 43, 58, 49, 62, 46, 55, 40, 12];
const measuredAt = (index: number): Point => [9 + index * 20, measured[index] ?? 0];

const limit = (y: number): Shape => ({
  kind: 'line',
  points: [
    [1, y],
    [176, y],
  ],
  stroke: 'control',
  dashed: true,
});

/** A control chart with a part that is out of its limits, and the action that this led to. */
export const controlChart = piece([
  limit(26),
  line([1, 51], [176, 51]),
  limit(76),
  ...measured
    .slice(1)
    .map((_, index) => line(measuredAt(index), measuredAt(index + 1), 'quiet', 3)),
  ...measured.slice(0, -1).map((_, index) => row(measuredAt(index), 1, 1)),
  ...stop(measuredAt(measured.length - 1)),
  plain([0, 95], 'Hole position'),
  line([180, 12], [206, 12], 'text'),
  { kind: 'frame', at: [206, 1], size: [93, 102], radius: 16, fill: 'brand' },
  onBrand(strong([221, 23], 'Lot 61')),
  onBrand(plain([221, 52], 'Part 418')),
  onBrand(plain([221, 80], 'Action 7')),
]);

/** A step outside the ERP system, which stays while the core is upgraded. */
export const outsideStep = piece([
  { kind: 'arc', at: [82, 48], r: 30, from: 270, to: 360, stroke: 'accent', width: 3 },
  { kind: 'arc', at: [218, 48], r: 30, from: 0, to: 90, stroke: 'accent', width: 3 },
  { kind: 'slot', at: [83, 1], size: [134, 34], fill: 'surface', stroke: 'accent' },
  centered(strong([150, 19], 'Your own step')),
  { kind: 'frame', at: [1, 49], size: [298, 54], radius: 18, fill: 'brand' },
  slot([13, 61], [78, 30], 'quiet'),
  inSlot([52, 77], 'Order', 'strong'),
  inSlot([150, 77], 'New core', 'onBrand'),
  slot([209, 61], [78, 30], 'quiet'),
  inSlot([248, 77], 'Release', 'strong'),
]);

const today = 196;

const delivery = (y: number, part: string, due: number): readonly Shape[] => [
  plain([0, y], part, 'text'),
  centered(plain([136, y], 'Confirmed')),
  line([today, y], [due, y], 'quiet', 3),
  { kind: 'dot', at: [due, y], r: 11, fill: 'quiet' },
  { kind: 'tick', at: [due, y + 1], r: 4.5, stroke: 'strong' },
];

/** Deliveries before and after today. The late one is at the top, the others are confirmed. */
export const lateFirst = piece([
  centered(plain([today, 9], 'Today')),
  slot([76, 23], [today - 76, 28], 'brand'),
  inSlot([136, 37.5], '4 days late', 'onBrand'),
  strong([0, 37], 'Flanges'),
  ...delivery(65, 'Seals', 228),
  ...delivery(91, 'Motors', 287),
  line([today, 20], [today, 102], 'control'),
]);

const option = (y: number, text: string): readonly Shape[] => [
  { kind: 'match', from: [92, y], to: [120, 52], stroke: 'quiet' },
  { kind: 'slot', at: [1, y - 15], size: [91, 30], fill: 'surface', stroke: 'control' },
  centered(strong([46.5, y], text)),
];

const output = (y: number, text: string): readonly Shape[] => [
  { kind: 'match', from: [190, 52], to: [214, y], stroke: 'quiet' },
  slot([214, y - 17], [85, 34], 'quiet'),
  inSlot([256.5, y], text, 'strong'),
];

/** A customer's options for a cylinder, the model made from them, its price, and its routing. */
export const configured = piece([
  ...['63 mm', '300 mm', 'Flange'].flatMap((text, index) => option(16 + index * 36, text)),
  ...output(26, 'Price'),
  ...output(78, 'Routing'),
  { kind: 'frame', at: [112, 1], size: [84, 102], radius: 16, fill: 'brand' },
  line([154, 16], [154, 40], 'quiet', 8),
  { kind: 'frame', at: [139, 38], size: [30, 44], radius: 5, fill: 'match' },
  line([130, 85], [178, 85], 'quiet', 8),
]);
