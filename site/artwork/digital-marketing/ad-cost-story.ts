import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot, waves } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';
import { pigeon, plate, roof, roofer, trophy } from './rooftop.ts';

/** The open mouth of someone who shouts or laughs. The point is the middle of its upper edge. */
const openMouth = ([x, y]: Point): Shape =>
  cutOut(
    [
      [x - 10, y],
      [x + 10, y],
      [x + 7, y + 7],
      [x, y + 10],
      [x - 7, y + 7],
    ],
    'strong',
    4,
  );

const agents: readonly Shape[] = [
  line([186, 240], [238, 62], 'brand', 32),
  line([448, 240], [394, 62], 'brand', 32),
  line([286, 240], [296, 118], 'strong', 28),
  line([346, 240], [336, 118], 'strong', 28),
  { kind: 'face', at: [216, 278], size: 178, ...looks.mustache },
  { kind: 'face', at: [418, 278], size: 178, ...looks.bun, clothes: 'brand' },
  { kind: 'face', at: [316, 284], size: 178, ...looks.grayHair },
  openMouth([418, 199]),
  openMouth([316, 206]),
];

/** Night: three ad agents hold one trophy, and the roofer, with a pigeon, holds the bill. */
export const oneTrophy: Composition = {
  width: 480,
  height: 320,
  bleeds: true,
  shapes: [
    { kind: 'dots', at: [28, 36], count: 3, gap: 58, r: 3, fill: 'raised' },
    { kind: 'dots', at: [30, 96], count: 2, gap: 126, r: 3, fill: 'raised' },
    { kind: 'dot', at: [316, 164], r: 156, fill: 'quiet' },
    ...agents,
    ...trophy([316, 114]),
    onBright(centered(strong([316, 38], '1 contract', 23))),
    ...[237, 395].map((x): Shape => ({ kind: 'dot', at: [x, 54], r: 18, fill: 'raised' })),
    ...roof,
    ...roofer('$1,200', 36, 'subtle'),
    slot([74, 202], [32, 20], 'quiet'),
    { kind: 'arc', at: [90, 226], r: 16, from: 320, to: 400, stroke: 'strong', width: 4 },
    ...pigeon([92, 130]),
  ],
};

/** An analyst, who pulls a channel’s lever with both hands. */
const analyst: readonly Shape[] = [
  line([196, 256], [252, 110], 'strong', 14),
  ...plate('social', [258, 94], 38, true),
  { kind: 'face', at: [352, 284], size: 178, ...looks.afro, clothes: 'raised', collar: 'brand' },
  line([310, 246], [238, 184], 'raised', 24),
  line([340, 280], [226, 216], 'strong', 32),
  line([340, 280], [226, 216], 'raised', 24),
  { kind: 'dot', at: [232, 178], r: 15, fill: 'quiet' },
  { kind: 'dot', at: [220, 210], r: 15, fill: 'quiet' },
];

/** A telephone, which rings. */
const telephone: readonly Shape[] = [
  cutOut(
    [
      [370, 274],
      [430, 274],
      [446, 308],
      [354, 308],
    ],
    'raised',
    10,
  ),
  { kind: 'dot', at: [400, 290], r: 12, fill: 'strong' },
  line([364, 262], [436, 262], 'raised', 16),
  line([360, 266], [360, 270], 'raised', 22),
  line([440, 266], [440, 270], 'raised', 22),
  ...waves([400, 278], [66], [66, 104], 'raised', 5),
  ...waves([400, 278], [66], [256, 294], 'raised', 5),
];

/** An analyst pulls one of five ad channels’ levers. The roofer’s phone rings anyway. */
export const fiveLevers: Composition = {
  width: 480,
  height: 320,
  bleeds: true,
  shapes: [
    { kind: 'dot', at: [250, 164], r: 156, fill: 'line' },
    ...[46, 136, 354, 438].map((x) => line([x, 60], [x, 256], 'strong', 14)),
    ...plate('mail', [46, 50]),
    ...plate('search', [136, 50]),
    ...plate('video', [354, 50]),
    ...plate('radio', [438, 50]),
    ...analyst,
    ...roof,
    ...telephone,
    ...roofer('Week 4', 32, 'subtle'),
    ...pigeon([258, 60]),
  ],
};

/** Morning: a writer on the roof, two channels as shingles, and one that is doubled. */
export const writerOnRoof: Composition = {
  width: 480,
  height: 320,
  bleeds: true,
  shapes: [
    { kind: 'dot', at: [98, 146], r: 96, fill: 'raised' },
    ...[240, 318, 410].map((x) => line([x, 60], [x, 256], 'strong', 14)),
    ...plate('mail', [240, 46], 32),
    ...plate('radio', [318, 46], 32),
    ...plate('search', [410, 76], 64),
    { kind: 'face', at: [236, 280], size: 178, ...looks.hardHat, skin: 'raised', wears: 'glasses' },
    ...roof,
    panel([260, 206], [46, 50], 4, 'raised'),
    line([268, 222], [286, 222], 'brand', 4),
    line([284, 236], [304, 192], 'strong', 8),
    ...plate('social', [230, 286], 30, true),
    ...plate('video', [298, 286], 30, true),
    ...trophy([392, 312]),
    slot([340, 206], [104, 20], 'strong'),
    ...pigeon([388, 216]),
    line([346, 222], [438, 222], 'raised', 12),
    ...roofer('$400', 50, 'match'),
    openMouth([90, 206]),
  ],
};
