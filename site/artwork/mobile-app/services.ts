import type { Point, Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** Native iOS and Android: a sensor in range, and the widget that shows its value. */
export const widget = piece([
  { kind: 'dot', at: [36, 52], r: 35, fill: 'quiet' },
  inSlot([36, 52], 'Sensor', 'strong'),
  ...[49, 64, 79].map(
    (r): Shape => ({ kind: 'arc', at: [36, 52], r, from: 58, to: 122, stroke: 'accent', width: 4 }),
  ),
  { kind: 'frame', at: [145, 1], size: [154, 102], radius: 24, fill: 'brand' },
  onBrand(plain([165, 28], 'Tank level')),
  onBrand(heading([165, 68], '64%', 44)),
]);

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
/** The column of each day. Wednesday's is wide enough for what happens in it. */
const columns = [
  [1, 45],
  [52, 45],
  [103, 94],
  [203, 45],
  [254, 45],
] as const;

/** One code base for both: a week, with both releases on the same day. */
export const sameDay = piece([
  ...columns.flatMap(([x, width], day): readonly Shape[] => {
    const isRelease = day === 2;
    return [
      {
        kind: 'frame',
        at: [x, 1],
        size: [width, 102],
        radius: 12,
        fill: isRelease ? 'brand' : 'subtle',
      },
      centered({
        ...strong([x + width / 2, 20], days[day] ?? ''),
        fill: isRelease ? 'onBrand' : 'strong',
      }),
    ];
  }),
  slot([110, 36], [80, 28], 'raised'),
  centered(onBright(strong([150, 50], 'iOS'))),
  slot([110, 69], [80, 28], 'raised'),
  centered(onBright(strong([150, 83], 'Android'))),
]);

const message = (y: number, text: string, direction: 1 | -1): readonly Shape[] => {
  const gap = 31 + text.length * 5.5;
  const [from, to] = direction === 1 ? [72, 220] : [220, 72];
  return [
    line([from, y], [to, y], 'accent'),
    {
      kind: 'line',
      points: [
        [to - 7 * direction, y - 5],
        [to, y],
        [to - 7 * direction, y + 5],
      ],
      stroke: 'accent',
    },
    slot([146 - gap / 2, y - 13], [gap, 26], 'surface'),
    centered(strong([146, y], text)),
  ];
};

/** The server behind the app: what an older version of the app and the server tell each other. */
export const messages = piece([
  { kind: 'frame', at: [1, 1], size: [60, 102], radius: 14, fill: 'brand' },
  { kind: 'frame', at: [7, 10], size: [48, 84], radius: 8, fill: 'raised' },
  centered(onBright(plain([31, 42], 'App'))),
  centered(onBright(heading([31, 65], '2.8', 20))),
  ...message(17, 'Sign-in', 1),
  ...message(52, 'Push', -1),
  ...message(87, 'Sync', 1),
  ...[1, 36, 71].map((y) => slot([231, y], [68, 32], 'quiet')),
  inSlot([265, 52], 'API', 'strong'),
]);

const fall: readonly [Point, Point, ...Point[]] = [
  [2, 12],
  [60, 12],
  [60, 56],
  [150, 56],
  [150, 94],
  [298, 94],
];

/** Takeover and maintenance: crashes per day, which fall with each fix. */
export const crashes = piece([
  { kind: 'line', points: [[2, 102], ...fall, [298, 102]], fill: 'quiet' },
  { kind: 'line', points: fall, stroke: 'brand', width: 3 },
  onBright(plain([14, 83], 'Crashes')),
  { kind: 'dot', at: [60, 12], r: 7, fill: 'brand' },
  strong([76, 13], 'Login fixed'),
  { kind: 'dot', at: [150, 56], r: 7, fill: 'brand' },
  strong([166, 57], 'Camera fixed'),
]);
