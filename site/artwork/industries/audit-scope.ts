import type { Composition, Shape } from '#design-system';
import { bleed, block, cutOut, ground, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';

/** A plant in a hanging pot. */
const hangingPot = (x: number): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x - 36, 66],
      [x, 8],
      [x + 36, 66],
    ],
    stroke: 'strong',
    width: 4,
  },
  { kind: 'dots', at: [x - 30, 58], count: 3, gap: 30, r: 20, fill: 'brand' },
  cutOut(
    [
      [x - 30, 70],
      [x + 30, 70],
      [x + 20, 106],
      [x - 20, 106],
    ],
    'raised',
    10,
  ),
];

/** A system that the audit still covers. */
const system = (name: string, index: number): readonly Shape[] => {
  const y = 436 + index * 31;
  return [
    { kind: 'tick', at: [32, y + 1], r: 9, stroke: 'brand', width: 5 },
    onBright(plain([58, y + 1], name, 'strong', 21)),
  ];
};

/** A clipboard that leans against the counter. */
const list: readonly Shape[] = [
  panel([4, 350], [230, 206], 14, 'raised'),
  panel([80, 338], [78, 26], 8, 'strong'),
  onBright(heading([22, 379], 'Audit scope', 28)),
  onBright(plain([22, 407], '4 of 60 systems', 'strong', 21)),
  ...['Terminals', 'Network', 'Gateway', 'Key vault'].flatMap(system),
];

/** A terminal that encrypts the card before any other system sees it. */
const terminal: readonly Shape[] = [
  panel([0, 142], [160, 174], 24, 'brand'),
  panel([12, 154], [136, 92], 14, 'raised'),
  onBright(centered(heading([80, 183], '$48.20', 34))),
  onBright(centered(plain([80, 222], 'Encrypted', 'strong', 21))),
  ...[262, 285].map(
    (y): Shape => ({ kind: 'dots', at: [36, y], count: 3, gap: 44, r: 9, fill: 'quiet' }),
  ),
  slot([36, 299], [88, 8], 'strong'),
];

/** The auditor behind the counter, with a magnifying glass before an eye. */
const auditor: readonly Shape[] = [
  { kind: 'face', at: [248, 320], size: 220, ...looks.bun },
  line([288, 216], [304, 268], 'brand', 12),
  { kind: 'dot', at: [276, 194], r: 27, fill: 'raised', stroke: 'brand', width: 9 },
  { kind: 'dot', at: [272, 194], r: 12, fill: 'strong' },
  { kind: 'dot', at: [302, 272], r: 18, fill: 'raised' },
];

/** A garden gnome, who pays by card. */
const gnome: readonly Shape[] = [
  panel([370, 206], [96, 108], 36, 'brand'),
  { kind: 'dots', at: [394, 300], count: 2, gap: 48, r: 16, fill: 'strong' },
  panel([384, 176], [68, 50], 20, 'subtle'),
  cutOut(
    [
      [382, 222],
      [454, 222],
      [418, 286],
    ],
    'raised',
    14,
  ),
  cutOut(
    [
      [380, 182],
      [418, 80],
      [456, 182],
    ],
    'strong',
    14,
  ),
  { kind: 'dots', at: [402, 203], count: 2, gap: 32, r: 5, fill: 'strong' },
  { kind: 'dot', at: [418, 215], r: 13, fill: 'quiet' },
  panel([338, 232], [56, 38], 6, 'raised'),
  line([342, 245], [390, 245], 'strong', 8),
  { kind: 'dot', at: [390, 262], r: 13, fill: 'subtle' },
];

/** A watering can with what the audit leaves out. */
const can: readonly Shape[] = [
  { kind: 'arc', at: [332, 412], r: 52, from: -90, to: 90, stroke: 'match', width: 16 },
  line([396, 530], [454, 416], 'match', 22),
  line([438, 402], [471, 420], 'match', 17),
  cutOut(
    [
      [268, 414],
      [396, 414],
      [406, 546],
      [258, 546],
    ],
    'match',
    20,
  ),
  onBright(centered(strong([332, 454], 'Out of scope', 21))),
  onBright(centered(heading([332, 501], '56 of 60', 35))),
];

/**
 * A garden center’s cash desk. The terminal encrypts a gnome’s card. The auditor’s list has four
 * systems, and a watering can has the number that is out of scope.
 */
export const auditScope: Composition = {
  width: 480,
  height: 560,
  bleeds: true,
  shapes: [
    ground(506, 'subtle'),
    line([-bleed, 8], [480 + bleed, 8], 'strong', 10),
    ...hangingPot(80),
    ...hangingPot(320),
    ...auditor,
    block([-bleed, 320], [480 + bleed * 2, 186], 'brand'),
    line([-bleed, 322], [480 + bleed, 322], 'raised', 16),
    ...terminal,
    ...gnome,
    ...list,
    ...can,
  ],
};
