import type { Shape } from '#design-system';
import { cutOut, line, looks, slot } from '../figure-shapes.ts';
import { solarPanel } from './panels-on-roof.ts';

/** The last panel for the roof. */
const panel: readonly Shape[] = [
  cutOut(
    [
      [630, 94],
      [970, 94],
      [1006, 136],
      [594, 136],
    ],
    'strong',
    16,
  ),
  solarPanel([630, 970, 94], [594, 1006, 136], 6, 'match', 'strong'),
];

/** The head of people, with an arm behind her head, her knee up, and a coffee. */
const passenger: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [716, 104],
      [690, 70],
      [718, 50],
    ],
    stroke: 'brand',
    width: 24,
  },
  {
    kind: 'line',
    points: [
      [908, 112],
      [788, 112],
      [848, 56],
      [884, 112],
    ],
    stroke: 'strong',
    width: 26,
  },
  slot([902, 66], [28, 60], 'brand'),
  line([716, 110], [788, 110], 'brand', 30),
  { kind: 'face', at: [742, 120], size: 116, ...looks.bun, skin: 'quiet', clothes: 'brand' },
  line([772, 104], [806, 76], 'brand', 24),
  cutOut(
    [
      [796, 38],
      [824, 38],
      [819, 74],
      [801, 74],
    ],
    'strong',
    6,
  ),
  slot([789, 28], [42, 13], 'raised'),
  { kind: 'dot', at: [807, 66], r: 14, fill: 'quiet' },
];

/** The last panel of a roof as a lounger, for the head of people. */
export const panelLounge: readonly Shape[] = [...panel, ...passenger];
