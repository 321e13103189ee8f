import type { Composition, Shape } from '#design-system';
import { bleed, block, ground, line, looks, sneaker } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';
import { care, catInBox, counter, leg } from './apology-counter.ts';

/** Our developers, as a centipede that needs many shoes. */
const centipede: readonly Shape[] = [
  ...[18, 68, 118, 168, 218, 268].flatMap((x) => leg(x, 'quiet')),
  { kind: 'face', at: [60, 226], size: 184, ...looks.curls, hair: 'control', clothes: 'subtle' },
  { kind: 'face', at: [158, 226], size: 184, ...looks.baldHead, clothes: 'subtle' },
  ...[-1, 1].map((way) => line([256 + way * 10, 90], [256 + way * 26, 32], 'strong', 7)),
  { kind: 'dots', at: [226, 26], count: 2, gap: 52, r: 13, fill: 'raised' },
  { kind: 'face', at: [256, 226], size: 184, ...looks.beard, clothes: 'subtle' },
  line([-200, 222], [264, 222], 'strong', 80),
  line([-200, 222], [264, 222], 'quiet', 72),
  onBright(centered(heading([146, 225], 'Peak hour', 46))),
];

/** Our developers rehearse the peak hour as a centipede. The cat’s shoe box is on hold. */
export const peakHourRehearsal: Composition = {
  width: 480,
  height: 320,
  bleeds: true,
  shapes: [
    ground(286, 'brand'),
    block([208, -bleed], [bleed, bleed + 220], 'quiet'),
    { kind: 'face', at: [362, 210], size: 160, ...care },
    ...counter,
    ...sneaker([326, 218], 3.9, 'brand', 'raised'),
    ...catInBox([432, 150], 50, 'brand'),
    onBrand(centered(strong([432, 176], 'Hold', 28))),
    ...centipede,
  ],
};
