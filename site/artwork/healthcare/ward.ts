import type { Shape } from '#design-system';
import { bleed, cutOut, heart, line, looks, panel, plus, slot } from '../figure-shapes.ts';

/** The curtain around a bed. Its rail comes from the left edge and ends in a knob. */
export const curtain: readonly Shape[] = [
  line([-bleed, 20], [464, 20], 'control', 12),
  { kind: 'dot', at: [463, 20], r: 17, fill: 'control' },
  panel([0, 34], [480, 338], 0, 'brand'),
  { kind: 'dots', at: [30, 373], count: 8, gap: 60, r: 30, fill: 'brand' },
  ...[180, 240, 360].map((x) => line([x, 70], [x, 372], 'strong', 3)),
  { kind: 'dots', at: [30, 28], count: 7, gap: 60, r: 9, fill: 'control' },
];

/** A nurse with a tube of blood. */
export const nurse: readonly Shape[] = [
  { kind: 'face', at: [76, 316], size: 206, ...looks.bun, clothes: 'quiet', collar: 'brand' },
  panel([3, 312], [146, 92], 0, 'quiet'),
  cutOut(
    [
      [40, 118],
      [112, 118],
      [104, 150],
      [48, 150],
    ],
    'raised',
    10,
  ),
  ...plus([76, 134], 10, 'brand'),
  line([28, 346], [62, 346], 'brand', 7),
  slot([136, 168], [34, 116], 'raised'),
  slot([141, 200], [24, 79], 'strong'),
  slot([128, 158], [50, 22], 'quiet'),
  line([116, 336], [146, 290], 'quiet', 38),
  ...[248, 264, 280].map((y) => slot([130, y], [46, 15], 'quiet')),
];

/** The bed that the patients sit on, and their legs. One has a cast. */
export const bed: readonly Shape[] = [
  ...[188, 454].flatMap((x): readonly Shape[] => [
    line([x, 330], [x, 380], 'control', 12),
    { kind: 'dot', at: [x, 388], r: 16, fill: 'strong' },
  ]),
  panel([170, 298], [310, 48], 18, 'raised'),
  ...[212, 262].flatMap((x) => [
    line([x, 326], [x, 380], 'quiet', 24),
    slot([x - 22, 380], [44, 24], 'subtle'),
  ]),
  line([408, 326], [408, 380], 'control', 24),
  slot([386, 380], [44, 24], 'quiet'),
  line([352, 326], [352, 374], 'subtle', 46),
  { kind: 'dots', at: [338, 392], count: 3, gap: 14, r: 8, fill: 'raised' },
  ...heart([352, 362], 10, 'strong'),
];
