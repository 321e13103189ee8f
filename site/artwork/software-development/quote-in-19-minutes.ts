import type { Composition, Shape } from '#design-system';
import { cutOut, ground, line, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';
import { author, counter, dealer, gull, lift, tabs } from './quote-lift.ts';

/** The author with his fishing rod. His boat tows the 11 tabs. */
const retired: readonly Shape[] = [
  { kind: 'dot', at: [338, 62], r: 48, fill: 'raised' },
  { kind: 'face', at: [382, 248], size: 156, ...author },
  cutOut(
    [
      [360, 106],
      [404, 106],
      [412, 130],
      [352, 130],
    ],
    'brand',
    14,
  ),
  slot([332, 128], [100, 16], 'brand'),
  line([438, 208], [464, 70], 'strong', 7),
  line([418, 232], [432, 212], 'strong', 24),
  { kind: 'dot', at: [438, 200], r: 14, fill: 'raised' },
  line([464, 70], [466, 268], 'strong', 2.5),
  { kind: 'dot', at: [466, 272], r: 9, fill: 'raised' },
  cutOut(
    [
      [310, 240],
      [460, 240],
      [434, 280],
      [322, 280],
    ],
    'subtle',
    14,
  ),
  line([306, 238], [464, 238], 'raised', 10),
];

/** The dealer holds up her quote. */
const quoted: readonly Shape[] = [
  { kind: 'face', at: [84, 214], size: 156, ...dealer },
  panel([132, 72], [128, 80], 8, 'match'),
  onBright(centered(heading([196, 112], '19 min', 36))),
  line([132, 200], [178, 168], 'subtle', 26),
  { kind: 'dot', at: [188, 158], r: 14, fill: 'raised' },
];

/** A phone that nobody calls, with a seagull on it. */
const phone: readonly Shape[] = [
  ...gull([270, 172]),
  cutOut(
    [
      [254, 178],
      [288, 178],
      [300, 200],
      [242, 200],
    ],
    'strong',
    8,
  ),
  slot([236, 164], [70, 16], 'strong'),
  ...[234, 288].map((x) => slot([x, 164], [20, 24], 'strong')),
  { kind: 'dot', at: [271, 190], r: 9, fill: 'raised' },
];

/** The dealer has a quote after 19 minutes. A seagull sits on the phone, and the author goes fishing. */
export const quoteIn19Minutes: Composition = {
  width: 480,
  height: 320,
  bleeds: true,
  shapes: [
    ground(250, 'brand'),
    ...retired,
    ...lift,
    ...quoted,
    ...counter,
    ...phone,
    ...tabs([
      [330, 276],
      [300, 284],
      [270, 280],
      [240, 286],
      [210, 280],
      [180, 286],
      [150, 280],
      [120, 286],
      [90, 280],
      [60, 286],
      [30, 280],
    ]),
  ],
};
