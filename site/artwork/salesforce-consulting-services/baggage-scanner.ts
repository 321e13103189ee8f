import type { Point, Shape } from '#design-system';
import { bleed, cutOut, line, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

const [left, right] = [-bleed, 1600 + bleed];

const posts = [130, 512, 1088, 1560] as const;

/** The belt on its posts, which are joined below the floor. */
export const belt: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [posts[0], 244],
      [posts[0], 313],
      ...posts.slice(1).flatMap((x): readonly Point[] => [
        [x, 313],
        [x, 244],
        [x, 313],
      ]),
    ],
    stroke: 'subtle',
    width: 12,
  },
  line([left, 313], [right, 313], 'strong', 14),
  line([left, 236], [right, 236], 'quiet', 24),
  { ...line([left, 236], [right, 236], 'strong', 6), dashed: true },
];

/** The X-ray machine. */
export const machine: readonly Shape[] = [
  slot([776, 6], [48, 60], 'match'),
  panel([692, 26], [216, 280], 22, 'subtle'),
  panel([702, 36], [196, 202], 14, 'strong'),
];

/** The suitcase on its screen: a sock, shorts, and the spreadsheet. */
export const secret: readonly Shape[] = [
  { kind: 'frame', at: [768, 54], size: [64, 40], radius: 12, stroke: 'quiet', width: 9 },
  {
    kind: 'frame',
    at: [714, 82],
    size: [172, 142],
    radius: 18,
    fill: 'background',
    stroke: 'quiet',
    width: 8,
  },
  {
    kind: 'line',
    points: [
      [736, 110],
      [736, 184],
      [756, 198],
    ],
    stroke: 'raised',
    width: 22,
  },
  cutOut(
    [
      [790, 164],
      [854, 164],
      [868, 210],
      [834, 210],
      [822, 186],
      [810, 210],
      [776, 210],
    ],
    'raised',
    8,
  ),
  panel([750, 94], [128, 78], 8, 'match'),
  {
    kind: 'line',
    points: [
      [752, 110],
      [793, 110],
      [793, 96],
      [793, 110],
      [835, 110],
      [835, 96],
      [835, 110],
      [876, 110],
      [876, 157],
      [835, 157],
      [835, 170],
      [835, 157],
      [793, 157],
      [793, 170],
      [793, 157],
      [752, 157],
      [752, 110],
    ],
    stroke: 'strong',
    width: 4,
  },
  onBright(centered(heading([814, 134], '=SUM', 38))),
];
