import type { Composition, Point, Shape } from '#design-system';
import { onCircle } from '../figure-shapes.ts';
import { panelLounge } from './panel-lounge.ts';
import { array, roof, wall } from './panels-on-roof.ts';
import { roofCrew } from './roof-crew.ts';

const middle: Point = [220, 160];

/** The sun’s rays: one area, from the sun to the panel’s edge and back for each. */
const rays: Shape = {
  kind: 'line',
  points: [
    middle,
    middle,
    ...[-84, -56, -28, 0, 28, 56, 84].flatMap((degrees) => [
      onCircle(middle, 1100, degrees - 7),
      onCircle(middle, 1100, degrees + 7),
      middle,
    ]),
  ],
  fill: 'subtle',
};

/** The sun behind the roof. */
const sun: readonly Shape[] = [rays, { kind: 'dot', at: middle, r: 132, fill: 'raised' }];

/**
 * The crew that was hired lifts the last solar panel of a roof at sunrise. The head of people lies on
 * it like on a lounger, with a coffee.
 */
export const solarRoof: Composition = {
  width: 480,
  height: 464,
  bleeds: true,
  shapes: [...wall, ...sun, ...panelLounge, ...roofCrew, ...roof, ...array],
};
