import type { Composition, Shape } from '#design-system';
import { cutOut, dollarSign, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** An agent on the phone, behind ports of which one is missing. */
const agent: readonly Shape[] = [
  { kind: 'face', at: [94, 336], size: 212, ...looks.headscarf, wears: 'headset' },
  cutOut(
    [
      [76, 88],
      [114, 88],
      [95, 124],
    ],
    'raised',
    6,
  ),
  panel([0, 30], [156, 70], 26, 'raised'),
  onBright(centered(heading([78, 65], 'No port 9!', 29))),
  panel([0, 316], [196, 94], 0, 'strong'),
  { kind: 'dots', at: [28, 342], count: 5, gap: 35, r: 12, fill: 'raised' },
  { kind: 'dots', at: [28, 382], count: 4, gap: 35, r: 12, fill: 'raised' },
  { kind: 'dot', at: [168, 382], r: 11, stroke: 'raised', width: 3, dashed: true },
];

/** The engineer on call, in a nightcap and striped pajamas, with a map on his phone. */
const engineer: readonly Shape[] = [
  { kind: 'face', at: [312, 376], size: 256, ...looks.mustache, cut: 'bald', collar: 'raised' },
  line([240, 349], [384, 349], 'raised', 9),
  cutOut(
    [
      [268, 190],
      [274, 144],
      [294, 112],
      [328, 96],
      [362, 108],
      [384, 134],
      [392, 166],
      [366, 148],
      [356, 190],
    ],
    'brand',
    12,
  ),
  line([270, 160], [356, 160], 'raised', 9),
  line([288, 128], [364, 128], 'raised', 9),
  slot([258, 184], [108, 18], 'strong'),
  { kind: 'dot', at: [394, 174], r: 16, fill: 'strong' },
  line([244, 352], [212, 246], 'brand', 34),
  line([223, 326], [247, 318], 'raised', 9),
  line([212, 290], [236, 282], 'raised', 9),
  panel([164, 58], [94, 172], 20, 'strong'),
  panel([172, 66], [78, 156], 13, 'raised'),
  line([178, 122], [244, 100], 'quiet', 11),
  line([198, 72], [210, 216], 'quiet', 11),
  cutOut(
    [
      [195, 134],
      [227, 134],
      [211, 160],
    ],
    'match',
    8,
  ),
  { kind: 'dot', at: [211, 126], r: 22, fill: 'match' },
  { kind: 'dot', at: [211, 126], r: 8, fill: 'strong' },
  slot([186, 222], [46, 26], 'raised'),
];

/** A rooster on the morning report, with a coin that it found. */
const rooster: readonly Shape[] = [
  ...[426, 446].map((x) => line([x, 312], [x, 344], 'strong', 6)),
  line([450, 284], [468, 226], 'brand', 22),
  { kind: 'dots', at: [404, 208], count: 3, gap: 12, r: 8, fill: 'strong' },
  cutOut(
    [
      [408, 228],
      [426, 226],
      [434, 270],
      [460, 282],
      [452, 310],
      [422, 310],
      [406, 282],
    ],
    'raised',
    18,
  ),
  cutOut(
    [
      [398, 230],
      [386, 238],
      [398, 244],
    ],
    'strong',
    5,
  ),
  { kind: 'dot', at: [412, 230], r: 4.5, fill: 'strong' },
  panel([374, 344], [106, 66], 6, 'raised'),
  onBright(strong([386, 366], 'Morning', 22)),
  slot([386, 385], [80, 9], 'quiet'),
  { kind: 'dot', at: [394, 328], r: 19, fill: 'brand' },
  ...dollarSign([394, 328], 10, 'raised'),
];

/** Blocks that make a new plan. */
const blocks: readonly Shape[] = [
  { kind: 'dots', at: [226, 360], count: 2, gap: 46, r: 10, fill: 'subtle' },
  { kind: 'dots', at: [322, 360], count: 2, gap: 28, r: 10, fill: 'strong' },
  panel([200, 362], [98, 48], 6, 'subtle'),
  panel([302, 362], [68, 48], 6, 'strong'),
  onBright(centered(strong([249, 387], 'Charges', 23))),
  { ...centered(strong([336, 387], 'App', 23)), fill: 'raised' },
];

/**
 * An agent sees a missing port during the call. The engineer on call has a map with one pin. A
 * rooster brings the morning report, and blocks make a new plan.
 */
export const nightCall: Composition = {
  width: 480,
  height: 410,
  shapes: [...agent, ...engineer, ...rooster, ...blocks],
};
