import type { Shape } from '#design-system';
import { cutOut, line, onCircle, panel } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** The windshield of the car, with the steering wheel behind it. */
export const windshield: readonly Shape[] = [
  cutOut(
    [
      [912, 164],
      [956, 256],
      [902, 256],
    ],
    'control',
    8,
  ),
  line([911, 162], [956, 254], 'raised', 10),
  line([926, 210], [908, 254], 'strong', 10),
];

/** Half a turn over a wheel, in degrees. */
const overWheel = Array.from({ length: 16 }, (_, step) => 270 + step * 12);

/** A chrome strip along the car and over its wheels. */
const chrome: Shape = {
  kind: 'line',
  points: [
    [566, 330],
    [602, 330],
    ...[656, 926].flatMap((x) => overWheel.map((turn) => onCircle([x, 328], 54, turn, 1))),
    [1010, 330],
  ],
  stroke: 'raised',
  width: 14,
};

/** A convertible with tail fins that drives to the right. */
export const car: readonly Shape[] = [
  cutOut(
    [
      [574, 248],
      [622, 266],
      [950, 266],
      [1000, 282],
      [1004, 322],
      [580, 322],
    ],
    'quiet',
    22,
  ),
  line([836, 262], [836, 322], 'strong', 3),
  { kind: 'dot', at: [1000, 290], r: 15, fill: 'raised' },
  { kind: 'dots', at: [656, 328], count: 2, gap: 270, r: 47, fill: 'strong' },
  chrome,
  { kind: 'dots', at: [656, 328], count: 2, gap: 270, r: 30, fill: 'raised' },
  { kind: 'dots', at: [656, 328], count: 2, gap: 270, r: 11, fill: 'strong' },
];

/** A suitcase on the trunk. */
export const suitcase: readonly Shape[] = [
  { kind: 'frame', at: [613, 150], size: [44, 34], radius: 10, stroke: 'raised', width: 9 },
  panel([576, 166], [118, 92], 14, 'raised'),
  panel([576, 182], [118, 10], 0, 'strong'),
  onBright(centered(strong([635, 222], 'Résumé', 28))),
];
