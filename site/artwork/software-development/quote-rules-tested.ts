import type { Composition, Point, Shape, Tone } from '#design-system';
import { block, cutOut, ground, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';
import { author, counter, gull, lift, tabs } from './quote-lift.ts';

/** A fish that looks to the left or to the right. The point is its middle. */
const fish = ([x, y]: Point, way: -1 | 1, fill: Tone): readonly Shape[] => [
  cutOut(
    [
      [x - way * 38, y - 14],
      [x - way * 18, y - 2],
      [x - way * 4, y - 14],
      [x + way * 20, y - 14],
      [x + way * 34, y],
      [x + way * 20, y + 14],
      [x - way * 4, y + 14],
      [x - way * 18, y + 2],
      [x - way * 38, y + 14],
    ],
    fill,
    10,
  ),
  { kind: 'dot', at: [x + way * 24, y - 4], r: 4, fill: 'strong' },
];

/** The author catches another rule. */
const catching: readonly Shape[] = [
  { kind: 'face', at: [100, 214], size: 152, ...author },
  ...tabs([
    [54, 56],
    [98, 60],
    [142, 54],
  ]),
  line([140, 194], [176, 172], 'strong', 26),
  line([172, 182], [268, 24], 'strong', 7),
  { kind: 'dot', at: [184, 167], r: 14, fill: 'raised' },
  line([268, 24], [268, 90], 'raised', 3),
  ...fish([304, 92], -1, 'raised'),
];

/** Rules that are tested, in a crate. */
const crate: readonly Shape[] = [
  ...fish([310, 206], -1, 'quiet'),
  ...fish([422, 207], 1, 'quiet'),
  { kind: 'tick', at: [420, 208], r: 11, stroke: 'strong', width: 5 },
  panel([258, 232], [202, 72], 6, 'raised'),
  slot([250, 224], [218, 18], 'subtle'),
  onBright(centered(heading([359, 273], '140 rules', 40))),
];

/** The engineer’s arm, with a stamp. */
const stamp: readonly Shape[] = [
  line([314, 150], [314, 178], 'strong', 14),
  slot([284, 174], [60, 18], 'strong'),
  {
    kind: 'line',
    points: [
      [364, 220],
      [352, 190],
      [328, 154],
    ],
    stroke: 'subtle',
    width: 26,
  },
  { kind: 'dot', at: [316, 143], r: 17, fill: 'raised' },
];

/** The author catches rules like fish, and our engineer stamps each of the 140. A seagull waits for one. */
export const quoteRulesTested: Composition = {
  width: 480,
  height: 320,
  bleeds: true,
  shapes: [
    ground(250, 'brand'),
    ...lift,
    ...catching,
    ...counter,
    block([266, 300], [1600, 100], 'control'),
    panel([347, 238], [130, 64], 0, 'subtle'),
    {
      kind: 'face',
      at: [412, 246],
      size: 184,
      ...looks.turban,
      skin: 'raised',
      hair: 'control',
      clothes: 'subtle',
      collar: 'strong',
    },
    ...gull([240, 204]),
    ...crate,
    ...stamp,
  ],
};
