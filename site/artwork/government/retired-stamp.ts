import type { Composition, Point, Shape } from '#design-system';
import { cutOut, exclamation, line, outline, panel } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong, struck } from '../figure-words.ts';

/** The tent card on the shelf, whose outline makes it larger. */
const tentCard = (fill: 'background' | 'match', width: number): Shape =>
  cutOut(
    [
      [280, 324],
      [457, 324],
      [467, 414],
      [270, 414],
    ],
    fill,
    width,
  );

/** The rubber stamp, around the middle of its handle. */
const stamp = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r: 36, fill: 'brand' },
  line([x, y + 20], [x, y + 90], 'brand', 30),
  cutOut(
    [
      [x - 26, y + 84],
      [x + 26, y + 84],
      [x + 74, y + 122],
      [x - 74, y + 122],
    ],
    'brand',
    12,
  ),
  panel([x - 86, y + 116], [172, 56], 10, 'raised'),
  onBright(centered(heading([x, y + 145], 'Incomplete', 27))),
  panel([x - 78, y + 172], [156, 14], 4, 'strong'),
];

/**
 * The stamp for incomplete forms, a souvenir under glass on a shelf. Behind it is the page that
 * replaced it, which finds the missing answer while the resident is still there.
 */
export const retiredStamp: Composition = {
  width: 480,
  height: 440,
  shapes: [
    panel([176, 0], [288, 430], 22, 'surface'),
    outline([177, 1], [286, 428], 21, 'line'),
    heading([256, 56], 'Permit form', 28),
    ...struck(plain([256, 94], '44', 'muted', 21), 24),
    strong([290, 94], '25 questions', 21),
    line([256, 124], [440, 124], 'line'),
    strong([256, 156], 'Lot number', 21),
    { kind: 'frame', at: [256, 178], size: [184, 52], radius: 12, stroke: 'text', width: 3 },
    line([274, 192], [274, 216], 'text', 2.5),
    { kind: 'dot', at: [269, 266], r: 13, fill: 'text' },
    ...exclamation([269, 265], 7, 'background'),
    strong([292, 266], 'Still missing', 21),
    panel([10, 38], [224, 396], 112, 'background'),
    panel([0, 314], [246, 116], 18, 'background'),
    { kind: 'dot', at: [122, 38], r: 24, fill: 'background' },
    { kind: 'dot', at: [122, 34], r: 16, fill: 'quiet' },
    panel([18, 46], [208, 380], 104, 'quiet'),
    { kind: 'arc', at: [122, 150], r: 86, from: 280, to: 322, stroke: 'raised', width: 9 },
    ...stamp([122, 130]),
    panel([8, 322], [228, 108], 12, 'brand'),
    onBrand(centered(heading([122, 354], '37 of 100', 32))),
    onBrand(centered(plain([122, 390], 'forms returned', 'text', 21))),
    tentCard('background', 26),
    tentCard('match', 10),
    onBright(centered(heading([368, 351], '2 of 100', 42))),
    onBright(centered(plain([368, 391], 'returned now', 'text', 21))),
    panel([0, 416], [480, 22], 8, 'quiet'),
  ],
};
