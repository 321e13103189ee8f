import type { Look, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** The author of the spreadsheet. */
export const author: Look = looks.grayHair;

/** The dealer, in a light jacket. */
export const dealer: Look = { ...looks.curls, clothes: 'subtle', collar: 'strong' };

/** The lift’s posts, and its canopy. Who sells boat lifts sits in front of it. */
export const lift: readonly Shape[] = [
  panel([34, 48], [216, 160], 0, 'quiet'),
  ...[34, 250].map((x) => line([x, 44], [x, 330], 'control', 14)),
  line([34, 278], [250, 278], 'control', 16),
  cutOut(
    [
      [46, 16],
      [238, 16],
      [258, 32],
      [26, 32],
    ],
    'raised',
    22,
  ),
  slot([6, 38], [272, 16], 'subtle'),
];

/** The boat in the lift, which is the counter. */
export const counter: readonly Shape[] = [
  cutOut(
    [
      [18, 212],
      [298, 212],
      [252, 262],
      [40, 262],
    ],
    'raised',
    14,
  ),
  line([12, 208], [306, 208], 'subtle', 12),
  onBright(centered(heading([146, 240], 'Quotes', 38))),
];

/** The spreadsheet’s tabs, which hang from the knots of a string. */
export const tabs = (knots: readonly [Point, Point, ...Point[]]): readonly Shape[] => [
  { kind: 'line', points: knots, stroke: 'strong', width: 4 },
  ...knots.map(
    ([x, y]): Shape => ({
      kind: 'frame',
      at: [x - 12, y - 2],
      size: [24, 30],
      radius: 5,
      fill: 'raised',
      stroke: 'strong',
      width: 3,
    }),
  ),
];

/** A seagull that sits. The point is the middle of its lower edge. */
export const gull = ([x, y]: Point): readonly Shape[] => [
  cutOut(
    [
      [x - 42, y - 16],
      [x + 4, y - 26],
      [x + 16, y - 36],
      [x + 18, y - 14],
      [x - 4, y - 8],
    ],
    'raised',
    14,
  ),
  { kind: 'dot', at: [x + 18, y - 40], r: 15, fill: 'raised' },
  line([x + 34, y - 38], [x + 42, y - 35], 'strong', 7),
  { kind: 'dot', at: [x + 21, y - 43], r: 3.5, fill: 'strong' },
  line([x - 40, y - 18], [x - 6, y - 20], 'strong', 9),
];
