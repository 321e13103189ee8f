import type { Shape } from '#design-system';
import { line, looks, slot } from '../figure-shapes.ts';
import { areas } from './areas.ts';

/** A guest who has planned another kind of vacation. His surfboard serves as an umbrella. */
export const surfer: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1404, 110],
      [1390, 186],
      [1420, 244],
      [1496, 244],
      [1534, 186],
      [1522, 96],
    ],
    stroke: 'subtle',
    width: 28,
  },
  {
    kind: 'line',
    points: [
      [1434, 362],
      [1434, 310],
      [1482, 310],
      [1482, 362],
    ],
    stroke: 'strong',
    width: 38,
  },
  areas(
    [
      [
        [1450, 384],
        [1450, 358],
        [1426, 358],
        [1384, 384],
      ],
      [
        [1466, 384],
        [1466, 358],
        [1490, 358],
        [1532, 384],
      ],
    ],
    'quiet',
  ),
  {
    kind: 'face',
    at: [1458, 292],
    size: 184,
    ...looks.mustache,
    cut: 'short',
    skin: 'subtle',
    clothes: 'subtle',
  },
  slot([1390, 266], [136, 34], 'raised'),
  line([1372, 108], [1580, 78], 'raised', 38),
  line([1372, 108], [1580, 78], 'strong', 6),
];
