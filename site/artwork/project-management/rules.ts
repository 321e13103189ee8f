import type { Point, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, piece, slot, waves } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** A story on a note that runs. The point is the lower left corner of the note. */
const runner = ([x, y]: Point, fill: Tone): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x + 14, y],
      [x + 6, y + 14],
      [x - 7, y + 14],
    ],
    stroke: fill,
    width: 7,
  },
  {
    kind: 'line',
    points: [
      [x + 26, y],
      [x + 38, y + 10],
      [x + 30, y + 22],
      [x + 39, y + 22],
    ],
    stroke: fill,
    width: 7,
  },
  cutOut(
    [
      [x + 9, y - 38],
      [x + 47, y - 38],
      [x + 38, y],
      [x, y],
    ],
    fill,
    6,
  ),
  line([x + 15, y - 27], [x + 36, y - 27], 'strong', 5),
  line([x + 12, y - 14], [x + 24, y - 14], 'strong', 5),
];

/** Small stories that run to the sign where they are done. Their coach blows the whistle. */
export const scrum = piece([
  panel([0, 98], [300, 6], 3, 'strong'),
  ...runner([12, 70], 'quiet'),
  ...runner([68, 67], 'quiet'),
  ...runner([124, 70], 'match'),
  slot([180, 0], [8, 100], 'raised'),
  panel([180, 0], [60, 28], 6, 'raised'),
  onBright(centered(strong([210, 15], 'Done', 21))),
  ...waves([237, 67], [24, 34], [250, 290], 'raised', 5),
  { kind: 'face', at: [262, 104], size: 100, ...looks.bun, skin: 'quiet' },
  line([265, 60], [238, 60], 'raised', 9),
  { kind: 'dot', at: [237, 67], r: 12, fill: 'raised' },
  { kind: 'dot', at: [237, 67], r: 4, fill: 'strong' },
]);

/** A vendor's truck, and a barrier that opens at a milestone, with a sign of its criteria. */
export const vendors = piece([
  panel([0, 98], [300, 6], 3, 'strong'),
  panel([0, 18], [94, 68], 8, 'raised'),
  onBright(centered(strong([47, 51], 'Vendor', 22))),
  cutOut(
    [
      [102, 40],
      [124, 40],
      [138, 60],
      [138, 82],
      [102, 82],
    ],
    'quiet',
    8,
  ),
  cutOut(
    [
      [112, 46],
      [122, 46],
      [131, 60],
      [112, 60],
    ],
    'strong',
    4,
  ),
  ...[28, 114].flatMap((x): readonly Shape[] => [
    { kind: 'dot', at: [x, 86], r: 15, fill: 'strong' },
    { kind: 'dot', at: [x, 86], r: 6, fill: 'raised' },
  ]),
  line([184, 64], [152, 8], 'match', 14),
  ...[
    [175, 48],
    [165, 31],
    [155, 14],
  ].map(([x = 0, y = 0]) => line([x - 5, y + 3], [x + 5, y - 3], 'strong', 5)),
  panel([170, 56], [28, 44], 6, 'raised'),
  { kind: 'dot', at: [184, 68], r: 5, fill: 'strong' },
  panel([246, 80], [18, 20], 0, 'quiet'),
  panel([210, 0], [90, 86], 10, 'quiet'),
  onBright(centered(heading([255, 24], '1', 34))),
  ...[50, 71].flatMap((y): readonly Shape[] => [
    { kind: 'tick', at: [234, y], r: 9, stroke: 'strong', width: 6 },
    slot([252, y - 4], [34, 8], 'strong'),
  ]),
]);

/** A piggy bank behind glass, with a hammer for emergencies, and a report in plain English. */
export const budget = piece([
  panel([0, 0], [192, 104], 14, 'raised'),
  panel([10, 34], [136, 60], 8, 'strong'),
  onBright(centered(strong([96, 19], 'In case of risk', 22))),
  ...[48, 86].map((x) => slot([x, 74], [14, 18], 'quiet')),
  slot([32, 42], [82, 46], 'quiet'),
  panel([110, 57], [14, 18], 5, 'quiet'),
  cutOut(
    [
      [86, 51],
      [97, 39],
      [100, 53],
    ],
    'quiet',
    4,
  ),
  { kind: 'dot', at: [100, 59], r: 3.5, fill: 'strong' },
  slot([60, 47], [24, 5], 'strong'),
  { kind: 'arc', at: [26, 61], r: 7, from: 0, to: 270, stroke: 'quiet', width: 5 },
  line([169, 48], [169, 89], 'strong', 7),
  panel([154, 37], [30, 17], 5, 'strong'),
  panel([204, 6], [96, 98], 8, 'quiet'),
  slot([230, 0], [44, 14], 'strong'),
  onBright(centered(heading([252, 39], 'On', 23))),
  onBright(centered(heading([252, 64], 'budget', 23))),
  slot([218, 84], [68, 7], 'strong'),
]);
