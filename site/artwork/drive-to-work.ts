import type { Composition, Shape } from '#design-system';
import { car, suitcase, windshield } from './career/car.ts';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBright } from './figure-words.ts';

/** A sign for where the road leads, with a bird on it. */
const sign: readonly Shape[] = [
  slot([434, 80], [14, 322], 'strong'),
  panel([386, 72], [94, 108], 16, 'match'),
  onBright(centered(heading([433, 106], 'First', 35))),
  onBright(centered(heading([433, 147], 'day', 35))),
  line([440, 54], [440, 68], 'strong', 4),
  line([446, 46], [468, 33], 'raised', 14),
  cutOut(
    [
      [420, 32],
      [406, 41],
      [422, 46],
    ],
    'quiet',
    4,
  ),
  { kind: 'dot', at: [435, 40], r: 20, fill: 'raised' },
  { kind: 'dot', at: [428, 35], r: 4, fill: 'strong' },
];

/** An open map, which leads past three dots to the place that the recruiter has marked. */
const map: readonly Shape[] = [
  cutOut(
    [
      [104, 240],
      [144, 250],
      [184, 240],
      [224, 250],
      [224, 316],
      [184, 306],
      [144, 316],
      [104, 306],
    ],
    'raised',
    8,
  ),
  ...[104, 184].map((x) =>
    cutOut(
      [
        [x, 240],
        [x + 40, 250],
        [x + 40, 316],
        [x, 306],
      ],
      'subtle',
      8,
    ),
  ),
  ...(
    [
      [128, 294],
      [146, 276],
      [170, 288],
    ] as const
  ).map((at): Shape => ({ kind: 'dot', at, r: 6, fill: 'strong' })),
  cutOut(
    [
      [186, 276],
      [216, 276],
      [201, 300],
    ],
    'strong',
    4,
  ),
  { kind: 'dot', at: [201, 268], r: 17, fill: 'strong' },
  { kind: 'tick', at: [201, 269], r: 8, stroke: 'raised', width: 4 },
  ...[90, 216].map((x) => slot([x, 276], [26, 17], 'quiet')),
];

/** Career: a candidate and her recruiter drive to the first day together, with a map and a résumé. */
export const driveToWork: Composition = {
  width: 480,
  height: 404,
  shapes: [
    ...sign,
    ...suitcase,
    { kind: 'face', at: [276, 304], size: 242, ...looks.afro, skin: 'subtle', clothes: 'raised' },
    ...windshield,
    line([322, 278], [350, 258], 'raised', 28),
    { kind: 'dot', at: [352, 254], r: 14, fill: 'subtle' },
    { kind: 'face', at: [164, 304], size: 242, ...looks.bun, skin: 'quiet', wears: 'headset' },
    ...car,
    ...map,
  ],
};
