import type { Point, Shape } from '#design-system';
import { line, matchStop, piece, slot } from '../figure-shapes.ts';
import { centered, heading, inSlot, plain, strong } from '../figure-words.ts';

const bill = (y: number, platform: string): readonly Shape[] => [
  { kind: 'match', from: [96, y], to: [136, 52], stroke: 'quiet', width: 3 },
  slot([1, y - 15], [96, 30], 'quiet'),
  inSlot([49, y], platform, 'strong'),
];

/** Bills from three platforms that go straight to the client, and one for time. */
export const bills = piece([
  ...bill(16, 'Google'),
  ...bill(52, 'LinkedIn'),
  ...bill(88, 'Meta'),
  line([180, 52], [212, 52], 'quiet', 3),
  { kind: 'dot', at: [158, 52], r: 28, fill: 'brand' },
  inSlot([158, 52], 'You', 'onBrand'),
  slot([211, 37], [88, 30], 'raised'),
  inSlot([255, 52], 'Our time', 'strong'),
  centered(plain([255, 88], 'No markup')),
]);

/** The top of a report: what failed, its share of the budget, and what changes. */
export const report = piece([
  { kind: 'frame', at: [1, 1], size: [298, 102], radius: 18, fill: 'raised' },
  { ...heading([18, 23], 'What didn’t work', 20), fill: 'strong' },
  { kind: 'dot', at: [27, 52], r: 9.5, fill: 'raised', stroke: 'strong' },
  line([23, 52], [31, 52], 'strong'),
  { ...strong([46, 52], 'Video ads'), fill: 'strong' },
  { ...plain([282, 52], '9% of budget', 'strong'), anchor: 'end' },
  slot([17, 68], [146, 27], 'brand'),
  inSlot([90, 82], 'Off from June 1', 'onBrand'),
]);

const logo = ([x, y]: Point, r: number): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r, fill: 'brand' },
  { kind: 'dot', at: [x - r * 0.26, y], r: r * 0.26, fill: 'quiet' },
  { kind: 'dot', at: [x + r * 0.24, y], r: r * 0.2, stroke: 'quiet', width: r * 0.14 },
];

/** A logo, an ad with it, and the designer of both. */
export const designer = piece([
  line([100, 52], [186, 52], 'quiet', 3),
  { kind: 'frame', at: [1, 1], size: [102, 102], radius: 18, fill: 'raised' },
  ...logo([52, 52], 34),
  { kind: 'person', at: [143, 52], r: 25, fill: 'quiet', figure: 'strong' },
  { kind: 'frame', at: [183, 1], size: [116, 102], radius: 18, fill: 'raised' },
  ...logo([211, 27], 15),
  line([238, 22], [282, 22], 'quiet', 5),
  line([238, 33], [268, 33], 'quiet', 5),
  slot([196, 53], [90, 36], 'brand'),
  inSlot([241, 71], 'Book', 'onBrand'),
]);

const reader = (x: number, name: string): readonly Shape[] => [
  { kind: 'person', at: [x + 15, 87], r: 15, fill: 'quiet', figure: 'strong' },
  strong([x + 37, 87], name),
];

/** A claim in an ad, with its writer and a second person who has verified the number. */
export const claim = piece([
  { kind: 'frame', at: [1, 1], size: [298, 60], radius: 18, fill: 'raised' },
  slot([14, 12], [72, 38], 'quiet'),
  { ...centered(heading([50, 32], '9 of 10', 18)), fill: 'strong' },
  { ...heading([98, 32], 'clients come back', 18), fill: 'strong' },
  ...reader(0, 'Writer'),
  { kind: 'tick', at: [102, 88], r: 8, stroke: 'control', width: 3 },
  ...reader(124, 'Second check'),
  ...matchStop([287, 87], 12),
]);
