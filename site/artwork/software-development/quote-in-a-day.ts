import type { Composition, Shape } from '#design-system';
import { block, cutOut, ground, line, panel, slot } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';
import { author, counter, dealer, gull, lift, tabs } from './quote-lift.ts';

/** The author in the strings of his spreadsheet, with 11 tabs. */
const tangled: readonly Shape[] = [
  { kind: 'face', at: [138, 214], size: 152, ...author },
  line([132, 148], [144, 148], 'raised', 11),
  { kind: 'arc', at: [138, 157], r: 9, from: -50, to: 50, stroke: 'strong', width: 3.5 },
  ...tabs([
    [226, 104],
    [226, 62],
    [182, 74],
    [138, 58],
    [94, 74],
    [52, 60],
    [62, 108],
    [52, 150],
    [94, 172],
    [182, 168],
    [224, 148],
  ]),
];

/** The dealer, who fell asleep where she stands. */
const sleeper: readonly Shape[] = [
  ...[362, 402].map((x) => line([x, 262], [x, 288], 'subtle', 28)),
  ...[340, 384].map((x) => slot([x, 284], [42, 16], 'quiet')),
  { kind: 'face', at: [382, 216], size: 160, ...dealer },
  cutOut(
    [
      [338, 206],
      [426, 206],
      [430, 258],
      [334, 258],
    ],
    'subtle',
    22,
  ),
  ...[216, 246].map((y) => line([334, y], [430, y], 'strong', 8)),
  line([372, 125], [392, 125], 'raised', 18),
  ...[370, 394].map(
    (x): Shape => ({
      kind: 'arc',
      at: [x, 122],
      r: 7,
      from: 100,
      to: 260,
      stroke: 'strong',
      width: 3.5,
    }),
  ),
  line([376, 144], [388, 144], 'raised', 10),
  { kind: 'dot', at: [382, 146], r: 6, fill: 'strong' },
];

/** A seagull on its nest. */
const nest: readonly Shape[] = [
  ...gull([376, 60]),
  cutOut(
    [
      [338, 62],
      [426, 62],
      [410, 76],
      [352, 76],
    ],
    'control',
    14,
  ),
  {
    kind: 'line',
    points: [
      [326, 60],
      [396, 76],
      [440, 58],
      [356, 76],
      [412, 66],
    ],
    stroke: 'subtle',
    width: 4,
  },
];

/** At night, the author hangs in 11 tabs. The dealer fell asleep, and a seagull nests on her. */
export const quoteInADay: Composition = {
  width: 480,
  height: 320,
  bleeds: true,
  shapes: [
    ground(250, 'brand'),
    { kind: 'dot', at: [384, 116], r: 96, fill: 'quiet' },
    ...lift,
    ...tangled,
    ...counter,
    panel([44, 268], [200, 40], 6, 'quiet'),
    onBright(centered(strong([144, 289], 'in a day or more', 23))),
    block([306, 296], [1600, 100], 'control'),
    ...sleeper,
    ...nest,
  ],
};
