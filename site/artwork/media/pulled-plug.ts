import type { Shape } from '#design-system';
import { cutOut, line, looks, panel } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** The projector, which still plays the movie. */
export const projector: readonly Shape[] = [
  cutOut(
    [
      [834, 180],
      [874, 180],
      [884, 302],
      [824, 302],
    ],
    'control',
    8,
  ),
  { kind: 'dot', at: [832, 48], r: 46, fill: 'quiet' },
  {
    kind: 'arc',
    at: [832, 48],
    r: 27,
    from: 0,
    to: 345,
    stroke: 'brand',
    width: 8.5,
    dashed: true,
  },
  { kind: 'dot', at: [914, 64], r: 32, fill: 'quiet' },
  {
    kind: 'arc',
    at: [914, 64],
    r: 18,
    from: 0,
    to: 345,
    stroke: 'brand',
    width: 5.7,
    dashed: true,
  },
  panel([790, 84], [154, 104], 24, 'brand'),
  { kind: 'dot', at: [848, 132], r: 35, fill: 'match', stroke: 'raised', width: 10 },
  cutOut(
    [
      [839, 119],
      [839, 145],
      [862, 132],
    ],
    'strong',
    6,
  ),
];

/** The plug that stays in the projector. */
export const plugA: readonly Shape[] = [
  {
    kind: 'match',
    from: [1000, 136],
    to: [1062, 302],
    direction: 'down',
    stroke: 'brand',
    width: 9,
  },
  panel([912, 106], [108, 60], 18, 'match'),
  onBright(centered(heading([966, 137], 'CDN A', 30))),
];

/** The tester, who braces a foot against the projector’s stand. */
export const tester: readonly Shape[] = [
  {
    kind: 'match',
    from: [546, 303],
    to: [660, 190],
    stroke: 'brand',
    width: 9,
  },
  {
    kind: 'line',
    points: [
      [740, 291],
      [714, 291],
      [742, 250],
      [694, 222],
      [806, 250],
      [810, 226],
    ],
    stroke: 'strong',
    width: 30,
  },
  line([684, 160], [738, 148], 'quiet', 32),
  cutOut(
    [
      [596, 166],
      [684, 160],
      [726, 216],
      [704, 240],
      [668, 240],
    ],
    'quiet',
    16,
  ),
  { kind: 'face', at: [642, 176], size: 176, ...looks.headscarf, clothes: 'quiet' },
];

/** The plug that she has just pulled out, and the arm in front of it. */
export const plugB: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [754, 160],
      [776, 160],
      [754, 160],
      [754, 188],
      [776, 188],
    ],
    stroke: 'control',
    width: 8,
  },
  panel([650, 144], [108, 60], 18, 'brand'),
  {
    kind: 'line',
    points: [
      [598, 172],
      [618, 194],
      [684, 212],
    ],
    stroke: 'quiet',
    width: 34,
  },
  onBrand(centered(heading([704, 175], 'CDN B', 30))),
  { kind: 'dot', at: [738, 146], r: 17, fill: 'raised' },
  { kind: 'dot', at: [690, 210], r: 17, fill: 'raised' },
];
