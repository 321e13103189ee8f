import type { Composition, Shape } from '#design-system';
import { line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A wall with a scoreboard. */
const wall: readonly Shape[] = [
  panel([12, 56], [456, 200], 56, 'quiet'),
  panel([12, 180], [456, 192], 0, 'quiet'),
  panel([228, 8], [236, 92], 16, 'strong'),
  ...[238, 350].map((x) => panel([x, 18], [104, 72], 8, 'raised')),
  onBright(centered(heading([290, 55], 'Us 0', 33))),
  onBright(centered(heading([402, 55], 'You 1', 33))),
];

const table: readonly Shape[] = [
  line([262, 284], [262, 358], 'subtle', 20),
  slot([226, 356], [72, 16], 'subtle'),
  slot([190, 270], [138, 18], 'subtle'),
];

/** Our consultant, who is large, and loses. One hand is on his knee. */
const consultant: readonly Shape[] = [
  line([112, 340], [112, 358], 'raised', 20),
  slot([62, 356], [100, 16], 'raised'),
  slot([36, 326], [152, 22], 'raised'),
  { kind: 'face', at: [122, 268], size: 236, ...looks.baldHead, skin: 'raised' },
  panel([35, 248], [174, 80], 28, 'strong'),
  {
    kind: 'line',
    points: [
      [86, 312],
      [192, 312],
      [192, 346],
    ],
    stroke: 'subtle',
    width: 38,
  },
  slot([170, 350], [66, 22], 'strong'),
  {
    kind: 'line',
    points: [
      [64, 236],
      [38, 282],
      [96, 296],
    ],
    stroke: 'strong',
    width: 34,
  },
  { kind: 'dot', at: [112, 298], r: 18, fill: 'raised' },
  ...[293, 303].map((y) => line([116, y], [126, y + 2], 'strong', 3)),
  {
    kind: 'line',
    points: [
      [176, 232],
      [250, 248],
      [236, 188],
    ],
    stroke: 'strong',
    width: 44,
  },
];

/** The client’s engineer, who is small, and wins. She sits on the documents that he wrote. */
const engineer: readonly Shape[] = [
  panel([364, 330], [96, 42], 6, 'strong'),
  panel([350, 278], [114, 56], 8, 'match'),
  onBright(centered(heading([412, 308], 'Docs', 34))),
  {
    kind: 'face',
    at: [400, 256],
    size: 156,
    ...looks.ponytail,
    skin: 'subtle',
    clothes: 'raised',
    collar: 'strong',
    wears: 'glasses',
  },
  panel([345, 244], [110, 36], 8, 'raised'),
  {
    kind: 'line',
    points: [
      [400, 266],
      [346, 266],
      [346, 308],
    ],
    stroke: 'strong',
    width: 26,
  },
  slot([314, 304], [46, 22], 'raised'),
  {
    kind: 'line',
    points: [
      [366, 220],
      [306, 254],
      [254, 190],
    ],
    stroke: 'raised',
    width: 32,
  },
];

/** The two hands, the center of it all. Her fingers are around his. */
const hands: readonly Shape[] = [
  { kind: 'dot', at: [228, 162], r: 29, fill: 'raised' },
  line([246, 176], [232, 150], 'subtle', 44),
  ...[0, 1, 2].map((finger) =>
    line([212 + finger * 4, 150 + finger * 12], [232 + finger * 4, 147 + finger * 12], 'strong', 4),
  ),
  line([208, 116], [202, 102], 'strong', 7),
  line([262, 122], [272, 110], 'strong', 7),
  line([284, 144], [300, 138], 'strong', 7),
];

/**
 * A client’s small engineer beats our large consultant at arm wrestling. She sits on the documents
 * that he wrote.
 */
export const armWrestling: Composition = {
  width: 480,
  height: 372,
  shapes: [...wall, ...table, ...consultant, ...engineer, ...hands],
};
