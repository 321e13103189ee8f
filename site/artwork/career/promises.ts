import {
  avatar,
  cross,
  cutOut,
  line,
  looks,
  matchStop,
  panel,
  piece,
  slot,
} from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain } from '../figure-words.ts';

/** A recruiter's message, which declines and begins to say why. */
export const reasonedNo = piece([
  ...avatar([48, 56], 48, 'quiet', looks.curls),
  panel([110, 0], [190, 104], 22, 'brand'),
  cutOut(
    [
      [102, 58],
      [120, 44],
      [120, 72],
    ],
    'brand',
    6,
  ),
  plain([126, 20], 'Day 2', 'onBrand', 20),
  onBrand(heading([125, 47], 'No, because', 27)),
  slot([126, 69], [156, 8], 'quiet'),
  slot([126, 85], [98, 8], 'quiet'),
]);

/** A phone with its first message, about a job and what it pays. */
export const rangeFirst = piece([
  panel([66, 0], [168, 104], 26, 'brand'),
  slot([128, 10], [44, 7], 'quiet'),
  panel([0, 30], [300, 62], 20, 'raised'),
  onBright(heading([20, 62], '$75–90', 46)),
  { ...onBright(plain([282, 70], 'an hour', 'strong', 25)), anchor: 'end' },
  { kind: 'dot', at: [272, 28], r: 28, fill: 'background' },
  { kind: 'dot', at: [272, 28], r: 22, fill: 'match' },
  centered(onBright(heading([272, 29], '1', 26))),
]);

/** A résumé that stays until its owner answers about one company. */
export const askedFirst = piece([
  panel([0, 0], [196, 104], 14, 'quiet'),
  onBright(heading([18, 22], 'Résumé', 26)),
  ...[46, 66, 86].map((y) => slot([18, y], [54, 8], 'raised')),
  panel([82, 36], [218, 68], 22, 'background'),
  panel([88, 42], [212, 62], 18, 'brand'),
  onBrand(heading([102, 74], 'To Alder?', 23)),
  { kind: 'dot', at: [228, 73], r: 18, fill: 'quiet' },
  ...cross([228, 73], 6, 'strong'),
  ...matchStop([271, 73], 20),
]);

/** Somebody behind a large book, on a day for reading it. */
export const studyDay = piece([
  { kind: 'dot', at: [150, 46], r: 46, fill: 'quiet' },
  { kind: 'face', at: [150, 86], size: 100, ...looks.longHair },
  cutOut(
    [
      [28, 42],
      [150, 58],
      [272, 42],
      [272, 60],
      [28, 60],
    ],
    'raised',
    8,
  ),
  cutOut(
    [
      [17, 53],
      [150, 68],
      [283, 53],
      [283, 88],
      [150, 99],
      [17, 88],
    ],
    'brand',
    10,
  ),
  line([150, 68], [150, 98], 'background', 3),
  ...[0, 13, 26].flatMap((y) => [4, 274].map((x) => slot([x, 54 + y], [22, 11], 'raised'))),
  centered(onBrand(heading([88, 77], 'Study', 30))),
  centered(onBrand(heading([212, 77], 'day', 30))),
]);
