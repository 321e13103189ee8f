import type { Look, Point, Shape } from '#design-system';
import { cutOut, line, looks, onCircle } from '../figure-shapes.ts';

/** Where the parasol’s edge is. */
const rim = (degrees: number): Point => onCircle([384, 156], 108, degrees);

const parasol: readonly Shape[] = [
  line([384, 45], [384, 280], 'strong', 8),
  {
    kind: 'line',
    points: [rim(-68), rim(-34), rim(0), rim(34), rim(68)],
    fill: 'brand',
  },
  { kind: 'dots', at: [296.5, 115], count: 8, gap: 25, r: 12.5, fill: 'brand' },
];

/** A resident on a towel, who files a form on a phone below a parasol. */
export const residentOnTowel: readonly Shape[] = [
  ...parasol,
  line([270, 286], [484, 286], 'brand', 10),
  { kind: 'face', at: [404, 238], size: 124, ...looks.afro, clothes: 'strong' },
  cutOut(
    [
      [366, 238],
      [442, 238],
      [446, 274],
      [370, 274],
    ],
    'strong',
    12,
  ),
  {
    kind: 'line',
    points: [
      [408, 266],
      [344, 222],
      [310, 267],
      [288, 267],
    ],
    stroke: 'quiet',
    width: 26,
  },
  {
    kind: 'frame',
    at: [272, 130],
    size: [54, 82],
    radius: 10,
    fill: 'raised',
    stroke: 'strong',
    width: 9,
  },
  { kind: 'tick', at: [299, 172], r: 13, stroke: 'brand', width: 8 },
  line([372, 244], [338, 206], 'strong', 24),
  { kind: 'dot', at: [330, 196], r: 15, fill: 'quiet' },
];

const child: Look = { ...looks.ponytail, skin: 'quiet', clothes: 'brand' };

/** A father with a child on his shoulders, who waves goodbye. */
export const wavingResidents: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1166, 46],
      [1192, 120],
      [1248, 120],
      [1274, 46],
    ],
    stroke: 'brand',
    width: 22,
  },
  { kind: 'dots', at: [1164, 36], count: 2, gap: 112, r: 14, fill: 'quiet' },
  { kind: 'face', at: [1220, 130], size: 110, ...child },
  {
    kind: 'line',
    points: [
      [1182, 275],
      [1194, 275],
      [1202, 254],
      [1238, 254],
      [1246, 275],
      [1258, 275],
    ],
    stroke: 'brand',
    width: 26,
  },
  { kind: 'face', at: [1220, 220], size: 134, ...looks.mustache, clothes: 'strong' },
  ...[1180, 1260].map((x) => line([x, 136], [x, 206], 'quiet', 20)),
  {
    kind: 'line',
    points: [
      [1180, 204],
      [1160, 234],
      [1182, 222],
      [1182, 250],
      [1258, 250],
      [1258, 222],
      [1280, 234],
      [1260, 204],
    ],
    fill: 'strong',
    stroke: 'strong',
    width: 22,
  },
  { kind: 'dots', at: [1180, 198], count: 2, gap: 80, r: 14, fill: 'raised' },
];
