import type { Composition, Shape } from '#design-system';
import { cutOut, line, panel, slot } from './figure-shapes.ts';

/** A landmark on a strip of ground, above an office's address. */
const landmark = (shapes: readonly Shape[]): Composition => ({
  width: 264,
  height: 112,
  shapes: [...shapes, slot([0, 102], [264, 10], 'quiet')],
});

/** Princeton: a college hall with a cupola, and an old tree. */
const collegeHall = landmark([
  line([31, 70], [31, 100], 'strong', 7),
  { kind: 'dot', at: [31, 56], r: 29, fill: 'quiet' },
  line([150, 2], [150, 20], 'strong', 3),
  panel([137, 20], [26, 30], 12, 'quiet'),
  panel([70, 56], [160, 46], 4, 'brand'),
  cutOut(
    [
      [114, 55],
      [150, 35],
      [186, 55],
    ],
    'brand',
    6,
  ),
  { kind: 'dots', at: [87, 78], count: 7, gap: 21, r: 6, fill: 'raised' },
  panel([141, 66], [18, 36], 9, 'quiet'),
]);

/** Jaipur: a palace whose many small windows catch the wind. */
const palaceOfWinds = landmark([
  line([132, 2], [132, 20], 'strong', 3),
  { kind: 'dot', at: [132, 24], r: 13, fill: 'quiet' },
  { kind: 'dots', at: [88, 44], count: 2, gap: 88, r: 12, fill: 'quiet' },
  { kind: 'dots', at: [53, 70], count: 2, gap: 158, r: 12, fill: 'quiet' },
  panel([104, 24], [56, 40], 4, 'brand'),
  panel([72, 44], [120, 40], 4, 'brand'),
  panel([38, 70], [188, 34], 4, 'brand'),
  { kind: 'dots', at: [118, 34], count: 2, gap: 28, r: 5, fill: 'raised' },
  { kind: 'dots', at: [87, 57], count: 5, gap: 22.5, r: 5.5, fill: 'raised' },
  { kind: 'dots', at: [57, 87], count: 7, gap: 25, r: 6.5, fill: 'raised' },
]);

/** Toronto: a tower that is taller than its city, and a stadium. */
const tallTower = landmark([
  panel([8, 62], [40, 44], 4, 'brand'),
  panel([172, 40], [40, 64], 4, 'quiet'),
  panel([206, 58], [46, 46], 4, 'brand'),
  cutOut(
    [
      [62, 98],
      [66, 90],
      [94, 90],
      [98, 98],
    ],
    'quiet',
    28,
  ),
  line([138, 3], [138, 40], 'strong', 4),
  cutOut(
    [
      [130, 104],
      [138, 34],
      [146, 104],
    ],
    'strong',
    5,
  ),
  slot([118, 30], [40, 16], 'brand'),
  { kind: 'dots', at: [18, 76], count: 2, gap: 20, r: 4, fill: 'raised' },
  { kind: 'dots', at: [218, 74], count: 2, gap: 22, r: 4, fill: 'raised' },
]);

/** London: a clock tower and a double-decker. */
const clockTower = landmark([
  cutOut(
    [
      [34, 26],
      [52, 4],
      [70, 26],
    ],
    'strong',
    5,
  ),
  panel([34, 26], [36, 78], 3, 'brand'),
  { kind: 'dot', at: [52, 46], r: 12, fill: 'raised' },
  {
    kind: 'line',
    points: [
      [52, 39],
      [52, 46],
      [57, 49],
    ],
    stroke: 'strong',
    width: 3,
  },
  panel([104, 28], [130, 66], 12, 'brand'),
  panel([114, 38], [110, 17], 6, 'raised'),
  panel([114, 64], [74, 15], 6, 'raised'),
  panel([198, 62], [24, 32], 5, 'quiet'),
  { kind: 'dots', at: [134, 92], count: 2, gap: 70, r: 11, fill: 'strong' },
]);

/** By the country of the office. */
export const landmarks = {
  USA: collegeHall,
  India: palaceOfWinds,
  Canada: tallTower,
  UK: clockTower,
};
