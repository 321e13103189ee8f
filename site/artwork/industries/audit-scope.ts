import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';
import { awning, counter, gnome, hangingPot } from './garden-center.ts';

/** A system that the audit still covers. */
const system = (name: string, index: number): readonly Shape[] => {
  const y = 526 + index * 30;
  return [
    { kind: 'tick', at: [32, y + 1], r: 9, stroke: 'brand', width: 5 },
    onBright(plain([58, y + 1], name, 'strong', 21)),
  ];
};

/** A clipboard that stands on the step, against the counter. */
const list: readonly Shape[] = [
  panel([4, 436], [230, 208], 14, 'raised'),
  panel([80, 424], [78, 26], 8, 'strong'),
  onBright(heading([22, 469], 'Audit scope', 28)),
  onBright(plain([22, 498], '4 of 60 systems', 'strong', 21)),
  ...['Terminals', 'Network', 'Gateway', 'Key vault'].flatMap(system),
];

/** A terminal that encrypts the card before any other system sees it. */
const terminal: readonly Shape[] = [
  panel([0, 222], [160, 172], 24, 'brand'),
  panel([12, 234], [136, 92], 14, 'raised'),
  onBright(centered(heading([80, 263], '$48.20', 34))),
  onBright(centered(plain([80, 302], 'Encrypted', 'strong', 21))),
  ...[342, 365].map(
    (y): Shape => ({ kind: 'dots', at: [36, y], count: 3, gap: 44, r: 9, fill: 'quiet' }),
  ),
  slot([36, 379], [88, 8], 'strong'),
];

/** The auditor behind the counter, with a magnifying glass before an eye. */
const auditor: readonly Shape[] = [
  { kind: 'face', at: [244, 400], size: 236, ...looks.bun },
  line([278, 290], [300, 352], 'brand', 12),
  { kind: 'dot', at: [272, 265], r: 29, fill: 'raised', stroke: 'brand', width: 9 },
  { kind: 'dot', at: [268, 265], r: 13, fill: 'strong' },
  {
    kind: 'line',
    points: [
      [304, 384],
      [332, 386],
      [304, 356],
    ],
    stroke: 'strong',
    width: 28,
  },
  { kind: 'dot', at: [301, 350], r: 17, fill: 'raised' },
];

/** A watering can with what the audit leaves out. */
const can: readonly Shape[] = [
  { kind: 'arc', at: [332, 500], r: 50, from: -90, to: 90, stroke: 'match', width: 16 },
  line([396, 616], [454, 502], 'match', 22),
  line([438, 488], [471, 506], 'match', 17),
  cutOut(
    [
      [268, 502],
      [396, 502],
      [406, 634],
      [258, 634],
    ],
    'match',
    20,
  ),
  onBright(centered(strong([332, 542], 'Out of scope', 21))),
  onBright(centered(heading([332, 589], '56 of 60', 35))),
];

/**
 * A garden center’s cash desk. The terminal encrypts a gnome’s card. The auditor’s list has four
 * systems, and a watering can has the number that is out of scope.
 */
export const auditScope: Composition = {
  width: 480,
  height: 680,
  bleeds: true,
  shapes: [
    ...hangingPot,
    ...awning,
    ...auditor,
    ...counter,
    ...terminal,
    ...gnome,
    ...list,
    ...can,
  ],
};
