import type { Shape } from '#design-system';
import { cutOut, line, looks, panel } from '../figure-shapes.ts';

/** An engineer with a ponytail. She stands at 304. */
export const pressReporter: readonly Shape[] = [
  { kind: 'arc', at: [624, 168], r: 34, from: 264, to: 360, stroke: 'strong', width: 18 },
  {
    kind: 'line',
    points: [
      [624, 280],
      [634, 240],
      [666, 240],
      [676, 280],
    ],
    stroke: 'strong',
    width: 28,
  },
  { kind: 'dots', at: [624, 290], count: 2, gap: 52, r: 14, fill: 'raised' },
  { kind: 'face', at: [648, 216], size: 150, ...looks.hardHat, skin: 'subtle' },
  cutOut(
    [
      [614, 206],
      [682, 206],
      [674, 248],
      [626, 248],
    ],
    'strong',
    20,
  ),
];

/** Her arms with a clipboard, and the clamp around the cable, which she holds like a microphone. */
export const clampAsMicrophone: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [794, 180],
      [762, 180],
      [746, 196],
      [746, 300],
    ],
    stroke: 'strong',
    width: 10,
  },
  { kind: 'arc', at: [752, 186], r: 23, from: 102, to: 410, stroke: 'raised', width: 11 },
  line([712, 232], [735, 205], 'raised', 22),
  {
    kind: 'line',
    points: [
      [686, 204],
      [690, 244],
      [712, 236],
    ],
    stroke: 'strong',
    width: 30,
  },
  panel([618, 196], [54, 66], 6, 'raised'),
  {
    kind: 'line',
    points: [
      [610, 204],
      [596, 232],
      [614, 236],
    ],
    stroke: 'strong',
    width: 30,
  },
  { kind: 'dots', at: [620, 234], count: 2, gap: 95, r: 16, fill: 'subtle' },
];
