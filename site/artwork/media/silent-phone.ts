import type { Composition, Shape } from '#design-system';
import { cutOut, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';
import { seatWithMouse } from './seat-with-mouse.ts';

/** The large screen: the couple of the show, how fast it started, and how many watch. */
const television: readonly Shape[] = [
  panel([150, 270], [60, 72], 0, 'control'),
  panel([0, 0], [300, 284], 22, 'quiet'),
  panel([12, 12], [276, 224], 12, 'brand'),
  { kind: 'face', at: [140, 236], size: 146, ...looks.mustache, skin: 'subtle', clothes: 'strong' },
  { kind: 'face', at: [214, 236], size: 184, ...looks.longHair, clothes: 'subtle' },
  panel([12, 12], [146, 88], 12, 'match'),
  onBright(strong([28, 37], 'Tonight', 22)),
  onBright(heading([27, 73], '1.1 s', 46)),
  onBright(heading([142, 260], '400,000 plays', 22)),
];

/** A small screen with a spinner. */
const spinner: readonly Shape[] = [
  cutOut(
    [
      [9, 185],
      [123, 185],
      [123, 316],
      [9, 316],
    ],
    'background',
    26,
  ),
  panel([0, 176], [132, 154], 22, 'raised'),
  { kind: 'arc', at: [66, 234], r: 38, from: 0, to: 359, stroke: 'quiet', width: 11 },
  { kind: 'arc', at: [66, 234], r: 38, from: 0, to: 90, stroke: 'strong', width: 11 },
  onBright(centered(heading([66, 235], '9 s', 26))),
  onBright(centered(plain([66, 302], 'Last season', 'strong', 22))),
];

/** The desk phone, with the handset in its cradle. */
const telephone: readonly Shape[] = [
  cutOut(
    [
      [306, 272],
      [454, 272],
      [464, 326],
      [296, 326],
    ],
    'raised',
    20,
  ),
  onBright(centered(strong([380, 300], 'No calls', 25))),
  {
    kind: 'line',
    points: [
      [308, 264],
      [308, 254],
      [464, 254],
      [464, 264],
    ],
    stroke: 'brand',
    width: 32,
  },
];

/** A cat that sleeps on the handset, in front of the moon. */
const cat: readonly Shape[] = [
  {
    kind: 'match',
    from: [462, 212],
    to: [456, 312],
    direction: 'down',
    stroke: 'strong',
    width: 14,
  },
  slot([330, 166], [148, 78], 'strong'),
  { kind: 'dot', at: [356, 204], r: 40, fill: 'strong' },
  cutOut(
    [
      [322, 190],
      [324, 148],
      [344, 166],
      [368, 166],
      [388, 148],
      [390, 190],
    ],
    'strong',
    8,
  ),
  { kind: 'arc', at: [356, 204], r: 42, from: 46, to: 142, stroke: 'subtle', width: 5 },
  ...[340, 372].map(
    (x): Shape => ({
      kind: 'arc',
      at: [x, 196],
      r: 9,
      from: 100,
      to: 260,
      stroke: 'quiet',
      width: 4,
    }),
  ),
  onBright(heading([398, 128], 'z', 30)),
  onBright(heading([422, 96], 'z', 42)),
];

/**
 * A control desk on premiere night, with the show on the large screen and last season’s spinner on
 * the small one. The phone doesn’t ring, so the cat sleeps on it, and a mouse watches the show.
 */
export const silentPhone: Composition = {
  width: 480,
  height: 410,
  bleeds: true,
  shapes: [
    { kind: 'dot', at: [392, 152], r: 88, fill: 'subtle' },
    { kind: 'dot', at: [330, 34], r: 5, fill: 'subtle' },
    ...seatWithMouse,
    ...television,
    ...spinner,
    panel([0, 330], [480, 80], 0, 'line'),
    panel([0, 330], [480, 22], 8, 'quiet'),
    { kind: 'dots', at: [40, 381], count: 9, gap: 50, r: 8, fill: 'control' },
    { kind: 'arc', at: [262, 308], r: 16, from: 0, to: 180, stroke: 'raised', width: 9 },
    panel([218, 282], [48, 54], 10, 'raised'),
    ...telephone,
    ...cat,
  ],
};
