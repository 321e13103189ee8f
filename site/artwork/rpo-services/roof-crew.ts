import type { Look, Shape, Tone } from '#design-system';
import { cutOut, line, looks, slot } from '../figure-shapes.ts';

/** An arm from a shoulder up to the panel, with knuckles around its edge. */
const raisedArm = (x: number, reach: number, skin: Tone): readonly Shape[] => [
  line([x, 326], [x + reach, 206], 'brand', 28),
  { kind: 'dots', at: [x + reach - 9, 186], count: 3, gap: 9, r: 10.5, fill: skin },
];

/** A mouth that laughs. */
const laugh = (x: number): readonly Shape[] => [
  cutOut(
    [
      [x - 14, 270],
      [x + 14, 270],
      [x + 6, 282],
      [x - 6, 282],
    ],
    'strong',
    6,
  ),
  slot([x - 12, 268], [24, 7], 'raised'),
];

/** A technician who carries the panel with both hands. */
const carrier = (x: number, skin: Look['skin'], wears?: 'beard'): readonly Shape[] => [
  ...[-1, 1].flatMap((side) => raisedArm(x + side * 46, side * 10, skin)),
  {
    kind: 'face',
    at: [x, 344],
    size: 158,
    ...looks.hardHat,
    skin,
    clothes: 'brand',
    ...(wears && { wears }),
  },
];

/** A technician who carries it from behind. */
const helper = (x: number, wears: 'beard' | 'glasses'): Shape => ({
  kind: 'face',
  at: [x, 334],
  size: 136,
  ...looks.hardHat,
  hair: 'strong',
  wears,
});

/** A braid on a shoulder. */
const braid = (x: number): Shape => ({
  kind: 'dots',
  at: [x, 270],
  count: 4,
  gap: 15,
  r: 9,
  fill: 'strong',
  direction: 'down',
});

/** Five technicians in hard hats who carry the panel overhead and laugh. */
export const roofCrew: readonly Shape[] = [
  helper(156, 'glasses'),
  helper(324, 'beard'),
  ...carrier(76, 'subtle', 'beard'),
  ...carrier(240, 'quiet'),
  ...[208, 272].map(braid),
  ...laugh(240),
  ...carrier(404, 'raised'),
  ...laugh(404),
];
