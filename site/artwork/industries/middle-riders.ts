import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';

/** A pilot. */
export const pilot: readonly Shape[] = [
  {
    kind: 'face',
    at: [632, 308],
    size: 212,
    ...looks.glasses,
    skin: 'subtle',
    clothes: 'raised',
    collar: 'strong',
  },
  cutOut(
    [
      [582, 120],
      [632, 104],
      [682, 120],
      [672, 140],
      [592, 140],
    ],
    'raised',
    12,
  ),
  slot([584, 138], [96, 16], 'strong'),
];

/** Far too much luggage, on the step. */
export const luggage: readonly Shape[] = [
  panel([588, 258], [92, 42], 8, 'quiet'),
  { kind: 'slot', at: [614, 268], size: [40, 20], stroke: 'strong', width: 7 },
  panel([572, 294], [130, 34], 8, 'subtle'),
  panel([554, 324], [156, 44], 8, 'quiet'),
  {
    kind: 'line',
    points: [
      [580, 328],
      [580, 364],
      [684, 364],
      [684, 328],
    ],
    stroke: 'strong',
    width: 9,
  },
];

/** A banker. */
export const banker: readonly Shape[] = [
  line([692, 140], [704, 280], 'strong', 28),
  {
    kind: 'face',
    at: [762, 306],
    size: 216,
    ...looks.mustache,
    skin: 'subtle',
    clothes: 'strong',
    collar: 'raised',
  },
  cutOut(
    [
      [714, 144],
      [820, 144],
      [800, 144],
      [800, 126],
      [795, 111],
      [785, 101],
      [771, 96],
      [755, 96],
      [741, 101],
      [731, 111],
      [726, 126],
      [726, 144],
    ],
    'strong',
    14,
  ),
];

/** A nurse, who sleeps on the banker’s shoulder. */
export const nurse: readonly Shape[] = [
  { kind: 'frame', at: [812, 284], size: [110, 66], radius: 33, fill: 'quiet' },
  { kind: 'dot', at: [840, 218], r: 47, fill: 'strong' },
  line([849, 234], [856, 250], 'raised', 74),
  { kind: 'arc', at: [838, 254], r: 9, from: 70, to: 250, stroke: 'strong', width: 4 },
  { kind: 'arc', at: [868, 242], r: 9, from: 70, to: 250, stroke: 'strong', width: 4 },
  { kind: 'dot', at: [861, 269], r: 5, fill: 'strong' },
  cutOut(
    [
      [795, 179],
      [839, 161],
      [849, 185],
      [805, 203],
    ],
    'raised',
    10,
  ),
  {
    kind: 'line',
    points: [
      [812, 187],
      [832, 179],
      [822, 183],
      [818, 173],
      [826, 193],
    ],
    stroke: 'strong',
    width: 6,
  },
];

/** The nurse’s arm, which hangs out. */
export const sleepyArm: readonly Shape[] = [
  line([896, 306], [892, 334], 'quiet', 26),
  { kind: 'dot', at: [890, 348], r: 14, fill: 'raised' },
];

/** A salesperson. */
export const salesperson: readonly Shape[] = [
  line([893, 140], [908, 290], 'subtle', 28),
  {
    kind: 'face',
    at: [962, 312],
    size: 216,
    ...looks.afro,
    skin: 'raised',
    clothes: 'subtle',
    collar: 'strong',
  },
];

/** The arms of a teacher and a technician: one line, which turns back behind the side. */
export const arms: Shape = {
  kind: 'line',
  points: [
    [546, 140],
    [540, 330],
    [1200, 330],
    [1222, 140],
  ],
  stroke: 'raised',
  width: 28,
};

/** The hands of those who hold on. */
export const hands: readonly Shape[] = [
  { kind: 'dots', at: [546, 134], count: 2, gap: 146, r: 16, fill: 'subtle' },
  { kind: 'dots', at: [893, 134], count: 2, gap: 329, r: 16, fill: 'raised' },
];
