import type { Composition, Point, Shape } from '#design-system';
import { bleed, cutOut, panel } from '../figure-shapes.ts';
import { centered, heading } from '../figure-words.ts';
import { ducklings, duckWithBill } from './duck-with-bill.ts';
import { fisherman } from './fished-date.ts';
import { leadInDeckChair } from './lead-in-deck-chair.ts';
import { boat, oars } from './rowing-suppliers.ts';

const [left, right] = [-bleed, 1600 + bleed];

const dial: Point = [944, 100];

/** A jetty, and a meter on a pipe that comes out of the river. */
const meter: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [594, 300],
      [594, 266],
      [994, 266],
      [994, 300],
    ],
    stroke: 'subtle',
    width: 16,
  },
  {
    kind: 'line',
    points: [
      [900, 200],
      [994, 200],
      [994, 300],
    ],
    stroke: 'brand',
    width: 48,
  },
  panel([872, 166], [22, 66], 6, 'strong'),
  panel([922, 8], [44, 30], 8, 'strong'),
  { kind: 'dot', at: dial, r: 76, fill: 'strong' },
  { kind: 'dot', at: dial, r: 62, fill: 'raised' },
  panel([892, 76], [104, 50], 12, 'strong'),
  { ...centered(heading([944, 102], 'Live', 42)), fill: 'raised' },
];

/** The surface of the water: short flat parts, and slopes between them. */
const crest = (step: number): Point => [step * 24 - (step % 2) * 8, step % 4 < 2 ? 294 : 286];

/**
 * The new billing system is live, as a water meter by the river says, and the project lead lies in a
 * deck chair. The yellow report is her hat. A duck brings the first bill, seven suppliers row
 * together, and a fisherman reels in an old end date.
 */
export const waterMeter: Composition = {
  width: 1600,
  height: 320,
  bleeds: true,
  shapes: [
    ...meter,
    ...leadInDeckChair,
    ...boat,
    ...fisherman,
    ...ducklings,
    ...duckWithBill,
    cutOut(
      [
        [left, 290],
        crest(0),
        ...Array.from({ length: 67 }, (_, step) => crest(step + 1)),
        [right, 290],
        [right, 316],
        [left, 316],
      ],
      'brand',
      8,
    ),
    ...oars,
  ],
};
