import type { Shape } from '#design-system';
import { cutOut, line, panel } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A watering can with the number of systems that the audit leaves out. */
export const wateringCan: readonly Shape[] = [
  { kind: 'arc', at: [612, 260], r: 24, from: 180, to: 360, stroke: 'match', width: 13 },
  {
    kind: 'line',
    points: [
      [730, 288],
      [760, 244],
      [746, 234],
      [774, 254],
    ],
    stroke: 'match',
    width: 15,
  },
  cutOut(
    [
      [614, 222],
      [732, 222],
      [744, 300],
      [602, 300],
    ],
    'match',
    8,
  ),
  onBright(centered(heading([673, 263], '56 out', 38))),
];

/** A garden gnome on the can, who pays by card. */
export const gnome: readonly Shape[] = [
  panel([610, 118], [102, 92], 38, 'strong'),
  { kind: 'dots', at: [638, 204], count: 2, gap: 46, r: 15, fill: 'quiet' },
  panel([622, 88], [78, 56], 20, 'subtle'),
  cutOut(
    [
      [622, 132],
      [700, 132],
      [661, 190],
    ],
    'raised',
    14,
  ),
  cutOut(
    [
      [616, 90],
      [661, 12],
      [706, 90],
    ],
    'quiet',
    14,
  ),
  { kind: 'dots', at: [645, 114], count: 2, gap: 32, r: 5.5, fill: 'strong' },
  { kind: 'dot', at: [661, 128], r: 14, fill: 'quiet' },
  panel([716, 122], [60, 44], 6, 'raised'),
  line([720, 134], [772, 134], 'strong', 8),
  line([702, 164], [720, 160], 'strong', 28),
  { kind: 'dot', at: [722, 158], r: 15, fill: 'subtle' },
];

/** A terminal that encrypts the card before any other system sees it, on a flowerpot. */
export const terminal: readonly Shape[] = [
  cutOut(
    [
      [790, 214],
      [820, 214],
      [832, 300],
      [778, 300],
    ],
    'subtle',
    8,
  ),
  panel([760, 70], [90, 148], 18, 'quiet'),
  panel([770, 82], [70, 80], 10, 'strong'),
  { kind: 'arc', at: [805, 117], r: 14, from: -90, to: 90, stroke: 'match', width: 8 },
  panel([785, 116], [40, 34], 7, 'match'),
  { kind: 'dots', at: [781, 189], count: 3, gap: 24, r: 10, fill: 'raised' },
];
