import type { Composition, Point, Shape } from '#design-system';
import { bleed, line, onCircle } from '../figure-shapes.ts';
import { panelLounge } from './panel-lounge.ts';
import { roofCrew } from './roof-crew.ts';
import { cat, sheep } from './roof-pets.ts';
import { stork } from './stork.ts';

/** Where the sun’s edge is. */
const rim = (degrees: number): Point => onCircle([800, 204], 198, degrees, 1);

/** The sun, which rises behind the roof. */
const sun: Shape = {
  kind: 'line',
  points: [
    rim(-120),
    rim(-115),
    ...Array.from({ length: 45 }, (_, step) => rim(step * 5 - 110)),
    rim(120),
  ],
  fill: 'subtle',
};

/**
 * The crew that was hired lifts the last solar panel of a roof at sunrise. The head of people lies on
 * it like on a lounger, with a coffee. A sheep does the same, and a stork brings one more technician.
 */
export const solarRoof: Composition = {
  width: 1600,
  height: 320,
  bleeds: true,
  shapes: [
    sun,
    ...sheep,
    ...cat,
    ...panelLounge,
    ...roofCrew,
    ...stork,
    line([-bleed, 313], [1600 + bleed, 313], 'brand', 22),
  ],
};
