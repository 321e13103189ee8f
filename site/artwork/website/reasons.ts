import type { Shape } from '#design-system';
import { line, piece, row, slot, stop } from '../figure-shapes.ts';
import { centered, inSlot, plain, strong } from '../figure-words.ts';

/** A recorded training session, at the moment when an editor publishes a page. */
export const session = piece([
  { kind: 'frame', at: [1, 1], size: [298, 68], radius: 16, fill: 'surface', stroke: 'line' },
  strong([18, 20], 'Holiday hours'),
  line([20, 40], [160, 40], 'control', 4),
  line([20, 52], [112, 52], 'control', 4),
  slot([196, 17], [88, 36], 'brand'),
  inSlot([240, 35], 'Publish', 'onBrand'),
  {
    kind: 'line',
    points: [
      [2, 84],
      [2, 98],
      [14, 91],
      [2, 84],
    ],
    fill: 'text',
  },
  line([30, 91], [212, 91], 'control', 4),
  line([30, 91], [152, 91], 'accent', 4),
  { kind: 'dot', at: [152, 91], r: 8, fill: 'accent' },
  { ...plain([300, 91], 'Session 1'), anchor: 'end' },
]);

/** Requests per day that found no page, until every old address leads somewhere. */
const errors = [35, 31, 27, 29, 20, 22, 15, 11, 13, 8];
const dayX = (day: number) => 1 + day * 10.85;

/** An old address that leads to its new page, and four weeks of the error log. */
export const oldLinks = piece([
  { kind: 'slot', at: [1, 1], size: [146, 34], stroke: 'control', dashed: true },
  centered(plain([74, 18], '/index.php?p=7')),
  line([148, 18], [188, 18], 'accent', 3),
  slot([188, 1], [111, 34], 'match'),
  inSlot([243, 18], '/services', 'strong'),
  ...errors.map((count, day): Shape => slot([dayX(day), 103 - count], [5, count], 'brand')),
  {
    kind: 'dots',
    at: [dayX(errors.length) + 2.5, 100.5],
    count: 28 - errors.length,
    gap: 10.85,
    r: 2.5,
    fill: 'brand',
  },
  { ...strong([300, 57], '0 errors since day 11'), anchor: 'end' },
  { ...plain([300, 80], '28 days checked'), anchor: 'end' },
]);

const checks = [
  { name: 'Maintainer', x: 117 },
  { name: 'License', x: 193 },
  { name: 'Updates', x: 258 },
];

const passed = (y: number, count: number) =>
  checks
    .slice(0, count)
    .map(({ x }): Shape => ({ kind: 'tick', at: [x, y + 1], r: 7, stroke: 'accent', width: 3 }));

/** The review of two plug-ins. One is no longer updated, so it isn't installed. */
export const plugIns = piece([
  ...checks.map(({ name, x }) => centered(plain([x, 10], name, 'muted', 15))),
  slot([1, 27], [298, 34], 'surface', 'line'),
  strong([18, 44], 'Forms'),
  ...passed(44, 3),
  { kind: 'slot', at: [1, 69], size: [298, 34], stroke: 'control', dashed: true },
  plain([18, 86], 'Slider'),
  ...passed(86, 2),
  ...stop([258, 86]),
]);

const key = (name: string, from: number, width: number): readonly Shape[] => {
  const x = from + width / 2;
  return [
    line([x, 41], [x, 68], 'quiet', 3),
    row([x, 55], 1, 1),
    slot([from, 68], [width, 35], 'quiet'),
    centered({ ...strong([x, 86], name, 15), fill: 'strong' }),
  ];
};

/** What is registered in the client's name: everything hangs from its key ring. */
export const owner = piece([
  slot([1, 1], [298, 40], 'brand'),
  { kind: 'person', at: [21, 21], r: 15, fill: 'raised', figure: 'brand' },
  inSlot([160, 21], 'Owner: your company', 'onBrand'),
  ...key('Domain', 1, 71),
  ...key('Hosting', 78, 74),
  ...key('Licenses', 158, 78),
  ...key('Code', 242, 57),
]);
