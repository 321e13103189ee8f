import type { Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** A result on the scale of its range, and what that means. */
export const explainedResult = piece([
  { kind: 'slot', at: [2, 32], size: [296, 40], stroke: 'control', width: 4 },
  slot([49, 22], [202, 60], 'brand'),
  { kind: 'dot', at: [101, 52], r: 52, fill: 'quiet' },
  centered(onBright(heading([101, 53], '4.2', 40))),
  centered(onBrand(heading([200, 53], 'Normal', 20))),
]);

/** A morning's patients. One from the waiting list has a slot that was canceled. */
export const filledSlot = piece([
  ...[0, 248].flatMap((x): readonly Shape[] => [
    slot([x, 0], [52, 104], 'brand'),
    { kind: 'person', at: [x + 26, 52], r: 20, fill: 'quiet', figure: 'strong' },
  ]),
  slot([60, 0], [180, 104], 'match'),
  { kind: 'person', at: [112, 52], r: 40, fill: 'strong', figure: 'match' },
  onBright(heading([161, 53], '9:30', 32)),
]);

/** A hospital's links to three systems. A message on one has failed, and there is an alert. */
export const failedMessage = piece([
  ...[16, 52, 88].flatMap((y): readonly Shape[] => [
    line([100, y], [284, y], 'quiet', 5),
    { kind: 'dot', at: [284, y], r: 16, fill: 'quiet' },
  ]),
  { kind: 'frame', at: [0, 0], size: [104, 104], radius: 24, fill: 'brand' },
  centered(onBrand(heading([52, 53], 'H', 56))),
  { kind: 'dot', at: [186, 52], r: 28, fill: 'raised', stroke: 'surface', width: 8 },
  line([186, 37], [186, 54], 'strong', 8),
  { kind: 'dot', at: [186, 67], r: 5, fill: 'strong' },
]);

/** A visit by video, with the patient in the large picture. */
export const visit = piece([
  { kind: 'frame', at: [0, 0], size: [300, 104], radius: 24, fill: 'brand' },
  { kind: 'frame', at: [12, 12], size: [172, 80], radius: 14, fill: 'raised' },
  { kind: 'person', at: [98, 52], r: 34, fill: 'strong', figure: 'raised' },
  { kind: 'frame', at: [194, 12], size: [94, 80], radius: 14, fill: 'quiet' },
  { kind: 'person', at: [241, 52], r: 26, fill: 'strong', figure: 'quiet' },
]);

const capsule = (y: number): readonly Shape[] => [
  slot([0, y], [178, 47], 'quiet'),
  slot([89, y], [89, 47], 'raised'),
  { kind: 'frame', at: [89, y], size: [24, 47], radius: 0, fill: 'raised' },
];

/** Two medications that must not be taken together. */
export const medicationCheck = piece([
  ...capsule(0),
  ...capsule(57),
  { kind: 'dot', at: [248, 52], r: 52, fill: 'brand' },
  line([226, 52], [270, 52], 'raised', 14),
]);

/** A patient who can't be recognized, and the numbers of a few days, with a forecast. */
export const forecast = piece([
  { kind: 'person', at: [52, 52], r: 52, fill: 'raised', figure: 'quiet' },
  slot([28, 32], [48, 14], 'strong'),
  ...[48, 76, 62].map((height, day) => slot([136 + day * 44, 104 - height], [32, height], 'quiet')),
  { kind: 'slot', at: [269, 1], size: [30, 102], stroke: 'control', dashed: true },
]);
