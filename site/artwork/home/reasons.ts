import type { Look, Point, Shape, Tone } from '#design-system';
import { avatar, cutOut, line, looks, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** A candidate’s card around a point. `lean` is its tilt: 0 is upright. */
const card = ([x, y]: Point, lean: number, fill: Tone, look: Look): readonly Shape[] => {
  const at = (right: number, down: number): Point => [
    x + right - down * lean,
    y + down + right * lean,
  ];
  return [
    cutOut([at(-30, -34), at(30, -34), at(30, 34), at(-30, 34)], fill, 8),
    ...avatar(at(0, -6), 29, 'quiet', look),
  ];
};

/** A tall stack of applications, and a hand that holds the best three like playing cards. */
export const profiles = pieceOn('brand', [
  ...[10, 4, 16, 26, 12].map((x, index) =>
    panel([x, 86 - index * 20], [74, 18], 6, index % 2 ? 'quiet' : 'raised'),
  ),
  ...card([148, 54], -0.25, 'raised', looks.longHair),
  ...card([252, 54], 0.25, 'raised', looks.curls),
  ...card([200, 42], 0, 'match', looks.beard),
  panel([180, 76], [40, 28], 8, 'strong'),
  ...[178, 193, 208].map((x) => slot([x, 70], [14, 28], 'quiet')),
]);

/** A box with its name. The point is the middle of its upper edge, and `half` is half its width. */
const box = ([x, y]: Point, half: number, text: string, fill: Tone): readonly Shape[] => [
  panel([x - half, y], [half * 2, 38], 4, fill),
  onBright(centered(strong([x, y + 20], text, 20))),
];

/** A client with the key, next to boxes of accounts, code, and documents. A goldfish moves, too. */
export const property = pieceOn('inverse', [
  { kind: 'face', at: [50, 104], size: 118, ...looks.grayHair, clothes: 'quiet', collar: 'strong' },
  {
    kind: 'line',
    points: [
      [114, 46],
      [114, 8],
      [128, 8],
    ],
    stroke: 'match',
    width: 9,
  },
  line([114, 23], [126, 23], 'match', 9),
  { kind: 'dot', at: [114, 58], r: 14, stroke: 'match', width: 9 },
  line([80, 92], [112, 78], 'quiet', 22),
  { kind: 'dot', at: [114, 76], r: 12, fill: 'raised' },
  { kind: 'dot', at: [268, 42], r: 26, fill: 'raised' },
  slot([248, 9], [40, 9], 'quiet'),
  ...box([176, 66], 38, 'Code', 'raised'),
  ...box([255, 66], 39, 'Docs', 'quiet'),
  ...box([189, 26], 51, 'Accounts', 'quiet'),
  cutOut(
    [
      [272, 40],
      [284, 32],
      [284, 48],
    ],
    'brand',
    6,
  ),
  slot([249, 28], [32, 24], 'brand'),
  { kind: 'dot', at: [259, 37], r: 4, fill: 'raised' },
]);
