import type { Composition, Shape } from '#design-system';
import { dollarSign, line, looks, onCircle, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBrand, onBright } from './figure-words.ts';

/** A bank’s vault, with its door wide open. */
const vault: readonly Shape[] = [
  panel([0, 0], [296, 400], 28, 'brand'),
  onBrand(centered(heading([144, 34], 'Bank', 40))),
  { kind: 'dot', at: [144, 208], r: 126, fill: 'quiet', stroke: 'raised', width: 20 },
  ...Array.from({ length: 12 }, (_, bolt): Shape => {
    const at = onCircle([144, 208], 126, bolt * 30 + 15);
    return { kind: 'dot', at, r: 5, fill: 'strong' };
  }),
  panel([290, 84], [32, 248], 8, 'quiet'),
  panel([274, 68], [26, 280], 10, 'raised'),
];

/** An auditor with a magnifying glass and a list of checks. */
const auditor: readonly Shape[] = [
  ...[116, 172].map((x) => line([x, 290], [x, 370], 'strong', 44)),
  ...[96, 158].map((x) => slot([x, 376], [66, 24], 'raised')),
  { kind: 'face', at: [144, 312], size: 236, ...looks.bun },
  panel([40, 240], [76, 100], 8, 'raised'),
  ...[262, 290, 318].flatMap((y): readonly Shape[] => [
    { kind: 'tick', at: [60, y], r: 8, stroke: 'strong', width: 5 },
    line([78, y], [102, y], 'quiet', 7),
  ]),
  { kind: 'dot', at: [112, 296], r: 14, fill: 'raised' },
  line([188, 194], [214, 232], 'brand', 14),
  line([202, 292], [226, 248], 'strong', 34),
  { kind: 'dot', at: [218, 236], r: 15, fill: 'raised' },
  { kind: 'dot', at: [168, 172], r: 30, fill: 'raised', stroke: 'brand', width: 10 },
  { kind: 'dot', at: [170, 174], r: 10, fill: 'strong' },
];

/** A coin on legs leads the way with a guide’s flag. */
const coin: readonly Shape[] = [
  line([340, 6], [340, 244], 'raised', 10),
  panel([338, 12], [142, 64], 8, 'raised'),
  onBright(centered(heading([410, 45], 'Follow me', 26))),
  {
    kind: 'line',
    points: [
      [388, 240],
      [384, 312],
      [344, 352],
      [356, 384],
    ],
    stroke: 'quiet',
    width: 20,
  },
  {
    kind: 'line',
    points: [
      [412, 240],
      [436, 312],
      [436, 380],
    ],
    stroke: 'quiet',
    width: 20,
  },
  line([344, 358], [354, 384], 'raised', 28),
  slot([420, 374], [60, 26], 'raised'),
  { kind: 'dot', at: [402, 186], r: 76, fill: 'match' },
  { kind: 'dot', at: [402, 186], r: 60, stroke: 'strong', width: 5 },
  ...dollarSign([402, 186], 42, 'strong'),
  line([362, 244], [340, 232], 'quiet', 18),
  { kind: 'dot', at: [338, 226], r: 13, fill: 'raised' },
];

/**
 * Banking and finance: a coin with a guide’s flag walks out of the bank’s vault. An auditor with a
 * magnifying glass and a list of checks follows it.
 */
export const followedCoin: Composition = {
  width: 480,
  height: 400,
  shapes: [...vault, ...auditor, ...coin],
};
