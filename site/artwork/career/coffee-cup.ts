import type { Shape } from '#design-system';
import { cutOut, looks, panel, slot } from '../figure-shapes.ts';

/** Steam above a cup. */
const steam = (x: number): Shape => ({
  kind: 'match',
  from: [x, 86],
  to: [x + 24, 14],
  direction: 'down',
  stroke: 'quiet',
  width: 14,
});

/** A coffee stand in the shape of a cup. Its owner waves from the hatch. */
export const coffeeCup: readonly Shape[] = [
  steam(288),
  steam(348),
  { kind: 'arc', at: [212, 200], r: 54, from: 180, to: 360, stroke: 'raised', width: 26 },
  cutOut(
    [
      [216, 116],
      [448, 116],
      [418, 330],
      [246, 330],
    ],
    'raised',
    16,
  ),
  panel([252, 160], [160, 128], 10, 'surface'),
  { kind: 'face', at: [326, 300], size: 158, ...looks.mustache, skin: 'quiet', clothes: 'strong' },
  {
    kind: 'line',
    points: [
      [366, 278],
      [434, 264],
      [462, 196],
    ],
    stroke: 'strong',
    width: 30,
  },
  { kind: 'dot', at: [466, 178], r: 20, fill: 'quiet' },
  slot([238, 282], [188, 18], 'quiet'),
  panel([242, 136], [180, 26], 0, 'quiet'),
  { kind: 'dots', at: [257, 162], count: 6, gap: 30, r: 15, fill: 'quiet' },
  slot([188, 334], [288, 20], 'quiet'),
];
