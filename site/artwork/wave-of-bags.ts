import type { Composition, Point, Shape, Tone } from '#design-system';
import { bleed, cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBright, strong } from './figure-words.ts';

/** A wave that breaks to the left. It comes from the window’s right edge. */
const wave: readonly Shape[] = [
  { kind: 'dot', at: [288, 200], r: 190, fill: 'quiet' },
  {
    kind: 'line',
    points: [
      [200, 410],
      [290, 200],
      [383, 36],
      [460, 78],
      [520, 106],
      [580, 129],
      [640, 147],
      [720, 165],
      [800, 177],
      [900, 186],
      [1100, 194],
      [480 + bleed, 200],
      [480 + bleed, 410],
    ],
    fill: 'quiet',
  },
  { kind: 'dot', at: [190, 236], r: 126, fill: 'background' },
  { kind: 'arc', at: [190, 236], r: 150, from: 30, to: 60, stroke: 'raised', width: 8 },
];

/** Its foam, over the store. */
const foam = (
  [
    [116, 128, 18],
    [150, 112, 22],
    [186, 108, 16],
    [128, 102, 14],
  ] as const
).map(([x, y, r]): Shape => ({ kind: 'dot', at: [x, y], r, fill: 'raised' }));

/** A shopping bag. The point is the middle of its lower edge, and its top leans to the right. */
const bag = ([x, y]: Point, fill: Tone, lean: number): readonly Shape[] => [
  { kind: 'arc', at: [x + lean, y - 54], r: 13, from: 270, to: 450, stroke: fill, width: 6 },
  cutOut(
    [
      [x - 22, y],
      [x + 22, y - lean / 2],
      [x + 22 + lean, y - 54 - lean / 2],
      [x - 22 + lean, y - 54],
    ],
    fill,
    8,
  ),
];

/** A store with its keeper, who has tea. */
const store: readonly Shape[] = [
  panel([12, 190], [208, 180], 0, 'raised'),
  { kind: 'face', at: [96, 374], size: 184, ...looks.baldHead },
  { kind: 'arc', at: [196, 314], r: 12, from: 0, to: 180, stroke: 'brand', width: 6 },
  panel([156, 292], [40, 44], 10, 'brand'),
  line([140, 356], [160, 330], 'strong', 26),
  { kind: 'dot', at: [164, 322], r: 12, fill: 'quiet' },
  ...[0, 1, 2, 3, 4].map((stripe) =>
    panel([stripe * 46, 186], [46, 40], 14, stripe % 2 ? 'raised' : 'brand'),
  ),
  panel([0, 162], [230, 40], 8, 'strong'),
  { ...centered(heading([115, 183], 'Online store', 28)), fill: 'raised' },
  panel([12, 360], [208, 50], 0, 'strong'),
  slot([0, 344], [232, 20], 'brand'),
  slot([54, 368], [124, 36], 'match'),
  onBright(centered(strong([116, 387], 'Open', 26))),
];

/** A parcel that the wave has thrown onto the roof. */
const parcel: readonly Shape[] = [
  panel([14, 118], [58, 46], 6, 'brand'),
  panel([36, 118], [14, 46], 0, 'quiet'),
];

/** A shopper who rides the wave in a bag. */
const shopper: readonly Shape[] = [
  { kind: 'face', at: [402, 296], size: 184, ...looks.longHair },
  ...[-1, 1].flatMap((way): readonly Shape[] => [
    line([402 + way * 44, 270], [402 + way * 60, 174], 'brand', 24),
    { kind: 'dot', at: [402 + way * 62, 160], r: 15, fill: 'raised' },
  ]),
  cutOut(
    [
      [342, 280],
      [462, 280],
      [470, 402],
      [334, 402],
    ],
    'raised',
    16,
  ),
  onBright(centered(heading([402, 322], 'Black', 38))),
  onBright(centered(heading([402, 362], 'Friday', 38))),
];

/**
 * Retail and e-commerce: a wave of shopping bags breaks over an online store on Black Friday. A shopper
 * rides it in a bag. The store is open, and its keeper has tea.
 */
export const waveOfBags: Composition = {
  width: 480,
  height: 410,
  bleeds: true,
  shapes: [
    ...wave,
    ...parcel,
    ...bag([50, 96], 'brand', 12),
    ...bag([234, 98], 'strong', 14),
    ...bag([330, 108], 'brand', -14),
    ...foam,
    ...store,
    ...shopper,
  ],
};
