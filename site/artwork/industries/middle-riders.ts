import type { Shape } from '#design-system';
import { cutOut, line, looks } from '../figure-shapes.ts';

/** A banker. */
export const banker: readonly Shape[] = [
  line([603, 114], [617, 310], 'strong', 34),
  {
    kind: 'face',
    at: [690, 334],
    size: 264,
    ...looks.mustache,
    skin: 'subtle',
    clothes: 'strong',
    collar: 'raised',
  },
  cutOut(
    [
      [632, 137],
      [760, 137],
      [737, 137],
      [736, 112],
      [728, 94],
      [716, 82],
      [701, 77],
      [681, 77],
      [666, 82],
      [654, 94],
      [646, 112],
      [646, 137],
    ],
    'strong',
    15,
  ),
];

/** A nurse, who sleeps on the banker’s shoulder. */
export const nurse: readonly Shape[] = [
  { kind: 'frame', at: [738, 290], size: [146, 66], radius: 33, fill: 'quiet' },
  { kind: 'dot', at: [783, 223], r: 57, fill: 'strong' },
  line([794, 242], [803, 262], 'raised', 90),
  { kind: 'arc', at: [781, 267], r: 11, from: 70, to: 250, stroke: 'strong', width: 5 },
  { kind: 'arc', at: [817, 252], r: 11, from: 70, to: 250, stroke: 'strong', width: 5 },
  { kind: 'dot', at: [809, 285], r: 6, fill: 'strong' },
  cutOut(
    [
      [728, 175],
      [782, 153],
      [794, 182],
      [740, 204],
    ],
    'raised',
    12,
  ),
  {
    kind: 'line',
    points: [
      [749, 185],
      [773, 175],
      [761, 180],
      [756, 168],
      [766, 192],
    ],
    stroke: 'strong',
    width: 7,
  },
];

/** The nurse’s arm, which hangs out. */
export const sleepyArm: readonly Shape[] = [
  line([858, 312], [853, 334], 'quiet', 32),
  { kind: 'dot', at: [851, 350], r: 17, fill: 'raised' },
];

/** A salesperson. */
export const salesperson: readonly Shape[] = [
  line([836, 110], [850, 300], 'raised', 34),
  {
    kind: 'face',
    at: [922, 332],
    size: 256,
    ...looks.afro,
    skin: 'subtle',
    clothes: 'raised',
    collar: 'strong',
  },
];

/** The hands of those who hold on. */
export const hands: Shape = {
  kind: 'dots',
  at: [603, 106],
  count: 2,
  gap: 233,
  r: 19,
  fill: 'subtle',
};
