import type { Look, Point, Shape, Tone } from '#design-system';
import { avatar, cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';
import { onPanel } from './reason-panel.ts';

const tick = (x: number, stroke: Tone): Shape => ({
  kind: 'tick',
  at: [x, 84],
  r: 12,
  stroke,
  width: 6,
});

/** A candidate checks off the third step on a board. An engineer and a rubber duck listen. */
export const task = onPanel('quiet', [
  panel([98, 18], [124, 98], 10, 'brand'),
  onBrand(centered(heading([160, 48], 'Step 3', 30))),
  tick(132, 'quiet'),
  tick(164, 'quiet'),
  tick(196, 'match'),
  { kind: 'face', at: [62, 148], size: 124, ...looks.ponytail },
  line([168, 99], [191, 89], 'quiet', 8),
  line([92, 130], [152, 108], 'strong', 20),
  { kind: 'dot', at: [162, 102], r: 10, fill: 'raised' },
  { kind: 'face', at: [288, 126], size: 116, ...looks.beard },
  slot([220, 122], [112, 12], 'strong'),
  ...[232, 308].map((x) => panel([x, 128], [12, 20], 0, 'strong')),
  line([232, 90], [240, 90], 'brand', 8),
  { kind: 'dot', at: [248, 88], r: 12, fill: 'raised' },
  { kind: 'dot', at: [245, 86], r: 2.5, fill: 'strong' },
  cutOut(
    [
      [240, 104],
      [272, 100],
      [262, 114],
      [244, 114],
    ],
    'raised',
    12,
  ),
]);

/** A candidate’s card around a point. `lean` is its tilt: 0 is upright. */
const card = ([x, y]: Point, lean: number, look: Look): readonly Shape[] => {
  const at = (right: number, down: number): Point => [
    x + right - down * lean,
    y + down + right * lean,
  ];
  return [
    cutOut([at(-28, -40), at(28, -40), at(28, 40), at(-28, 40)], 'raised', 8),
    ...avatar(at(0, -14), 24, 'quiet', look),
    line(at(-18, 26), at(18, 26), 'strong', 8),
  ];
};

/** A tall stack of applications, and a hand that holds the best three like playing cards. */
export const profiles = onPanel('brand', [
  ...[20, 36, 52, 68, 84, 100, 116, 132].map((y, index) =>
    panel([24 + (index % 3) * 5, y], [78, 16], 4, index % 2 ? 'quiet' : 'raised'),
  ),
  ...card([172, 72], -0.3, looks.longHair),
  ...card([284, 72], 0.3, looks.curls),
  panel([192, 6], [72, 96], 8, 'brand'),
  ...card([228, 54], 0, looks.headscarf),
  panel([200, 128], [56, 20], 4, 'strong'),
  panel([206, 96], [44, 36], 14, 'quiet'),
  line([214, 108], [214, 92], 'quiet', 16),
]);

/** A box with its name. The point is the middle of its upper edge, and `half` is half its width. */
const box = ([x, y]: Point, half: number, text: string, fill: Tone): readonly Shape[] => [
  panel([x - half, y], [half * 2, 40], 4, fill),
  onBright(centered(strong([x, y + 21], text, 21))),
];

/** A client with the key, next to boxes of code, accounts, and documents. A goldfish moves, too. */
export const property = onPanel('brand', [
  { kind: 'face', at: [62, 148], size: 124, ...looks.glasses },
  line([128, 68], [128, 22], 'match', 10),
  ...[22, 40].map((y) => line([128, y], [142, y], 'match', 10)),
  { kind: 'dot', at: [128, 82], r: 15, stroke: 'match', width: 10 },
  line([92, 130], [122, 108], 'strong', 20),
  { kind: 'dot', at: [128, 100], r: 10, fill: 'quiet' },
  ...box([198, 108], 40, 'Code', 'quiet'),
  ...box([282, 108], 40, 'Docs', 'quiet'),
  ...box([240, 66], 54, 'Accounts', 'raised'),
  { kind: 'dot', at: [240, 38], r: 28, fill: 'quiet' },
  slot([218, 6], [44, 9], 'raised'),
  cutOut(
    [
      [238, 38],
      [222, 30],
      [222, 46],
    ],
    'brand',
    5,
  ),
  slot([228, 28], [32, 20], 'brand'),
  { kind: 'dot', at: [251, 36], r: 2.5, fill: 'quiet' },
]);
