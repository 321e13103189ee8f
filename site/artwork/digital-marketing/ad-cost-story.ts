import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';
import { pigeon, plate, roof, roofer, trophy } from './rooftop.ts';

/** The open mouth of someone who shouts or laughs. The point is the middle of its upper edge. */
const openMouth = ([x, y]: Point): Shape =>
  cutOut(
    [
      [x - 10, y],
      [x + 10, y],
      [x + 5, y + 8],
      [x - 5, y + 8],
    ],
    'strong',
    6,
  );

const agents: readonly Shape[] = [
  line([186, 240], [222, 62], 'brand', 32),
  line([448, 240], [410, 62], 'brand', 32),
  line([286, 240], [296, 118], 'strong', 32),
  line([346, 240], [336, 118], 'strong', 32),
  { kind: 'face', at: [216, 284], size: 192, ...looks.mustache },
  { kind: 'face', at: [416, 284], size: 192, ...looks.longHair },
  { kind: 'face', at: [316, 284], size: 192, ...looks.grayHair },
  openMouth([416, 196]),
  openMouth([316, 196]),
];

/** Night: three ad agents hold one trophy, and the roofer, with a pigeon, holds the bill. */
export const oneTrophy: Composition = {
  width: 480,
  height: 320,
  bleeds: true,
  shapes: [
    { kind: 'dot', at: [50, 50], r: 38, fill: 'raised' },
    { kind: 'dot', at: [68, 40], r: 34, fill: 'background' },
    { kind: 'dot', at: [316, 164], r: 156, fill: 'quiet' },
    ...agents,
    ...trophy([316, 114]),
    onBright(centered(strong([316, 38], '1 contract', 24))),
    ...[222, 410].map((x): Shape => ({ kind: 'dot', at: [x, 54], r: 16, fill: 'raised' })),
    ...roof,
    ...roofer('$1,200', 36, 'subtle'),
    slot([74, 206], [32, 20], 'quiet'),
    {
      kind: 'line',
      points: [
        [80, 220],
        [90, 214],
        [100, 220],
      ],
      stroke: 'strong',
      width: 4,
    },
    ...pigeon([92, 140]),
  ],
};

/** The sun. */
const sun = (x: number): Shape => ({ kind: 'dot', at: [x, 164], r: 156, fill: 'line' });

/** An analyst, who pulls a channel’s lever. */
const analyst: readonly Shape[] = [
  line([196, 256], [252, 110], 'strong', 14),
  ...plate('social', [258, 94], 36, true),
  { kind: 'face', at: [352, 284], size: 192, ...looks.afro, clothes: 'raised', collar: 'brand' },
  line([330, 276], [226, 184], 'raised', 32),
  { kind: 'dot', at: [224, 182], r: 16, fill: 'quiet' },
];

/** A telephone, which rings. */
const telephone: readonly Shape[] = [
  cutOut(
    [
      [376, 276],
      [424, 276],
      [444, 306],
      [356, 306],
    ],
    'raised',
    12,
  ),
  { kind: 'dot', at: [400, 290], r: 12, fill: 'strong' },
  line([358, 264], [442, 264], 'raised', 24),
  line([332, 262], [332, 290], 'raised', 6),
  line([468, 262], [468, 290], 'raised', 6),
];

/** An analyst pulls one of five ad channels’ levers. The roofer’s phone rings anyway. */
export const fiveLevers: Composition = {
  width: 480,
  height: 320,
  bleeds: true,
  shapes: [
    sun(250),
    ...[46, 136, 354, 438].map((x) => line([x, 60], [x, 256], 'strong', 14)),
    ...plate('mail', [46, 50]),
    ...plate('radio', [438, 50]),
    ...plate('search', [136, 50]),
    ...plate('video', [354, 50]),
    ...analyst,
    ...roof,
    ...roofer('Week 4', 32, 'subtle'),
    ...telephone,
  ],
};

/** Morning: a writer on the roof, two channels as shingles, and one that is doubled. */
export const writerOnRoof: Composition = {
  width: 480,
  height: 320,
  bleeds: true,
  shapes: [
    sun(160),
    line([392, 100], [392, 256], 'strong', 18),
    ...plate('search', [392, 88], 80),
    { kind: 'face', at: [250, 284], size: 208, ...looks.hardHat, skin: 'raised', wears: 'glasses' },
    ...roof,
    ...roofer('$400', 48, 'match'),
    panel([290, 196], [54, 60], 4, 'raised'),
    line([314, 234], [334, 186], 'strong', 6),
    ...plate('social', [256, 284], 36, true),
    ...plate('video', [356, 284], 36, true),
    openMouth([90, 214]),
  ],
};
