import type { Point, Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { centered, inSlot, onBrand, onBright, plain, strong } from '../figure-words.ts';

const sheet = ([x, y]: Point): readonly Shape[] => [
  { kind: 'frame', at: [x, y], size: [48, 42], radius: 6, fill: 'surface', stroke: 'control' },
  ...[14, 28].map((down) => line([x, y + down], [x + 48, y + down], 'control')),
  line([x + 17, y], [x + 17, y + 42], 'control'),
];

/** Custom software: three spreadsheets, and the screen that replaces them. */
export const replaced = piece([
  ...sheet([1, 1]),
  ...sheet([24, 31]),
  ...sheet([47, 61]),
  line([108, 52], [133, 52], 'accent', 3),
  { kind: 'frame', at: [145, 1], size: [154, 102], radius: 16, fill: 'brand' },
  onBrand(strong([161, 21], 'Orders')),
  ...[
    [54, 'Packed'],
    [84, 'Sent'],
  ].flatMap(([y, state]): readonly Shape[] => [
    slot([155, Number(y) - 13], [134, 26], 'raised'),
    line([171, Number(y)], [196, Number(y)], 'quiet', 5),
    { ...onBright(strong([277, Number(y)], String(state))), anchor: 'end' },
  ]),
]);

/** Mobile apps: two systems, and the versions that reach both on a scheduled day. */
export const schedule = piece([
  line([76, 22], [299, 22], 'control'),
  line([76, 82], [299, 82], 'control'),
  strong([0, 22], 'iOS'),
  strong([0, 82], 'Android'),
  ...['3.0', '3.1'].flatMap((version, index): readonly Shape[] => [
    slot([92 + index * 74, 1], [56, 102], index ? 'brand' : 'quiet'),
    inSlot([120 + index * 74, 52], version, index ? 'onBrand' : 'strong'),
  ]),
  { kind: 'slot', at: [241, 2], size: [54, 100], fill: 'surface', stroke: 'control', dashed: true },
  centered(plain([268, 52], '3.2')),
]);

const handles: readonly Point[] = [
  [1, 1],
  [191, 1],
  [1, 51],
  [191, 51],
];

/** UX/UI design: a selected part of the library, and the five who tried it. */
export const selected = piece([
  { kind: 'frame', at: [5, 5], size: [190, 50], radius: 1, stroke: 'accent' },
  slot([17, 13], [166, 34], 'brand'),
  inSlot([100, 30], 'Save changes', 'onBrand'),
  ...handles.map(
    (at): Shape => ({
      kind: 'frame',
      at,
      size: [8, 8],
      radius: 1,
      fill: 'surface',
      stroke: 'accent',
    }),
  ),
  strong([214, 21], 'Button'),
  plain([214, 42], 'Primary'),
  ...[0, 1, 2, 3, 4].map(
    (user): Shape => ({
      kind: 'person',
      at: [15 + user * 33, 89],
      r: 14,
      fill: 'quiet',
      figure: 'strong',
    }),
  ),
  plain([176, 89], '5 users', 'text'),
]);

/** Product engineering: the switch of a new feature, and how far it's released. */
export const released = piece([
  strong([0, 15], 'New search'),
  slot([251, 1], [48, 28], 'brand'),
  { kind: 'dot', at: [285, 15], r: 10, fill: 'raised' },
  slot([1, 52], [298, 14], 'quiet'),
  slot([1, 52], [52, 14], 'brand'),
  { kind: 'dot', at: [46, 59], r: 14, fill: 'raised', stroke: 'brand', width: 4 },
  strong([0, 93], '5% of users'),
  { ...plain([300, 93], 'Everyone'), anchor: 'end' },
]);
