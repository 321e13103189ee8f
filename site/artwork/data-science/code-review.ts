import type { Composition, Shape, Tone } from '#design-system';
import { avatar, cutOut, line, looks, matchStop, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';

const [height, screen] = [344, 448];
const [numberX, codeX] = [32, 76];
const lineY = (index: number) => 100 + index * 34;

/** The words of a query: their line, distance from the start, and color. */
const query: readonly (readonly [line: number, x: number, text: string, fill: Tone])[] = [
  [0, 0, 'select', 'quiet'],
  [0, 67, 'store,', 'raised'],
  [1, 28, 'avg', 'quiet'],
  [1, 64, '(sold)', 'raised'],
  [1, 126, 'as', 'quiet'],
  [1, 154, 'forecast', 'raised'],
  [2, 0, 'from', 'quiet'],
  [2, 54, 'last_three_fridays', 'raised'],
  [3, 0, 'group by', 'quiet'],
  [3, 94, 'store', 'raised'],
];

const comment: readonly Shape[] = [
  cutOut(
    [
      [124, 242],
      [136, 230],
      [148, 242],
    ],
    'raised',
    4,
  ),
  { kind: 'frame', at: [84, 238], size: [396, 84], radius: 20, fill: 'raised' },
  ...avatar([132, 280], 29, 'quiet', looks.beard),
  onBright(strong([176, 266], 'Your analyst', 20)),
  plain([176, 294], 'I can read this.', 'strong', 20),
  ...matchStop([432, 280], 24),
];

/** The query behind a forecast, which an analyst of the client has read and approved. */
export const codeReview: Composition = {
  width: 480,
  height,
  shapes: [
    { kind: 'frame', at: [0, 0], size: [screen, height], radius: 20, fill: 'strong' },
    { ...heading([numberX, 36], 'forecast.sql', 22), fill: 'raised' },
    slot([264, 17], [152, 38], 'strong', 'quiet'),
    centered(plain([340, 36], 'In your cloud', 'quiet', 19)),
    line([0, 72], [screen, 72], 'control', 1),
    ...[0, 1, 2, 3].map((index) => plain([numberX, lineY(index)], `${index + 1}`, 'quiet', 20)),
    ...query.map(([index, x, text, fill]) => ({
      ...strong([codeX + x, lineY(index)], text, 21),
      fill,
    })),
    ...comment,
  ],
};
