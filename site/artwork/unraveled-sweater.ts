import type { Composition, Shape } from '#design-system';
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
  onBright(centered(heading([84, 88], 'We fix', 40))),
  onBright(centered(heading([84, 132], 'roofs', 40))),
];

/** The yarn from the nail to the sweater. */
const yarn: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [76, 166],
      [64, 206],
      [84, 226],
      [64, 246],
      [84, 266],
      [64, 286],
      [84, 306],
      [64, 326],
      [104, 366],
      [124, 346],
      [144, 366],
      [184, 326],
      [164, 306],
      [196, 276],
    ],
    stroke: 'match',
    width: 6,
  },
  { kind: 'dot', at: [76, 164], r: 8, fill: 'strong' },
];

/** The roofer’s office, where the roofer leans out. */
const office: readonly Shape[] = [
  panel([330, 170], [136, 234], 0, 'quiet'),
  panel([348, 204], [100, 120], 14, 'raised'),
  cutOut(
    [
      [324, 184],
      [398, 84],
      [472, 184],
    ],
    'strong',
    16,
  ),
  { kind: 'face', at: [398, 326], size: 144, ...looks.hardHat },
  slot([316, 316], [164, 18], 'strong'),
  onBright(centered(strong([398, 370], 'Inquiries', 28))),
];

/** A customer whose sweater has caught on the nail. */
const customer: readonly Shape[] = [
  ...[220, 262].map((x) => line([x, 320], [x, 384], 'strong', 32)),
  ...[198, 242].map((x) => panel([x, 382], [46, 22], 11, 'quiet')),
  panel([186, 244], [110, 80], 14, 'raised'),
  line([286, 250], [318, 292], 'match', 32),
  { kind: 'dot', at: [324, 302], r: 16, fill: 'raised' },
  { kind: 'face', at: [241, 264], size: 192, ...looks.grayHair, hair: 'strong', clothes: 'match' },
  cutOut(
    [
      [190, 248],
      [292, 248],
      [292, 282],
      [266, 266],
      [241, 282],
      [216, 266],
      [190, 282],
    ],
    'match',
    12,
  ),
  line([190, 251], [172, 204], 'match', 32),
  { kind: 'dot', at: [168, 196], r: 16, fill: 'raised' },
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
