import { line, matchStop, off, piece, row, slot, stop } from '../figure-shapes.ts';
import { centered, inSlot, onBrand, plain, strong } from '../figure-words.ts';

/** Who can change the repository: the client as its owner, and our team, whose access is off. */
export const access = piece([
  strong([0, 14], 'Your organization'),
  slot([1, 30], [298, 34], 'quiet'),
  { kind: 'person', at: [19, 47], r: 13, fill: 'brand', figure: 'raised' },
  { ...strong([42, 47], 'Your team'), fill: 'strong' },
  { ...plain([246, 47], 'Owner', 'strong'), anchor: 'end' },
  slot([255, 37], [34, 20], 'brand'),
  { kind: 'dot', at: [279, 47], r: 6, fill: 'raised' },
  { kind: 'slot', at: [1, 69], size: [298, 34], stroke: 'control', dashed: true },
  { kind: 'person', at: [19, 86], r: 13, fill: 'quiet', figure: 'strong' },
  strong([42, 86], 'Our team'),
  { ...plain([246, 86], 'Access ended'), anchor: 'end' },
  ...off([254, 86], 1),
]);

/** An estimate: the weeks as dots, the range as a slot, and what it assumes. */
export const range = piece([
  row([7, 18], 9, 18.5),
  slot([165, 1], [134, 34], 'brand'),
  inSlot([232, 18], '10–16 weeks', 'onBrand'),
  plain([0, 52], 'First release, if these hold'),
  slot([1, 69], [136, 34], 'surface', 'quiet'),
  centered(strong([69, 86], '2 integrations')),
  slot([143, 69], [156, 34], 'surface', 'quiet'),
  centered(strong([221, 86], 'You: 1 day a week')),
]);

/** A version that the tester lets through, and a newer one that has to wait. */
export const hold = piece([
  line([109, 19], [187, 19], 'accent'),
  line([109, 85], [127, 85], 'accent'),
  slot([1, 1], [108, 36], 'quiet'),
  inSlot([55, 19], 'Version 1.1', 'strong'),
  slot([187, 1], [112, 36], 'quiet'),
  inSlot([243, 19], 'Live', 'strong'),
  slot([1, 67], [108, 36], 'brand'),
  inSlot([55, 85], 'Version 1.2', 'onBrand'),
  { kind: 'slot', at: [188, 68], size: [110, 34], stroke: 'control', dashed: true },
  centered(plain([243, 85], 'Launch day')),
  slot([127, 1], [42, 102], 'brand'),
  { kind: 'person', at: [148, 52], r: 16, fill: 'raised', figure: 'brand' },
  { kind: 'tick', at: [148, 20], r: 7, stroke: 'onBrand', width: 3 },
  line([141, 84], [155, 84], 'onBrand', 3),
]);

/** A new engineer, who has only the README: one thing is in the way, and then it runs. */
export const handoff = piece([
  { kind: 'frame', at: [1, 1], size: [112, 102], radius: 14, fill: 'brand' },
  onBrand(strong([17, 24], 'README')),
  ...[48, 65, 82].map((y) => line([19, y], [y === 82 ? 66 : 95, y], 'quiet', 4)),
  line([144, 17], [144, 87], 'control'),
  { kind: 'person', at: [144, 17], r: 16, fill: 'quiet', figure: 'strong' },
  strong([172, 17], 'New engineer'),
  ...stop([144, 52]),
  plain([172, 52], 'Step 3: fixed'),
  ...matchStop([144, 87], 16),
  strong([172, 87], 'It runs'),
]);
