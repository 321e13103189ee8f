import type { Shape } from '#design-system';
import { line, panel, slot } from '../figure-shapes.ts';

/** The recruiter keeps watch from the lifeguard’s chair. */
export const lifeguard: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [44, 380],
      [60, 292],
      [212, 292],
      [228, 380],
      [198, 214],
      [74, 214],
      [60, 292],
    ],
    stroke: 'raised',
    width: 12,
  },
  {
    kind: 'line',
    points: [
      [86, 286],
      [106, 284],
      [108, 220],
      [164, 220],
      [170, 272],
      [190, 268],
    ],
    stroke: 'subtle',
    width: 28,
  },
  {
    kind: 'line',
    points: [
      [80, 196],
      [48, 146],
      [96, 112],
      [176, 112],
      [224, 146],
      [192, 196],
    ],
    stroke: 'brand',
    width: 32,
  },
  {
    kind: 'face',
    at: [136, 216],
    size: 204,
    skin: 'subtle',
    hair: 'control',
    cut: 'sidePart',
    clothes: 'brand',
    collar: 'raised',
  },
  line([136, 170], [136, 200], 'raised', 14),
  { kind: 'dots', at: [115, 105], count: 2, gap: 42, r: 23, fill: 'strong' },
  { kind: 'dots', at: [115, 105], count: 2, gap: 42, r: 13, fill: 'quiet' },
  { kind: 'dots', at: [88, 122], count: 2, gap: 96, r: 17, fill: 'subtle' },
  slot([54, 202], [164, 26], 'raised'),
];

/** She works on an air mattress. */
export const mattress: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [484, 204],
      [462, 208],
      [460, 312],
      [504, 228],
      [510, 228],
    ],
    stroke: 'raised',
    width: 28,
  },
  {
    kind: 'line',
    points: [
      [330, 308],
      [456, 308],
      [464, 236],
      [456, 308],
      [494, 252],
    ],
    stroke: 'brand',
    width: 42,
  },
  {
    kind: 'face',
    at: [334, 346],
    size: 212,
    skin: 'raised',
    hair: 'brand',
    cut: 'headscarf',
    clothes: 'brand',
    collar: 'raised',
    wears: 'headset',
  },
  slot([250, 328], [276, 52], 'raised'),
  panel([284, 274], [100, 68], 10, 'strong'),
];
