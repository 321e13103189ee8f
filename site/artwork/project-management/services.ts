import type { Point, Shape } from '#design-system';
import { line, piece, row, slot, stop } from '../figure-shapes.ts';
import { centered, inSlot, onBrand, onBright, plain, strong } from '../figure-words.ts';

const someone = (x: number, y: number, r: number): Shape => ({
  kind: 'person',
  at: [x, y],
  r,
  fill: 'quiet',
  figure: 'strong',
});

const tick = (at: Point, stroke: 'onBrand' | 'strong'): Shape => ({
  kind: 'tick',
  at,
  r: 7,
  stroke,
  width: 3.5,
});

/** One manager from the first day to the last, and the plan that the client's staff keep. */
export const interim = piece([
  plain([0, 9], 'Kickoff'),
  { ...plain([196, 9], 'Acceptance'), anchor: 'end' },
  line([190, 42], [216, 42], 'control'),
  slot([1, 24], [195, 36], 'brand'),
  { kind: 'person', at: [19, 42], r: 13, fill: 'raised', figure: 'strong' },
  inSlot([108, 42], 'One manager', 'onBrand'),
  plain([0, 90], 'Your staff'),
  line([102, 90], [216, 90], 'control'),
  ...[104, 138, 172].map((x) => someone(x, 90, 13)),
  { kind: 'frame', at: [216, 1], size: [83, 102], radius: 16, fill: 'quiet' },
  onBright(strong([230, 20], 'Plan')),
  ...[54, 34, 44, 26].map((length, index) =>
    line([232, 43 + index * 15], [232 + length, 43 + index * 15], 'strong', 4),
  ),
]);

const dates = [10, 19, 24, 30];

/** A month with dates of three projects. Its review, on the last day, ends in three decisions. */
export const program = piece([
  { kind: 'frame', at: [1, 1], size: [130, 102], radius: 16, fill: 'brand' },
  onBrand(strong([15, 17], 'June')),
  line([34, 91], [166, 91], 'quiet'),
  ...Array.from({ length: 30 }, (_, index): Shape => {
    const at = [18 + (index % 7) * 16, 37 + Math.floor(index / 7) * 13.5] as const;
    return { kind: 'dot', at, r: dates.includes(index + 1) ? 5.5 : 2, fill: 'quiet' };
  }),
  ...['CRM', 'Payroll', 'Portal'].flatMap((project, index): readonly Shape[] => {
    const y = 10 + index * 26;
    const decision = ['Start', 'Go live', 'Wait'][index] ?? '';
    return [plain([153, y], project), { ...strong([300, y], decision), anchor: 'end' }];
  }),
  slot([152, 79], [147, 24], 'quiet'),
  inSlot([225.5, 91], 'June 30 review', 'strong'),
]);

/** The people who are interviewed, the forecast that comes of it, and three ways to go on. */
export const rescue = piece([
  ...[13, 43].flatMap((x) => [13, 40, 67].map((y) => someone(x, y, 11.5))),
  plain([0, 95], '2 weeks'),
  line([54, 40], [76, 40], 'control'),
  ...[16, 52, 88].map(
    (y): Shape => ({ kind: 'match', from: [166, 52], to: [190, y], stroke: 'control' }),
  ),
  { kind: 'frame', at: [76, 1], size: [90, 102], radius: 16, fill: 'brand' },
  onBrand(centered(plain([121, 41], 'Forecast'))),
  inSlot([121, 64], 'Nov 9–27', 'onBrand'),
  ...['Cut scope', 'Move date', 'Stop'].flatMap((option, index): readonly Shape[] => [
    { kind: 'slot', at: [190, 1 + index * 36], size: [109, 30], stroke: 'control' },
    centered(strong([244.5, 16 + index * 36], option)),
  ]),
]);

/** A story that is cut in three, and a list of what done means, with a point from the retro. */
export const scrum = piece([
  { kind: 'slot', at: [1, 1], size: [134, 30], stroke: 'control' },
  centered(plain([68, 16], 'Big story')),
  ...[21, 68, 115].flatMap((x): readonly Shape[] => [
    line([x, 32], [x, 46], 'control'),
    slot([x - 20, 42], [40, 20], 'quiet'),
  ]),
  { kind: 'slot', at: [1, 73], size: [134, 30], stroke: 'control' },
  row([22, 88], 3, 15),
  strong([70, 88], 'Retro'),
  line([136, 87], [161, 87], 'control'),
  { kind: 'frame', at: [156, 1], size: [143, 102], radius: 17, fill: 'brand' },
  line([156, 87], [166, 87], 'quiet'),
  onBrand(strong([173, 18], 'Done means')),
  ...['Tested', 'Reviewed'].flatMap((rule, index) => [
    onBrand(plain([173, 40 + index * 21], rule)),
    tick([276, 40 + index * 21], 'onBrand'),
  ]),
  slot([161, 74], [133, 24], 'quiet'),
  onBright(strong([173, 86], 'Demo given')),
]);

/** A contract's milestones. One delivery meets its criteria, and the other doesn't yet. */
export const vendors = piece([
  ...[42, 86].map((y) => line([92, y], [112, y], 'control')),
  { kind: 'frame', at: [1, 1], size: [91, 102], radius: 16, fill: 'brand' },
  onBrand(centered(strong([46.5, 19], 'Contract'))),
  ...[72, 50, 76].map((end, index) =>
    line([17, 42 + index * 22], [end, 42 + index * 22], 'quiet', 4),
  ),
  plain([126, 10], 'Delivery'),
  { ...plain([286, 10], 'Criteria met'), anchor: 'end' },
  slot([112, 25], [187, 34], 'match'),
  onBright(strong([126, 42], 'Interface')),
  onBright({ ...strong([258, 42], '8 of 8'), anchor: 'end' }),
  tick([277, 43], 'strong'),
  { kind: 'slot', at: [112, 69], size: [187, 34], stroke: 'control' },
  strong([126, 86], 'Data load'),
  { ...strong([258, 86], '5 of 9'), anchor: 'end' },
  ...stop([277, 86]),
]);

/** A month's report, with its outcome in words, and who may spend which part of the reserve. */
export const budget = piece([
  ...['Planned', 'Done', 'Spent'].flatMap((label, index): readonly Shape[] => {
    const y = 12 + index * 28;
    const share = index === 0 ? 60 : 56;
    return [
      plain([0, y], label),
      slot([66, y - 11], [106, 22], 'background'),
      slot([66, y - 11], [share * 1.06, 22], index === 0 ? 'quiet' : 'brand'),
      inSlot([66 + share * 0.53, y], `${share}%`, index === 0 ? 'strong' : 'onBrand'),
    ];
  }),
  strong([0, 95], '1 week late, on budget'),
  plain([196, 12], 'Reserve'),
  { kind: 'slot', at: [197, 28], size: [102, 30], stroke: 'control' },
  centered(strong([248, 43], 'Sponsor')),
  { ...line([197, 65.5], [299, 65.5], 'text'), dashed: true },
  slot([196, 73], [104, 30], 'quiet'),
  inSlot([248, 88], 'Manager', 'strong'),
]);
