import type { Shape } from '#design-system';
import { cutOut, line, looks } from '../figure-shapes.ts';
import { elevator } from './elevator-lobby.ts';

/** A giraffe that ducks to fit into an elevator, which was not empty. */
export const duckingGiraffe: readonly Shape[] = [
  elevator(420, [112, 202], 'strong', 'quiet'),
  cutOut(
    [
      [410, 110],
      [430, 110],
      [420, 98],
    ],
    'strong',
    4,
  ),
  { kind: 'face', at: [420, 306], size: 118, ...looks.headscarf, clothes: 'quiet' },
  {
    kind: 'line',
    points: [
      [180, 226],
      [198, 200],
      [218, 196],
      [208, 294],
      [218, 206],
      [240, 294],
      [234, 206],
      [290, 206],
      [284, 294],
      [298, 206],
      [314, 294],
    ],
    stroke: 'raised',
    width: 20,
  },
  line([228, 200], [284, 192], 'raised', 62),
  {
    kind: 'line',
    points: [
      [290, 190],
      [287, 120],
      [288, 96],
      [292, 81],
      [303, 70],
      [318, 66],
      [333, 70],
      [344, 81],
      [362, 108],
      [382, 146],
      [428, 166],
    ],
    stroke: 'raised',
    width: 34,
  },
  {
    kind: 'line',
    points: [
      [386, 148],
      [392, 124],
      [390, 144],
      [406, 148],
      [416, 126],
    ],
    stroke: 'raised',
    width: 8,
  },
  { kind: 'dots', at: [224, 198], count: 3, gap: 32, r: 11, fill: 'brand' },
  { kind: 'dots', at: [288, 96], count: 3, gap: 30, r: 8, fill: 'brand', direction: 'down' },
  { kind: 'dot', at: [402, 154], r: 6, fill: 'strong' },
];
