import type { Shape } from '#design-system';
import { bleed, cutOut, line, slot } from '../figure-shapes.ts';

/** A lamp that hangs from far above. */
export const lamp: readonly Shape[] = [
  { kind: 'dot', at: [365, 48], r: 42, fill: 'raised' },
  {
    kind: 'line',
    points: [
      [365, -bleed],
      [365, 8],
      [343, 8],
      [387, 8],
    ],
    stroke: 'strong',
    width: 12,
  },
];

/** It leads out of the elevator. */
export const carpet: Shape = {
  kind: 'line',
  points: [
    [20, 570],
    [216, 570],
    [416, 570 + bleed],
    [-180, 570 + bleed],
  ],
  fill: 'brand',
};

/** A dog that waits for the elevator. */
export const dog: readonly Shape[] = [
  line([352, 613], [373, 574], 'raised', 16),
  { kind: 'dot', at: [334, 595], r: 38, fill: 'raised' },
  cutOut(
    [
      [273, 522],
      [300, 517],
      [349, 595],
      [273, 611],
    ],
    'raised',
    20,
  ),
  slot([262, 522], [29, 116], 'raised'),
  slot([249, 618], [45, 20], 'raised'),
  slot([300, 618], [67, 20], 'raised'),
  { kind: 'dot', at: [282, 490], r: 34, fill: 'raised' },
  slot([224, 486], [67, 36], 'raised'),
  { kind: 'dot', at: [231, 495], r: 10, fill: 'strong' },
  { kind: 'dot', at: [267, 481], r: 6, fill: 'strong' },
  slot([289, 466], [29, 58], 'strong'),
  line([264, 533], [302, 526], 'brand', 10),
];

/** The old paper calendar in a bin. */
export const bin: readonly Shape[] = [
  cutOut(
    [
      [377, 451],
      [458, 433],
      [471, 525],
      [395, 525],
    ],
    'raised',
    6,
  ),
  line([377, 469], [462, 450], 'strong', 8),
  {
    kind: 'line',
    points: [
      [384, 499],
      [408, 494],
      [403, 474],
      [414, 525],
      [408, 494],
      [435, 487],
      [430, 470],
      [441, 525],
      [435, 487],
      [467, 480],
    ],
    stroke: 'quiet',
    width: 4,
  },
  cutOut(
    [
      [388, 531],
      [469, 531],
      [458, 632],
      [399, 632],
    ],
    'brand',
    12,
  ),
  ...[415, 442].map((x) => line([x, 556], [x, 614], 'quiet', 7)),
  slot([375, 514], [105, 22], 'brand'),
];
