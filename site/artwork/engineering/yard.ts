import type { Shape } from '#design-system';
import { cutOut, line } from '../figure-shapes.ts';

/** A pigeon in a hard hat. */
const pigeon: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [-482, 401],
      [-482, 380],
      [-460, 380],
      [-460, 401],
    ],
    stroke: 'brand',
    width: 6,
  },
  line([-440, 324], [-440, 324], 'brand', 48),
  cutOut(
    [
      [-562, 358],
      [-486, 338],
      [-442, 338],
      [-436, 362],
      [-456, 382],
      [-500, 382],
    ],
    'raised',
    16,
  ),
  line([-440, 344], [-440, 344], 'raised', 40),
  line([-540, 362], [-490, 362], 'quiet', 18),
  cutOut(
    [
      [-420, 340],
      [-404, 348],
      [-420, 350],
    ],
    'strong',
    6,
  ),
  line([-432, 341], [-432, 341], 'strong', 8),
  line([-470, 328], [-408, 328], 'brand', 8),
  line([-440, 307], [-440, 318], 'quiet', 5),
];

/** Old drawings, rolled up in a bin. */
const bin: readonly Shape[] = [
  ...[-24, 24, 0].map((lean) =>
    cutOut(
      [
        [lean - 98, 346],
        [lean * 2 - 98, 305],
        [lean * 2 - 78, 305],
        [lean - 78, 346],
      ],
      lean ? 'raised' : 'subtle',
      6,
    ),
  ),
  cutOut(
    [
      [-126, 346],
      [-50, 346],
      [-58, 400],
      [-118, 400],
    ],
    'brand',
    8,
  ),
];

/** A traffic cone. */
const cone: readonly Shape[] = [
  cutOut(
    [
      [-678, 390],
      [-661, 322],
      [-653, 322],
      [-636, 390],
    ],
    'brand',
    8,
  ),
  line([-670, 362], [-644, 362], 'raised', 12),
  line([-690, 398], [-624, 398], 'brand', 12),
];

/** What stands in front of the gate. Its feet are at 404. */
export const yard: readonly Shape[] = [...bin, ...pigeon, ...cone];
