import type { Shape } from '#design-system';
import { panel } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** An office chair for somebody who is not there. The grandmother’s hand is on it. */
export const emptyChair: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [736, 376],
      [800, 346],
      [800, 376],
      [800, 346],
      [864, 376],
      [800, 346],
      [800, 302],
      [702, 302],
      [702, 238],
      [686, 238],
      [716, 238],
      [702, 238],
      [702, 302],
      [898, 302],
      [898, 238],
      [884, 238],
      [914, 238],
    ],
    stroke: 'control',
    width: 16,
  },
  panel([730, 156], [140, 116], 34, 'match'),
  panel([712, 280], [176, 46], 20, 'match'),
  onBright(centered(heading([800, 220], '404', 62))),
  {
    kind: 'arc',
    at: [800, 76],
    r: 52,
    from: 236,
    to: 484,
    stroke: 'brand',
    width: 9,
    dashed: true,
  },
  { kind: 'dot', at: [698, 238], r: 18, fill: 'raised' },
];
