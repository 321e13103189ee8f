import type { Composition, Shape } from '#design-system';
import {
  bleed,
  block,
  codeSign,
  cutOut,
  ground,
  line,
  looks,
  panel,
  slot,
} from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong, struck } from '../figure-words.ts';

/** A pay machine of a parking garage. Its screen shows the team’s chat. */
const machine: readonly Shape[] = [
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

/** The fixed bug, with a bandage. It parks between two lines, on an arrow. */
const bug: readonly Shape[] = [
  line([94, 520], [-26, 840], 'raised', 14),
  line([362, 520], [482, 840], 'raised', 14),
  {
    kind: 'line',
    points: [
      [228, 840],
      [228, 674],
      [188, 712],
      [228, 674],
      [268, 712],
    ],
    stroke: 'raised',
    width: 14,
  },
  ...[184, 220, 256].map((x) => line([x - 8, 524], [x - 8, 606], 'quiet', 9)),
  ...[-1, 1].map((side) => line([288, 565 + side * 10], [326, 565 + side * 30], 'quiet', 7)),
  { kind: 'dot', at: [284, 565], r: 21, fill: 'quiet' },
  slot([142, 531], [138, 68], 'quiet'),
  line([152, 565], [270, 565], 'strong', 5),
  line([188, 543], [230, 587], 'raised', 20),
];

/**
 * An engineer fixes the pay machine of a parking garage on her first day, and the barrier is up. The
 * machine’s screen shows the team’s chat. The old job ad hangs on the barrier.
 */
export const teamChat: Composition = {
  width: 480,
  height: 612,
  bleeds: true,
  shapes: [
    block([-bleed, 468], [480 + 2 * bleed, 36], 'raised'),
    ground(504, 'brand'),
    ...barrier,
    ...engineer,
    ...post,
    ...machine,
    ...bug,
  ],
};
