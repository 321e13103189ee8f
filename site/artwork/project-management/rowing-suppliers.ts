import type { Look, Point, Shape } from '#design-system';
import { cutOut, looks } from '../figure-shapes.ts';

const places = [70, 129, 188, 247, 306, 365, 424];

const crew: readonly Look[] = [
  looks.grayHair,
  looks.afro,
  looks.beard,
  looks.headscarf,
  looks.turban,
  { ...looks.bob, skin: 'subtle' },
  { ...looks.mustache, clothes: 'strong' },
];

/** Seven suppliers in one rowing boat. */
export const boat: readonly Shape[] = [
  ...places.map(
    (x, index): Shape => ({
      kind: 'face',
      at: [x, 250],
      size: 150,
      ...(crew[index] ?? looks.bun),
    }),
  ),
  cutOut(
    [
      [8, 222],
      [34, 246],
      [458, 246],
      [489, 214],
      [462, 304],
      [38, 304],
    ],
    'subtle',
    8,
  ),
];

/** Their oars, all at the same angle, the boat's edge in the same stroke, and the hands on the oars. */
export const oars: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [34, 247],
      [62, 247],
      ...places.flatMap((x): readonly Point[] => [
        [x - 4, 247],
        [x + 4, 230],
        [x - 32, 311],
        [x - 4, 247],
      ]),
      [458, 247],
    ],
    stroke: 'strong',
    width: 10,
  },
  { kind: 'dots', at: [73, 232], count: 7, gap: 59, r: 13, fill: 'raised' },
];
