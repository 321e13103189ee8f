import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, onCircle, outline, panel } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

const center: Point = [212, 166];

/** A wheel of the meter, with its digit. */
const wheel = (x: number, digit: string, isLast = false): readonly Shape[] => [
  panel([x, 118], [54, 72], 11, isLast ? 'match' : 'strong'),
  {
    ...centered(heading([x + 27, 155], digit, 50)),
    fill: isLast ? 'strong' : 'raised',
  },
];

/** Where a number of days is on the dial. */
const degrees = (days: number) => -135 + (days / 97) * 270;

/** A nut that joins the meter to the pipe, with the edges between its faces. */
const nut = (x: number): readonly Shape[] => [
  panel([x, 94], [38, 144], 10, 'brand'),
  line([x + 2, 140], [x + 36, 140], 'quiet', 3),
  line([x + 2, 192], [x + 36, 192], 'quiet', 3),
];

/** A drop of water, from its top. */
const drop = ([x, y]: Point): readonly Shape[] => [
  cutOut(
    [
      [x, y],
      [x + 18, y + 32],
      [x - 18, y + 32],
    ],
    'quiet',
    6,
  ),
  { kind: 'dot', at: [x, y + 40], r: 22, fill: 'quiet' },
];

/**
 * A water meter that counts days between forecast and go-live, now and before. The forecast is in
 * the report of week 3, and the go-live on the first bill from the new system.
 */
export const waterMeter: Composition = {
  width: 480,
  height: 440,
  shapes: [
    panel([0, 132], [40, 68], 0, 'quiet'),
    {
      kind: 'line',
      points: [
        [360, 166],
        [442, 166],
        [442, 360],
      ],
      stroke: 'quiet',
      width: 68,
    },
    ...nut(28),
    ...nut(358),
    { kind: 'dot', at: center, r: 160, fill: 'background' },
    panel([182, 0], [60, 40], 8, 'brand'),
    { kind: 'dot', at: center, r: 152, fill: 'brand' },
    { kind: 'dot', at: center, r: 130, fill: 'raised' },
    { kind: 'arc', at: center, r: 108, from: -135, to: 135, stroke: 'quiet', width: 16 },
    line(onCircle(center, 84, degrees(4)), onCircle(center, 117, degrees(4)), 'strong', 8),
    ...wheel(126, '0'),
    ...wheel(185, '0'),
    ...wheel(244, '4', true),
    onBright(centered(strong([212, 216], 'days apart', 21))),
    onBright(centered(plain([212, 244], '97 before', 'strong', 21))),
    panel([0, 268], [248, 172], 22, 'background'),
    panel([0, 276], [240, 158], 14, 'surface'),
    outline([1, 277], [238, 156], 13, 'control'),
    heading([20, 308], 'Week 3', 26),
    panel([124, 290], [84, 38], 10, 'subtle'),
    onBright(centered(strong([166, 310], 'Yellow', 21))),
    plain([20, 356], 'Forecast', 'muted', 21),
    heading([20, 394], 'Nov 5', 30),
    panel([220, 288], [260, 152], 24, 'background'),
    panel([228, 296], [252, 144], 18, 'brand'),
    ...drop([272, 334]),
    onBrand(heading([316, 330], 'First bill', 28)),
    onBrand(plain([316, 368], 'Go-live', 'onBrand', 21)),
    onBrand(heading([316, 405], 'Nov 9', 30)),
  ],
};
