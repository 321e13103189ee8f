import type { Point, Shape } from '#design-system';
import { cutOut, firstReason, line, onCircle, reason, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, plain } from '../figure-words.ts';

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

/** An estimate, and its range between two handles. */
export const range = reason(
  [
    slot([14, 65], [132, 12], 'brand'),
    line([54, 71], [108, 71], 'raised', 12),
    ...[54, 108].map((x): Shape => ({ kind: 'dot', at: [x, 71], r: 13, fill: 'raised' })),
    { ...centered(heading([81, 31], '4–6', 46)), fill: 'text' },
  ],
  'brand',
);

/** A stop sign's corners, at a distance from its middle. */
const octagon = (r: number): readonly [Point, Point, ...Point[]] => {
  const corner = (index: number) => onCircle([80, 48], r, 22.5 + index * 45);
  return [corner(0), corner(1), ...[2, 3, 4, 5, 6, 7].map(corner)];
};

/** A tester's sign. */
export const hold = reason(
  [
    cutOut(octagon(40), 'raised', 4),
    cutOut(octagon(34), 'brand', 4),
    centered(onBrand(heading([80, 48], 'Stop', 26))),
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
