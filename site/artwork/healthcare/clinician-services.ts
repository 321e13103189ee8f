import type { Look, Point, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, piece, slot, waves } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A bird has taken the string of a tin-can phone. The nurse’s can rings, because the lab is cut off. */
export const looseLink = piece([
  panel([0, 0], [300, 104], 10, 'quiet'),
  { kind: 'face', at: [42, 104], size: 92, ...looks.beard, clothes: 'raised', collar: 'brand' },
  { kind: 'face', at: [260, 104], size: 92, ...looks.ponytail, clothes: 'brand' },
  { kind: 'match', from: [132, 80], to: [148, 100], stroke: 'strong', width: 5 },
  panel([66, 60], [66, 38], 4, 'raised'),
  slot([58, 56], [12, 46], 'strong'),
  onBright(centered(heading([101, 80], 'Lab', 28))),
  panel([154, 60], [80, 38], 4, 'raised'),
  slot([230, 56], [12, 46], 'strong'),
  onBright(centered(heading([192, 80], 'Alert', 28))),
  ...waves([206, 58], [14, 27], [-45, 45], 'strong', 6),
  { kind: 'match', from: [96, 24], to: [76, 48], direction: 'down', stroke: 'strong', width: 5 },
  cutOut(
    [
      [150, 32],
      [172, 22],
      [172, 40],
    ],
    'brand',
    7,
  ),
  line([116, 24], [150, 32], 'brand', 24),
  cutOut(
    [
      [128, 26],
      [150, 30],
      [156, 6],
    ],
    'raised',
    6,
  ),
  { kind: 'dot', at: [114, 22], r: 15, fill: 'brand' },
  { kind: 'dot', at: [109, 18], r: 4, fill: 'raised' },
  line([94, 23], [101, 23], 'strong', 8),
]);

/** A boxer’s angry brows and eyes. The point is between the eyes. */
const glare = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dots', at: [x - 13, y], count: 2, gap: 26, r: 5, fill: 'strong' },
  line([x - 22, y - 16], [x - 6, y - 9], 'strong', 5),
  line([x + 6, y - 9], [x + 22, y - 16], 'strong', 5),
];

const referee: Look = {
  ...looks.baldHead,
  clothes: 'raised',
  collar: 'brand',
  wears: 'mustache',
};

/** A boxing match between a tablet and a capsule. The referee keeps them apart. */
export const medicationCheck = piece([
  ...[18, 50, 216, 250].map((x) => slot([x, 90], [30, 14], 'brand')),
  { kind: 'dot', at: [49, 49], r: 49, fill: 'raised' },
  ...glare([54, 38]),
  onBright(centered(heading([49, 68], 'Aspirin', 22))),
  panel([198, 0], [96, 80], 48, 'quiet'),
  ...glare([240, 34]),
  panel([192, 50], [108, 46], 20, 'raised'),
  onBright(centered(heading([246, 72], 'Warfarin', 22))),
  line([130, 94], [108, 76], 'raised', 14),
  line([162, 94], [184, 76], 'raised', 14),
  { kind: 'face', at: [146, 104], size: 92, ...referee },
  { kind: 'dots', at: [102, 20], count: 2, gap: 94, r: 15, fill: 'brand' },
]);

/** A patient under a bed sheet with holes for the eyes. */
const ghost = (x: number, top: number, width: number, fill: Tone): readonly Shape[] => {
  const middle = x + width / 2;
  return [
    ...[middle - 28, middle + 4].map((left) => slot([left, 80], [24, 16], 'brand')),
    panel([x, top], [width, 86 - top], width / 2, fill),
    panel([x, 43 + top / 2], [width, 43 - top / 2], 4, fill),
    { kind: 'dots', at: [middle - 12, top + 24], count: 2, gap: 24, r: 5.5, fill: 'strong' },
  ];
};

/** A bar chart of patients under bed sheets, like ghosts. Nobody can tell who they are. */
export const coveredNames = piece([
  ...ghost(6, 16, 84, 'raised'),
  onBright(centered(heading([48, 66], 'Hip', 29))),
  ...ghost(106, 0, 88, 'quiet'),
  onBright(centered(heading([150, 58], 'Knee', 31))),
  line([208, 32], [208, 92], 'raised', 7),
  line([199, 32], [217, 32], 'raised', 7),
  ...ghost(230, 34, 62, 'raised'),
  slot([0, 95], [300, 9], 'control'),
]);
