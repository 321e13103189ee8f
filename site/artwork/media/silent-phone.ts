import type { Composition, Shape } from '#design-system';
import { cutOut, ground, heart, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';

/** The large screen: the couple of the show, how fast it started, and how many watch. */
const television: readonly Shape[] = [
  panel([186, 300], [60, 40], 0, 'strong'),
  panel([0, 0], [308, 312], 22, 'strong'),
  panel([12, 12], [284, 240], 12, 'brand'),
  { kind: 'face', at: [142, 252], size: 150, ...looks.mustache, skin: 'subtle', clothes: 'strong' },
  { kind: 'face', at: [222, 252], size: 190, ...looks.longHair, clothes: 'quiet' },
  panel([12, 12], [150, 92], 12, 'match'),
  onBright(strong([30, 38], 'Tonight', 22)),
  onBright(heading([29, 76], '1.1 s', 48)),
  { ...heading([150, 283], '400,000 plays', 22), fill: 'raised' },
];

/** A small screen with a spinner. */
const spinner: readonly Shape[] = [
  panel([52, 390], [40, 34], 0, 'quiet'),
  slot([22, 414], [100, 20], 'quiet'),
  panel([0, 222], [140, 176], 22, 'raised'),
  { kind: 'arc', at: [70, 290], r: 42, from: 0, to: 359, stroke: 'line', width: 11 },
  { kind: 'arc', at: [70, 290], r: 42, from: 0, to: 90, stroke: 'text', width: 11 },
  onBright(centered(heading([70, 291], '9 s', 28))),
  onBright(centered(plain([70, 364], 'Last season', 'text', 22))),
];

/** The desk phone, with the handset in its cradle. */
const telephone: readonly Shape[] = [
  cutOut(
    [
      [302, 352],
      [456, 352],
      [468, 424],
      [290, 424],
    ],
    'raised',
    20,
  ),
  panel([326, 362], [106, 36], 10, 'strong'),
  { ...centered(strong([379, 381], 'No calls', 23)), fill: 'raised' },
  ...[0, 1, 2, 3].map((key) => slot([316 + key * 34, 408], [26, 12], 'quiet')),
  panel([280, 318], [62, 44], 14, 'subtle'),
  panel([418, 318], [62, 44], 14, 'subtle'),
  slot([280, 318], [200, 26], 'subtle'),
];

/** A cat that sleeps on the handset. */
const cat: readonly Shape[] = [
  {
    kind: 'match',
    from: [464, 290],
    to: [454, 400],
    direction: 'down',
    stroke: 'strong',
    width: 14,
  },
  slot([330, 244], [148, 80], 'strong'),
  { kind: 'dot', at: [358, 284], r: 40, fill: 'strong' },
  { kind: 'arc', at: [358, 284], r: 42, from: 46, to: 160, stroke: 'background', width: 5 },
  cutOut(
    [
      [324, 270],
      [326, 228],
      [346, 246],
      [370, 246],
      [390, 228],
      [392, 270],
    ],
    'strong',
    8,
  ),
  ...[342, 374].map(
    (x): Shape => ({
      kind: 'arc',
      at: [x, 276],
      r: 9,
      from: 100,
      to: 260,
      stroke: 'quiet',
      width: 4,
    }),
  ),
  { kind: 'dot', at: [358, 294], r: 4.5, fill: 'quiet' },
  heading([410, 206], 'z', 30),
  heading([436, 176], 'z', 40),
];

/**
 * A control desk on premiere night, with the show on the large screen and last season’s spinner on
 * the small one. The phone doesn’t ring, so the cat sleeps on it.
 */
export const silentPhone: Composition = {
  width: 480,
  height: 440,
  bleeds: true,
  shapes: [
    ground(336, 'strong'),
    panel([344, 0], [136, 144], 14, 'strong'),
    panel([354, 10], [116, 124], 8, 'brand'),
    { kind: 'dot', at: [420, 60], r: 30, fill: 'subtle' },
    { kind: 'dot', at: [406, 52], r: 28, fill: 'brand' },
    { kind: 'dots', at: [376, 32], count: 2, gap: 76, r: 3.5, fill: 'subtle' },
    { kind: 'dot', at: [388, 112], r: 3.5, fill: 'subtle' },
    ...television,
    ...spinner,
    { kind: 'arc', at: [252, 386], r: 20, from: 0, to: 180, stroke: 'quiet', width: 10 },
    panel([186, 346], [68, 84], 14, 'quiet'),
    ...heart([220, 382], 12, 'strong'),
    ...telephone,
    ...cat,
  ],
};
