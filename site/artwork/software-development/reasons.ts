import type { Point, Shape } from '#design-system';
import { firstReason, line, reason, slot } from '../figure-shapes.ts';
import { heading, onBrand, plain } from '../figure-words.ts';

/** Commits on a branch. */
const commits = (at: Point, count: number, fill: 'quiet' | 'raised'): Shape => ({
  kind: 'dots',
  at,
  count,
  gap: 40,
  r: 10,
  fill,
});

/** A repository that the client owns, and our branch of it, which ends at a switch that is off. */
export const access = firstReason(
  [
    slot([24, 24], [432, 88], 'brand'),
    { kind: 'person', at: [68, 68], r: 32, fill: 'match', figure: 'strong' },
    onBrand(heading([114, 68], 'You', 36)),
    line([206, 68], [426, 68], 'quiet', 4),
    { kind: 'match', from: [206, 68], to: [266, 152], stroke: 'quiet', width: 4 },
    line([266, 152], [386, 152], 'quiet', 4),
    commits([206, 68], 6, 'quiet'),
    commits([286, 152], 2, 'raised'),
    plain([36, 152], 'Our access', 'text', 22),
    { kind: 'slot', at: [386, 132], size: [70, 40], fill: 'background', stroke: 'text', width: 3 },
    { kind: 'dot', at: [407, 152], r: 12, fill: 'raised' },
  ],
  'brand',
);

/** A range from its earliest to its latest end. One of the assumptions that hold it up is gone. */
export const range = reason(
  [
    slot([14, 14], [132, 30], 'brand'),
    line([30, 29], [130, 29], 'raised', 5),
    ...[30, 130].map((x): Shape => ({ kind: 'dot', at: [x, 29], r: 10, fill: 'raised' })),
    ...[26, 70].map((x) => slot([x, 48], [20, 34], 'quiet')),
    { kind: 'slot', at: [115, 49], size: [18, 32], stroke: 'text', dashed: true },
  ],
  'brand',
);

/** A tester, who holds back a version, and its place after launch, which stays empty. */
export const hold = reason(
  [
    slot([14, 35], [38, 26], 'raised'),
    slot([56, 12], [48, 72], 'brand'),
    { kind: 'person', at: [80, 36], r: 19, fill: 'quiet', figure: 'strong' },
    line([71, 68], [89, 68], 'raised', 6),
    { kind: 'slot', at: [109, 36], size: [36, 24], stroke: 'text', dashed: true },
  ],
  'brand',
);

/** A README and the engineer who needs nothing else, because we fixed one of its lines. */
export const handoff = reason(
  [
    { kind: 'frame', at: [20, 14], size: [72, 68], radius: 10, fill: 'raised' },
    line([34, 30], [66, 30], 'strong', 5),
    slot([31, 41], [38, 14], 'brand'),
    line([34, 66], [56, 66], 'strong', 5),
    { kind: 'dot', at: [110, 48], r: 34, fill: 'background' },
    { kind: 'person', at: [110, 48], r: 29, fill: 'quiet', figure: 'strong' },
  ],
  'brand',
);
