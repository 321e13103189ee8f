import type { Shape } from '#design-system';
import { line, piece, row, slot } from '../figure-shapes.ts';
import { centered, inSlot, onBrand, plain, strong } from '../figure-words.ts';

/** A task that a candidate solves, and the engineer who watches. */
export const task = piece([
  { kind: 'frame', at: [1, 1], size: [168, 102], radius: 14, fill: 'surface', stroke: 'control' },
  strong([16, 23], 'Fix: slow search'),
  slot([16, 42], [52, 8], 'quiet'),
  slot([74, 42], [78, 8], 'control'),
  slot([34, 56], [84, 8], 'control'),
  slot([10, 71], [150, 24], 'brand'),
  slot([34, 79], [40, 8], 'quiet'),
  line([82, 76], [82, 90], 'onBrand'),
  line([170, 23], [196, 23], 'control'),
  line([161, 83], [196, 83], 'quiet'),
  { kind: 'person', at: [198, 23], r: 15, fill: 'brand', figure: 'raised' },
  strong([222, 23], 'Engineer'),
  { kind: 'person', at: [198, 83], r: 15, fill: 'quiet', figure: 'strong' },
  strong([222, 83], 'Candidate'),
]);

/** Three profiles, each with its interview note, its start date, and its rate. */
export const profiles = piece(
  (
    [
      ['May 4', '$94/h'],
      ['May 11', '$88/h'],
      ['May 18', '$97/h'],
    ] as const
  ).flatMap(([date, rate], index): readonly Shape[] => {
    const x = 1 + index * 101;
    return [
      { kind: 'frame', at: [x, 1], size: [96, 102], radius: 14, fill: 'brand' },
      { kind: 'person', at: [x + 26, 26], r: 15, fill: 'raised', figure: 'brand' },
      line([x + 52, 20], [x + 82, 20], 'quiet', 4),
      line([x + 52, 32], [x + 72, 32], 'quiet', 4),
      onBrand(strong([x + 12, 61], date)),
      onBrand(plain([x + 12, 83], rate)),
    ];
  }),
);

/** Two workdays of eight hours, four of which are the same. */
export const sharedHours = piece([
  slot([99, 1], [200, 32], 'brand'),
  row([111.5, 17], 4, 25),
  inSlot([246, 17], 'Your office', 'onBrand'),
  slot([99, 37], [100, 30], 'match'),
  inSlot([149, 52], '4 hours', 'strong'),
  slot([1, 71], [198, 32], 'quiet'),
  inSlot([54, 87], 'Our people', 'strong'),
  { kind: 'dots', at: [111.5, 87], count: 4, gap: 25, r: 5.5, fill: 'strong' },
]);

/** How many people a stage of a contract adds, below them. */
const stage = (name: string, from: number, to: number): readonly Shape[] => [
  line([from, 66], [to, 66], 'control'),
  centered(strong([(from + to) / 2, 88], name)),
];

/** One contract: first with one contractor, then with two more people, then with a team. */
export const growth = piece([
  { kind: 'slot', at: [1, 1], size: [298, 52], fill: 'surface', stroke: 'control' },
  { kind: 'person', at: [28, 27], r: 16, fill: 'brand', figure: 'raised' },
  ...[72, 108].map(
    (x): Shape => ({ kind: 'person', at: [x, 27], r: 16, fill: 'quiet', figure: 'strong' }),
  ),
  slot([136, 7], [156, 40], 'quiet'),
  ...[156, 185, 214, 243, 272].map(
    (x): Shape => ({ kind: 'person', at: [x, 27], r: 12, fill: 'strong', figure: 'quiet' }),
  ),
  ...stage('Now', 12, 44),
  ...stage('Add two', 56, 124),
  ...stage('Add a team', 137, 291),
]);

/** A branch of the tree, with its name. */
const branch = (y: number, name: string): readonly Shape[] => [
  line([18, y], [36, y], 'control'),
  strong([44, y], name),
];

/** A tree of what the client owns: code, accounts, and pages. */
export const property = piece([
  slot([1, 1], [298, 32], 'brand'),
  { kind: 'person', at: [17, 17], r: 12, fill: 'raised', figure: 'brand' },
  onBrand(strong([38, 17], 'Your company')),
  { ...onBrand(plain([286, 17], 'Owner')), anchor: 'end' },
  line([18, 34], [18, 95], 'control'),
  ...branch(47, 'Source code'),
  ...branch(71, 'Accounts'),
  ...branch(95, 'Documentation'),
  slot([176, 43], [36, 8], 'quiet'),
  slot([218, 43], [58, 8], 'brand'),
  slot([282, 43], [17, 8], 'quiet'),
  row([181.5, 71], 7, 18.6),
  line([178, 90], [297, 90], 'quiet', 4),
  line([178, 100], [254, 100], 'quiet', 4),
]);
