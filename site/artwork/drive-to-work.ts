import type { Composition, Shape } from '#design-system';
import { car, suitcase, windshield } from './career/car.ts';
import { coffeeCup } from './career/coffee-cup.ts';
import { desert, road } from './career/desert.ts';
import { hitchhiker } from './career/hitchhiker.ts';
import { cutOut, line, looks, panel } from './figure-shapes.ts';
import { centered, heading, onBright } from './figure-words.ts';

/** A sign for where the road leads, with a bird on it. */
const sign: readonly Shape[] = [
  line([974, 140], [974, 360], 'strong', 14),
  panel([926, 38], [94, 104], 16, 'match'),
  onBright(centered(heading([973, 71], 'First', 35))),
  onBright(centered(heading([973, 112], 'day', 35))),
  line([974, 26], [1000, 12], 'raised', 14),
  cutOut(
    [
      [952, 11],
      [938, 23],
      [952, 29],
    ],
    'quiet',
    4,
  ),
  { kind: 'dot', at: [968, 21], r: 20, fill: 'raised' },
  { kind: 'dot', at: [961, 17], r: 4, fill: 'strong' },
];

/** An open map, which leads to the place that the recruiter has marked. */
const map: readonly Shape[] = [
  cutOut(
    [
      [702, 214],
      [740, 224],
      [778, 214],
      [816, 224],
      [816, 292],
      [778, 282],
      [740, 292],
      [702, 282],
    ],
    'raised',
    8,
  ),
  cutOut(
    [
      [702, 214],
      [740, 224],
      [740, 292],
      [702, 282],
      [702, 214],
      [740, 224],
      [778, 214],
      [816, 224],
      [816, 292],
      [778, 282],
      [778, 214],
      [740, 224],
    ],
    'subtle',
    8,
  ),
  cutOut(
    [
      [781, 250],
      [811, 250],
      [796, 274],
    ],
    'strong',
    4,
  ),
  { kind: 'dot', at: [796, 243], r: 17, fill: 'strong' },
  { kind: 'tick', at: [796, 244], r: 8, stroke: 'raised', width: 4 },
  { kind: 'dots', at: [702, 260], count: 2, gap: 116, r: 11, fill: 'quiet' },
];

/**
 * Career: a candidate and her recruiter drive through the desert to the first day, with a map and a
 * résumé. A coffee stand’s owner waves, and a snail with a tie hopes for a ride.
 */
export const driveToWork: Composition = {
  width: 1600,
  height: 400,
  bleeds: true,
  shapes: [
    ...desert,
    ...coffeeCup,
    ...hitchhiker,
    ...sign,
    ...road,
    { kind: 'face', at: [848, 278], size: 242, ...looks.afro, skin: 'subtle', clothes: 'raised' },
    ...windshield,
    line([890, 256], [916, 236], 'raised', 28),
    { kind: 'dot', at: [918, 230], r: 14, fill: 'subtle' },
    { kind: 'face', at: [742, 278], size: 242, ...looks.bun, skin: 'quiet', wears: 'headset' },
    ...suitcase,
    ...car,
    ...map,
  ],
};
