import type { Shape } from '#design-system';
import { cutOut, panel, snore } from '../figure-shapes.ts';
import { centered, heading, onBrand } from '../figure-words.ts';

/** The desk phone. Its handset is in the cradle. */
export const telephone: readonly Shape[] = [
  cutOut(
    [
      [326, 392],
      [446, 392],
      [468, 474],
      [304, 474],
    ],
    'brand',
    20,
  ),
  onBrand(centered(heading([386, 431], 'No calls', 28))),
  { kind: 'dots', at: [338, 462], count: 5, gap: 24, r: 7, fill: 'quiet' },
  {
    kind: 'line',
    points: [
      [308, 408],
      [308, 390],
      [464, 390],
      [464, 408],
    ],
    stroke: 'strong',
    width: 30,
  },
];

/** A cat that sleeps on the handset. */
export const cat: readonly Shape[] = [
  panel([326, 256], [150, 124], 60, 'raised'),
  {
    kind: 'match',
    from: [466, 336],
    to: [456, 446],
    direction: 'down',
    stroke: 'raised',
    width: 17,
  },
  { kind: 'dot', at: [346, 336], r: 48, fill: 'raised' },
  cutOut(
    [
      [306, 320],
      [306, 278],
      [328, 294],
      [364, 294],
      [386, 278],
      [386, 320],
    ],
    'raised',
    8,
  ),
  { kind: 'arc', at: [346, 336], r: 48, from: 50, to: 150, stroke: 'quiet', width: 5 },
  ...[318, 374].map((x) =>
    cutOut(
      [
        [x - 4, 288],
        [x + 4, 288],
        [x + (x < 346 ? -5 : 5), 281],
      ],
      'quiet',
      6,
    ),
  ),
  ...[327, 365].map(
    (x): Shape => ({
      kind: 'arc',
      at: [x, 328],
      r: 10,
      from: 100,
      to: 260,
      stroke: 'strong',
      width: 5,
    }),
  ),
  cutOut(
    [
      [341, 347],
      [351, 347],
      [346, 352],
    ],
    'strong',
    5,
  ),
  { kind: 'dots', at: [324, 384], count: 2, gap: 40, r: 13, fill: 'raised' },
  snore([328, 236], 15, 6),
  snore([318, 188], 24, 6),
];
