import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBright, strong } from './figure-words.ts';

/** The ad on its posts, with a small roof and a nail. */
const ad: readonly Shape[] = [
  ...[24, 130].map((x) => slot([x, 120], [14, 284], 'strong')),
  panel([0, 40], [168, 136], 14, 'raised'),
  {
    kind: 'line',
    points: [
      [8, 48],
      [84, 10],
      [160, 48],
    ],
    fill: 'strong',
    stroke: 'strong',
    width: 16,
  },
  onBright(centered(heading([84, 88], 'We fix', 42))),
  onBright(centered(heading([84, 132], 'roofs', 42))),
];

/** Where the crinkled yarn is, in steps of about the same length. */
const crinkle = (step: number): Point => {
  const part = (step * Math.PI) / 42;
  const [way, turn] = [step % 2 === 0 ? 5 : -5, part - Math.sin(part * 2) / 8];
  return [
    Math.round(132 - (58 + way) * Math.cos(turn)),
    Math.round(212 + (178 + way) * Math.sin(turn)),
  ];
};

/** The yarn from the nail to the sweater. */
const yarn: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [76, 166],
      crinkle(0),
      ...Array.from({ length: 34 }, (_, step) => crinkle(step + 1)),
      [196, 276],
    ],
    stroke: 'match',
    width: 7,
  },
  { kind: 'dot', at: [76, 164], r: 8, fill: 'strong' },
];

/** The roofer’s office, where the roofer leans out. */
const office: readonly Shape[] = [
  panel([420, 60], [30, 80], 0, 'quiet'),
  panel([330, 170], [136, 234], 0, 'quiet'),
  panel([348, 204], [100, 120], 10, 'raised'),
  cutOut(
    [
      [324, 184],
      [398, 84],
      [472, 184],
    ],
    'strong',
    16,
  ),
  ...[122, 154].map((y) => line([398 - (y - 84) * 0.5, y], [398 + (y - 84) * 0.5, y], 'quiet', 4)),
  { kind: 'face', at: [398, 326], size: 140, ...looks.hardHat },
  panel([330, 324], [136, 80], 0, 'quiet'),
  slot([316, 316], [164, 18], 'strong'),
  onBright(centered(strong([398, 370], 'Inquiries', 29))),
];

/** A customer whose sweater has caught on the nail. */
const customer: readonly Shape[] = [
  ...[220, 262].map((x) => line([x, 320], [x, 384], 'strong', 34)),
  ...[198, 242].map((x) => panel([x, 382], [46, 22], 11, 'quiet')),
  panel([186, 244], [110, 80], 12, 'raised'),
  line([286, 250], [318, 292], 'match', 30),
  { kind: 'dot', at: [324, 302], r: 15, fill: 'raised' },
  { kind: 'face', at: [241, 258], size: 180, ...looks.curls, clothes: 'match' },
  cutOut(
    [
      [192, 248],
      [290, 248],
      [290, 280],
      [276, 268],
      [262, 284],
      [248, 268],
      [234, 284],
      [220, 268],
      [206, 282],
      [192, 274],
    ],
    'match',
    10,
  ),
  line([190, 251], [172, 204], 'match', 30),
  { kind: 'dot', at: [168, 196], r: 15, fill: 'raised' },
];

/**
 * Digital marketing: a customer asks a roofer for help. The sweater was caught on the ad’s nail, so its
 * yarn shows where the inquiry came from.
 */
export const unraveledSweater: Composition = {
  width: 480,
  height: 404,
  shapes: [...ad, ...office, ...customer, ...yarn],
};
