import type { Shape } from '#design-system';
import { line, piece, slot, stack } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBrand, plain, strong } from '../figure-words.ts';

/** What an app's release needs, all of it held by the client. */
export const heldByYou = piece([
  ...['Store accounts', 'Certificates', 'Signing keys'].flatMap((item, index): readonly Shape[] => {
    const y = 16 + index * 36;
    return [
      line([153, y], [178, y], 'accent'),
      slot([1, y - 14], [152, 28], 'surface', 'quiet'),
      { kind: 'dot', at: [17, y], r: 5.5, fill: 'brand' },
      strong([30, y], item),
    ];
  }),
  { kind: 'frame', at: [178, 1], size: [121, 102], radius: 22, fill: 'brand' },
  { kind: 'person', at: [238, 29], r: 17, fill: 'raised', figure: 'brand' },
  inSlot([238, 63], 'Your company', 'onBrand'),
  centered(onBrand(plain([238, 84], 'from day 1'))),
]);

const measured = (y: number, name: string, value: string, width: number) => [
  plain([86, y], name),
  { ...strong([300, y], value), anchor: 'end' } satisfies Shape,
  slot([86, y + 15], [213, 14], 'surface'),
  slot([86, y + 15], [width, 14], 'brand'),
];

/** An old, cheap phone, and what was measured on it. */
export const cheapPhone = piece([
  { kind: 'frame', at: [1, 1], size: [64, 102], radius: 14, fill: 'brand' },
  { kind: 'frame', at: [7, 12], size: [52, 80], radius: 8, fill: 'raised' },
  { ...centered(heading([33, 42], '3', 30)), fill: 'strong' },
  { ...centered(plain([33, 68], 'years')), fill: 'strong' },
  ...measured(16, 'Startup', '1.9 s', 124),
  ...measured(73, 'Battery per hour', '4%', 40),
]);

const toUsers = (count: number, y: number) =>
  stack(count, { at: [61, y], perRow: 25, gap: 9.75, r: 3.75, fill: 'brand' });

/** An update's three stages, with a dot for each of 100 users. */
export const stages = piece([
  strong([0, 13], '1%'),
  ...toUsers(1, 13),
  { ...plain([300, 13], 'crashes steady'), anchor: 'end' },
  strong([0, 42], '10%'),
  ...toUsers(10, 42),
  { ...plain([300, 42], 'crashes steady'), anchor: 'end' },
  strong([0, 84], '100%'),
  ...toUsers(100, 69),
]);

/** A button in large type, in the screen reader's frame, and what the screen reader says. */
export const spokenButton = piece([
  slot([8, 8], [186, 44], 'match'),
  { kind: 'slot', at: [2, 2], size: [198, 56], stroke: 'accent', width: 3 },
  { ...centered(heading([101, 31], 'Save visit', 26)), fill: 'strong' },
  heading([218, 38], 'A', 18),
  heading([240, 34], 'A', 28),
  heading([268, 29], 'A', 42),
  slot([1, 71], [298, 32], 'brand'),
  { kind: 'arc', at: [14, 87], r: 6, from: 40, to: 140, stroke: 'onBrand' },
  { kind: 'arc', at: [14, 87], r: 12, from: 40, to: 140, stroke: 'onBrand' },
  { kind: 'dot', at: [15, 87], r: 2.5, fill: 'onBrand' },
  onBrand(strong([40, 87], '“Save visit, button”')),
]);
