import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, slot, snore } from './figure-shapes.ts';
import { column } from './services/named-holes.ts';
import { counter, waiting } from './services/reception.ts';

/** A cat that sleeps on the lowest column. Its tail hangs down. */
const cat: readonly Shape[] = [
  {
    kind: 'match',
    from: [134, 76],
    to: [148, 138],
    direction: 'down',
    stroke: 'quiet',
    width: 14,
  },
  slot([24, 46], [122, 58], 'quiet'),
  cutOut(
    [
      [14, 52],
      [16, 28],
      [30, 40],
      [48, 40],
      [62, 28],
      [64, 52],
    ],
    'quiet',
    8,
  ),
  { kind: 'dot', at: [39, 70], r: 33, fill: 'quiet' },
  ...[26, 52].map(
    (x): Shape => ({
      kind: 'arc',
      at: [x, 64],
      r: 7,
      from: 90,
      to: 270,
      stroke: 'strong',
      width: 4,
    }),
  ),
  { kind: 'dot', at: [39, 78], r: 4, fill: 'strong' },
  snore([84, 14], 16, 5),
  snore([116, 2.5], 11, 4),
];

/** The key to the lit hole, on a cord. */
const lentKey: readonly Shape[] = [
  line([252, 240], [252, 262], 'match', 6),
  { kind: 'dot', at: [252, 276], r: 14, stroke: 'match', width: 9 },
  {
    kind: 'line',
    points: [
      [252, 290],
      [252, 342],
      [252, 328],
      [269, 328],
      [252, 328],
      [252, 312],
      [265, 312],
    ],
    stroke: 'match',
    width: 9,
  },
];

/** The account lead, who takes it. */
const accountLead: readonly Shape[] = [
  line([304, 414], [254, 350], 'raised', 32),
  {
    kind: 'face',
    at: [341, 426],
    size: 172,
    ...looks.headscarf,
    skin: 'quiet',
    clothes: 'raised',
    wears: 'glasses',
  },
  { kind: 'dot', at: [253, 348], r: 18, fill: 'quiet' },
];

/**
 * Services on phones: a reception with a rack of twelve named pigeonholes above its counter. The
 * account lead takes the key to the lit one. A poodle waits, and a cat sleeps.
 */
export const receptionRack: Composition = {
  width: 480,
  height: 500,
  shapes: [
    ...column(0, 170, ['Strategic', 'Augmentation', 'RPO']),
    ...column(174, 147, ['Mobile apps', 'Websites', 'Marketing', 'Software'], 'Software'),
    ...column(325, 155, ['Projects', 'Oracle HCM', 'AWS', 'Salesforce', 'Data science']),
    ...cat,
    ...lentKey,
    ...accountLead,
    ...counter([0, 418], 480, 440),
    ...waiting([72, 500], 'brand', 1.06),
  ],
};
