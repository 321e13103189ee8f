import type { Point, Shape } from '#design-system';
import { line, matchStop, piece, row, slot } from '../figure-shapes.ts';
import { centered, inSlot, plain, strong } from '../figure-words.ts';

const person = (at: Point, r: number): Shape => ({
  kind: 'person',
  at,
  r,
  fill: 'quiet',
  figure: 'strong',
});

/** A counter with two people in line. The places of all others are empty: they are at home. */
export const shortLine = piece([
  slot([1, 1], [122, 50], 'brand'),
  person([27, 26], 18),
  inSlot([83, 26], 'Clerk', 'onBrand'),
  ...[150, 191].map((x) => person([x, 26], 16)),
  ...[226, 256, 286].map(
    (x): Shape => ({ kind: 'dot', at: [x, 26], r: 11, stroke: 'control', dashed: true }),
  ),
  slot([1, 67], [298, 36], 'surface'),
  row([19, 85], 9, 18),
  { ...strong([286, 85], '9 from home'), anchor: 'end' },
]);

const onSheet = (label: ReturnType<typeof plain>) => ({ ...label, fill: 'strong' as const });

/** The upload of a form: a photo is rejected on the spot, and the plan is accepted. */
export const upload = piece([
  { kind: 'frame', at: [1, 1], size: [298, 102], radius: 16, fill: 'raised' },
  onSheet(strong([26, 20], 'Site plan')),
  slot([13, 36], [274, 28], 'subtle'),
  onSheet(plain([26, 50], 'IMG_0412.jpg')),
  { ...onSheet(plain([256, 50], 'Not a plan')), anchor: 'end' },
  { kind: 'dot', at: [273, 50], r: 8.5, stroke: 'strong' },
  line([269, 50], [277, 50], 'strong'),
  slot([13, 69], [274, 28], 'quiet'),
  onSheet(strong([26, 83], 'site-plan.pdf')),
  ...matchStop([273, 83], 10),
]);

const column = (x: number, name: string) => centered(plain([x, 54], name));

/** The search for a permit, which finds who decided, what, and on what evidence. */
export const decision = piece([
  slot([1, 1], [298, 36], 'surface', 'control'),
  { kind: 'dot', at: [20, 18], r: 6, stroke: 'text' },
  line([25, 23], [29, 27], 'text'),
  strong([42, 19], 'Permit 20381'),
  column(19, 'Who'),
  column(108, 'What'),
  column(239, 'Evidence'),
  line([19, 84], [180, 84], 'quiet'),
  person([19, 84], 18),
  slot([62, 66], [93, 36], 'brand'),
  inSlot([108, 84], 'Approved', 'onBrand'),
  slot([180, 66], [119, 36], 'quiet'),
  inSlot([239, 84], 'Plan, page 2', 'strong'),
]);

const kept = (from: number, width: number, name: string) => [
  slot([from, 64], [width, 30], 'quiet'),
  inSlot([from + width / 2, 79], name, 'strong'),
];

/** Two contracts, the second with anyone. What belongs to the agency lasts through both. */
export const nextContract = piece([
  slot([1, 1], [144, 38], 'surface', 'control'),
  centered(strong([73, 20], 'Now: us')),
  { kind: 'slot', at: [155, 1], size: [144, 38], stroke: 'control', dashed: true },
  centered(strong([227, 20], 'Next: anyone')),
  slot([1, 55], [298, 48], 'brand'),
  { kind: 'person', at: [27, 79], r: 18, fill: 'raised', figure: 'strong' },
  ...kept(54, 64, 'Code'),
  ...kept(124, 64, 'Data'),
  ...kept(194, 96, 'Manuals'),
]);
