import type { Composition, Shape } from '#design-system';
import { codeSign, cutOut, ground, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong, struck } from '../figure-words.ts';

/** A pay machine of a parking garage. Its screen shows the team’s chat. */
const machine: readonly Shape[] = [
  panel([6, 470], [276, 34], 8, 'quiet'),
  panel([0, 50], [288, 436], 26, 'brand'),
  panel([14, 0], [84, 84], 20, 'strong'),
  centered({ ...heading([56, 45], 'P', 64), fill: 'raised' }),
  onBrand(heading([110, 82], 'New engineer', 25)),
  panel([14, 110], [260, 300], 16, 'raised'),
  onBright(plain([28, 134], 'Tuesday', 'strong', 21)),
  panel([64, 152], [198, 46], 20, 'brand'),
  onBrand(centered(strong([163, 175], 'Who’s free now?', 21))),
  onBright(plain([28, 220], 'Friday', 'strong', 21)),
  panel([26, 238], [212, 46], 20, 'quiet'),
  onBright(centered(strong([132, 261], '2 interviews today', 21))),
  onBright(plain([28, 306], 'Monday', 'strong', 21)),
  panel([26, 324], [236, 76], 20, 'match'),
  onBright(strong([44, 347], 'Bug fixed', 21)),
  onBright(plain([44, 376], 'on her first day', 'strong', 21)),
  { kind: 'tick', at: [234, 362], r: 13, stroke: 'strong', width: 5 },
  slot([28, 432], [110, 16], 'strong'),
  panel([48, 440], [70, 38], 4, 'raised'),
  slot([58, 452], [50, 8], 'quiet'),
  ...[436, 462].map(
    (y): Shape => ({ kind: 'dots', at: [180, y], count: 4, gap: 26, r: 9, fill: 'quiet' }),
  ),
];

/** The raised barrier. */
const barrier: readonly Shape[] = [
  panel([440, 0], [36, 300], 10, 'raised'),
  ...[30, 90, 150, 210].map((y) =>
    cutOut(
      [
        [442, y + 26],
        [474, y],
        [474, y + 18],
        [442, y + 44],
      ],
      'strong',
      4,
    ),
  ),
];

/** The engineer with her laptop, and its cable to the machine. */
const engineer: readonly Shape[] = [
  { kind: 'face', at: [364, 286], size: 214, ...looks.ponytail },
  line([280, 252], [320, 264], 'raised', 7),
  panel([314, 218], [104, 72], 10, 'brand'),
  ...codeSign([366, 246], 'raised'),
];

/** The barrier’s post, with the old job ad on it. */
const post: readonly Shape[] = [
  panel([300, 284], [180, 220], 16, 'subtle'),
  slot([294, 272], [186, 26], 'strong'),
  panel([322, 326], [136, 146], 6, 'raised'),
  line([376, 326], [404, 326], 'quiet', 16),
  onBright(strong([340, 362], 'Job ad', 23)),
  ...struck(onBright(plain([340, 400], '60 days', 'strong', 23)), 81),
  onBright(plain([340, 438], '0 hired', 'strong', 23)),
];

/** The fixed bug, with a bandage. */
const bug: readonly Shape[] = [
  ...[216, 236, 256].map((x) => line([x - 5, 510], [x - 5, 554], 'quiet', 5)),
  ...[-1, 1].map((side) => line([276, 532 + side * 6], [296, 532 + side * 16], 'quiet', 4)),
  { kind: 'dot', at: [272, 532], r: 11, fill: 'quiet' },
  slot([194, 514], [74, 36], 'quiet'),
  line([200, 532], [262, 532], 'strong', 3),
  line([218, 520], [240, 544], 'raised', 11),
];

/**
 * An engineer fixes the pay machine of a parking garage on her first day, and the barrier is up. The
 * machine’s screen shows the team’s chat. The old job ad hangs on the barrier.
 */
export const teamChat: Composition = {
  width: 480,
  height: 560,
  bleeds: true,
  shapes: [ground(458, 'raised'), ...barrier, ...engineer, ...post, ...machine, ...bug],
};
