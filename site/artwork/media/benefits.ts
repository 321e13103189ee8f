import type { Point, Shape } from '#design-system';
import { line, matchStop, openStop, piece, slot } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBrand, plain, strong } from '../figure-words.ts';

const day = (y: number, name: string, event: string) => [
  plain([174, y], name),
  strong([220, y], event),
];

/** A clip from the archive, and its week: found, cleared, and sold. */
export const archiveClip = piece([
  { kind: 'frame', at: [1, 1], size: [122, 102], radius: 16, fill: 'brand' },
  onBrand(centered(heading([62, 42], '1987', 36))),
  line([18, 80], [106, 80], 'quiet', 4),
  line([46, 80], [78, 80], 'onBrand', 8),
  line([152, 13], [152, 90], 'accent'),
  openStop([152, 13], 7),
  openStop([152, 52], 7),
  ...matchStop([152, 90], 12),
  ...day(13, 'Mon', 'Found'),
  ...day(51, 'Wed', 'Cleared'),
  ...day(90, 'Fri', 'Sold'),
]);

/** The corrected word in one of the formats. */
const corrected = ([x, y]: Point) => [
  slot([x, y], [62, 26], 'quiet'),
  inSlot([x + 31, y + 13], '9 p.m.', 'strong'),
];

const screen = (x: number, width: number, radius: number): Shape => ({
  kind: 'frame',
  at: [x, 1],
  size: [width, 60],
  radius,
  fill: 'surface',
  stroke: 'control',
});

/** A website, an app, a post, and a ticker: the corrected time is in all of them. */
export const formats = piece([
  screen(1, 122, 8),
  { kind: 'dots', at: [14, 13], count: 3, gap: 10, r: 3, fill: 'control' },
  line([14, 35], [40, 35], 'control', 4),
  line([14, 46], [32, 46], 'control', 4),
  ...corrected([53, 27]),
  screen(133, 74, 18),
  line([160, 13], [180, 13], 'control', 4),
  ...corrected([139, 27]),
  screen(217, 82, 8),
  { kind: 'person', at: [231, 14], r: 8, fill: 'brand', figure: 'surface' },
  line([246, 14], [276, 14], 'control', 4),
  ...corrected([227, 27]),
  slot([1, 69], [298, 34], 'brand'),
  onBrand(strong([18, 86], 'Polls close at')),
  ...corrected([132, 73]),
  line([210, 86], [282, 86], 'quiet', 4),
]);

const exception = (index: number, name: string): readonly Shape[] => {
  const y = 6.5 + index * 15;
  return [
    slot([94, y - 4.5], [26, 9], 'brand'),
    line([120, y], [168, y], 'accent'),
    slot([168, y - 17], [131, 34], 'surface', 'accent'),
    centered(strong([233.5, y], name)),
  ];
};

/** A spreadsheet of rights, and the two rows of it that a lawyer reads. */
export const shortList = piece([
  ...[0, 1, 2, 3, 4, 5, 6].flatMap((index) =>
    [1, 32, 63, 94].map((x) => slot([x, 2 + index * 15], [26, 9], 'line')),
  ),
  ...exception(1, 'Song, scene 12'),
  centered(plain([233.5, 52], '2 exceptions')),
  ...exception(5, 'Clip, scene 31'),
]);

const uses = [
  { name: 'Traffic', x: 6, fill: 'brand' },
  { name: 'Storage', x: 109, fill: 'quiet' },
  { name: 'Encoding', x: 217, fill: 'text' },
] as const;

const costOf = (y: number, title: string, shares: readonly [number, number, number]) => [
  strong([0, y], title),
  ...uses.map(({ fill }, index) => {
    const from = shares.slice(0, index).reduce((sum, share) => sum + share + 3, 76);
    return slot([from, y - 11], [shares[index] ?? 0, 22], fill);
  }),
];

/** What each title costs in the cloud, by use. */
export const costs = piece([
  ...uses.flatMap(({ name, x, fill }): readonly Shape[] => [
    { kind: 'dot', at: [x, 10], r: 5.5, fill },
    plain([x + 13, 10], name),
  ]),
  ...costOf(38, 'Opener', [134, 33, 50]),
  ...costOf(65, 'Series', [72, 46, 28]),
  ...costOf(92, 'Archive', [22, 98, 22]),
]);
