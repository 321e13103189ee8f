import type { Composition, Figure, Point, Shape, Tone } from '#design-system';
import { bleed, line, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';
import {
  columnX,
  countY,
  importY,
  lastImport,
  lastPair,
  type StockDay,
  stockChart,
} from './stock-chart.ts';

const unfilled = ({ oversold }: StockDay) => oversold.reduce((sum, orders) => sum + orders, 0);

/** The marks of a legend, around a point. */
const dot =
  (fill: Tone) =>
  (at: Point, r: number): Shape => ({ kind: 'dot', at, r, fill });
const dash =
  (stroke: Tone) =>
  ([x, y]: Point, r: number): Shape =>
    line([x - r * 1.3, y], [x + r * 1.3, y], stroke, 3);

const marks = [
  { mark: dot('raised'), words: 'In the warehouse' },
  { mark: dot('quiet'), words: 'In the store' },
  { mark: dash('text'), words: 'Imported count' },
  { mark: dash('match'), words: 'Single count' },
  {
    mark: (at: Point, r: number): Shape => ({ kind: 'dot', at, r: r - 1, stroke: 'text' }),
    words: 'Oversold order',
  },
  { mark: dot('match'), words: 'Held pair' },
] as const;

/** What each mark means. `placeOf` is the middle of a mark. */
const legend = (placeOf: (index: number) => Point, r: number, size: number) =>
  marks.flatMap(({ mark, words }, index) => {
    const [x, y] = placeOf(index);
    return [mark([x, y], r), plain([x + r * 1.3 + 9, y], words, 'text', size)];
  });

/** The cart that holds the last pair: a person straight above it. */
const hold = (
  [x, y]: Point,
  { to, width, r, words, size }: Record<'to' | 'width' | 'r' | 'size', number> & { words: string },
): readonly Shape[] => [
  line([x, y], [x, to], 'match', 3),
  slot([x - r * 1.3, y - r * 1.3], [width, r * 2.6], 'match'),
  { kind: 'person', at: [x, y], r, fill: 'strong', figure: 'match' },
  onBright(strong([x + r * 1.3 + 6, y + 1], words, size)),
];

const wideField = { at: [27, 396], column: 54, gap: 25.5, r: 9 } as const;
/** Words beside the chart. */
const besideX = 918;

/** Until the first half hour, both counts are what they were. They come from the window's edge. */
const sincePrevious = ({ halfHours: [first = { store: 0, warehouse: 0 }] }: StockDay) => {
  const pairs = first.store + first.warehouse;
  return [
    line([-bleed, importY(wideField, pairs)], [0, importY(wideField, pairs)], 'text', 3),
    line([-bleed, countY(wideField, pairs)], [0, countY(wideField, pairs)], 'match', 3),
    line([-bleed, wideField.at[1]], [0, wideField.at[1]], 'control'),
  ];
};

function wideStock(day: StockDay): Composition {
  const shown = lastImport(day);
  const last = columnX(wideField, lastPair(day));
  const wrong = importY(wideField, shown);
  const right = countY(wideField, 0);
  return {
    width: 1200,
    height: 430,
    bleeds: true,
    shapes: [
      ...legend((index) => [552 + Math.floor(index / 2) * 188, 20 + (index % 2) * 30], 8, 16),
      ...stockChart(day, wideField),
      ...sincePrevious(day),
      ...day.halfHours.flatMap(({ time }, index) =>
        time ? [centered(plain([columnX(wideField, index), 418], time))] : [],
      ),
      plain([columnX(wideField, day.imports.at(-1) ?? 0), wrong - 20], 'Import at 6 p.m.'),
      ...hold([last, 240], {
        to: countY(wideField, 1),
        width: 215,
        r: 20,
        words: 'Held for one cart',
        size: 18,
      }),
      strong([besideX, wrong], `With imports: stuck at ${shown}`),
      heading([besideX, wrong + 36], `${unfilled(day)} orders`, 24),
      plain([besideX, wrong + 70], 'for pairs that don’t exist,'),
      plain([besideX, wrong + 93], 'before the next import at 10 p.m.'),
      strong([besideX, right - 103], 'With a single count: sold out'),
      { ...heading([besideX, right - 61], '0 orders', 44), fill: 'accent' },
      plain([besideX, right - 23], 'too many: one shopper has'),
      plain([besideX, right], '10 minutes for the last pair'),
    ],
  };
}

const compactField = { at: [10, 310], column: 20, gap: 15, r: 5.5 } as const;
const halfX = 166;

function compactStock(day: StockDay): Composition {
  const size = 14;
  const shown = lastImport(day);
  const last = columnX(compactField, lastPair(day));
  return {
    width: 320,
    height: 454,
    shapes: [
      ...legend((index) => [8 + (index % 2) * 166, 10 + Math.floor(index / 2) * 26], 5.5, size),
      heading([176, 104], `Stuck at ${shown}`, 20),
      plain([176, 129], 'since the 6 p.m. import', 'muted', size),
      ...stockChart(day, compactField),
      // There is room for every other hour, and for one "p.m."
      ...[0, 4, 8, 12].map((index) => {
        const time = day.halfHours[index]?.time ?? '';
        return index
          ? centered(plain([columnX(compactField, index), 327], time, 'muted', size))
          : plain([0, 327], time, 'muted', size);
      }),
      ...hold([last, 212], {
        to: countY(compactField, 1),
        width: 86.5,
        r: 13,
        words: 'Held',
        size,
      }),
      strong([0, 366], 'With imports', size),
      heading([0, 395], `${unfilled(day)} orders`, 28),
      plain([0, 423], 'for pairs that', 'text', size),
      plain([0, 444], 'don’t exist', 'text', size),
      strong([halfX, 366], 'With a single count', size),
      { ...heading([halfX, 395], '0 orders', 28), fill: 'accent' },
      plain([halfX, 423], 'too many: a cart', 'text', size),
      plain([halfX, 444], 'holds the last pair', 'text', size),
    ],
  };
}

/** The drawing of one product's stock, every half hour: what the website counted, and what it counts. */
export const stockDay = (day: StockDay, alt: string): Figure => ({
  wide: wideStock(day),
  compact: compactStock(day),
  alt,
});
