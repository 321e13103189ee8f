import type { Look, Shape } from '#design-system';
import { cutOut, looks, slot } from '../figure-shapes.ts';

/** How a technician looks. */
type Technician = { skin: Look['skin']; hat: 'strong' | 'brand'; wears?: 'beard' | 'glasses' };

/** A technician who lifts the panel with both hands. */
const lifter = (x: number, { skin, hat, wears }: Technician): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x - 46, 287],
      [x - 34, 287],
      [x - 18, 252],
      [x + 18, 252],
      [x + 34, 287],
      [x + 46, 287],
    ],
    stroke: 'strong',
    width: 30,
  },
  {
    kind: 'line',
    points: [
      [x - 50, 150],
      [x - 36, 248],
      [x + 36, 248],
      [x + 50, 150],
    ],
    stroke: 'brand',
    width: 26,
  },
  {
    kind: 'face',
    at: [x, 258],
    size: 126,
    ...looks.hardHat,
    skin,
    hair: hat,
    clothes: 'brand',
    ...(wears && { wears }),
  },
  { kind: 'dots', at: [x - 51, 142], count: 2, gap: 102, r: 15, fill: skin },
];

/** A braid on a shoulder. */
const braid = (x: number): Shape => ({
  kind: 'dots',
  at: [x, 200],
  count: 4,
  gap: 12,
  r: 7.5,
  fill: 'strong',
  direction: 'down',
});

/** A mouth that laughs. */
const laugh: readonly Shape[] = [
  cutOut(
    [
      [790, 200],
      [810, 200],
      [805, 208],
      [795, 208],
    ],
    'strong',
    5,
  ),
  slot([791, 198], [18, 6], 'raised'),
];

/** Three technicians in hard hats who lift the panel overhead. The one in the middle laughs. */
export const roofCrew: readonly Shape[] = [
  ...lifter(660, { skin: 'raised', hat: 'strong', wears: 'beard' }),
  ...lifter(940, { skin: 'raised', hat: 'strong', wears: 'glasses' }),
  ...lifter(800, { skin: 'quiet', hat: 'brand' }),
  ...[767, 833].map(braid),
  ...laugh,
];
