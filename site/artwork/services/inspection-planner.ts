import type { Composition, Shape } from '#design-system';
import { bleed, cutOut, line, panel } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';
import { dogInBin } from './dog-in-bin.ts';
import { duckingGiraffe } from './ducking-giraffe.ts';
import { inspector, pressingArm } from './elevator-inspector.ts';
import { elevator } from './elevator-lobby.ts';
import { palmCarrier, pianoCarrier } from './odd-luggage.ts';
import { retiredPlanner } from './retired-planner.ts';

/** The display above the inspector’s elevator. It counts late inspections instead of floors. */
const display: readonly Shape[] = [
  {
    kind: 'frame',
    at: [713, 7],
    size: [210, 58],
    radius: 18,
    fill: 'match',
    stroke: 'strong',
    width: 10,
  },
  cutOut(
    [
      [746, 28],
      [774, 28],
      [760, 48],
    ],
    'strong',
    6,
  ),
  onBright(heading([788, 37], '2 late', 40)),
];

/** The planner: a calendar whose days are the elevator’s buttons. One was pressed. */
const planner: readonly Shape[] = [
  panel([808, 92], [176, 190], 16, 'brand'),
  { kind: 'dots', at: [844, 92], count: 2, gap: 104, r: 10, fill: 'strong' },
  onBrand(centered(heading([896, 130], 'Inspections', 28))),
  ...[168, 208, 248].map(
    (y): Shape => ({ kind: 'dots', at: [832, y], count: 5, gap: 32, r: 13, fill: 'raised' }),
  ),
  { kind: 'dot', at: [864, 208], r: 20, fill: 'match' },
];

/**
 * In a lobby, an inspector presses a button in an elevator. The buttons are a calendar of inspections.
 * A dog sits in a bin with the paper calendar. Others move with a piano and a palm, a giraffe ducks, and
 * the retired planner sleeps in a hammock.
 */
export const inspectionPlanner: Composition = {
  width: 1600,
  height: 320,
  bleeds: true,
  shapes: [
    ...pianoCarrier,
    ...duckingGiraffe,
    elevator(818, [376, 258], 'raised', 'brand'),
    ...display,
    ...inspector,
    ...planner,
    ...pressingArm,
    ...dogInBin,
    ...palmCarrier,
    ...retiredPlanner,
    line([-bleed, 314], [1600 + bleed, 314], 'strong', 20),
  ],
};
