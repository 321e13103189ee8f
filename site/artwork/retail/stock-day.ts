import type { Composition, Figure, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { heading, plain, strong } from '../figure-words.ts';
import { columnX, dotY, lastPair, type StockDay, stockChart } from './stock-chart.ts';

/** What the shop shows at the end of the day, and the orders that nobody can fill. */
const endOf = ({ imports, oversold }: StockDay) => ({
  shown: imports.at(-1)?.pairs ?? 0,
  unfilled: oversold.reduce((sum, orders) => sum + orders, 0),
});

const wideField = { at: [38, 318], column: 75, gap: 20.5, r: 8 } as const;
/** Words beside the chart. */
const besideX = 918;

function wideStock(day: StockDay): Composition {
  const { shown, unfilled } = endOf(day);
  const last = columnX(wideField, lastPair(day));
  return {
    width: 1200,
    height: 450,
    shapes: [
      { kind: 'dot', at: [588, 12], r: 8, fill: 'text' },
      plain([606, 12], 'In the warehouse', 'text'),
      { kind: 'dot', at: [768, 12], r: 8, fill: 'quiet' },
      plain([786, 12], 'In the store', 'text'),
      ...stockChart(day, wideField),
      ...day.hours.map(({ time }, hour) => ({
        ...plain([columnX(wideField, hour), 338], time),
        anchor: 'middle' as const,
      })),
      line([last, 190], [last, 290], 'match', 3),
      slot([last - 168, 142], [336, 48], 'match'),
      {
        ...strong([last, 166], 'Last pair: held for one cart, 10 min'),
        fill: 'strong',
        anchor: 'middle',
      },
      heading([besideX, dotY(wideField, shown + 0.75)], `Website shows ${shown}`, 28),
      plain([besideX, dotY(wideField, shown + 0.75) + 34], 'The last import ran'),
      plain([besideX, dotY(wideField, shown + 0.75) + 57], 'at 1 p.m.'),
      heading([besideX, 376], `${unfilled} orders`, 46),
      plain([besideX, 415], 'for pairs that don’t exist, unless'),
      plain([besideX, 438], 'all channels share one count'),
    ],
  };
}

/** Without "p.m." */
const hourOf = (time: string) => time.replace(/ .*/, '');

const compactField = { at: [15, 284], column: 26.3, gap: 14.5, r: 5.5 } as const;

function compactStock(day: StockDay): Composition {
  const size = 14;
  const { shown, unfilled } = endOf(day);
  const last = columnX(compactField, lastPair(day));
  const firstOversold = day.hours.length - day.oversold.length;
  const firstX = columnX(compactField, firstOversold);
  const most = Math.max(...day.oversold);
  const [, axis] = compactField.at;
  const middle = axis + 34 + (most / 2) * compactField.gap;
  return {
    width: 320,
    height: middle + 80,
    shapes: [
      { kind: 'dot', at: [6, 10], r: 5.5, fill: 'text' },
      plain([20, 10], 'In the warehouse', 'text', size),
      { kind: 'dot', at: [156, 10], r: 5.5, fill: 'quiet' },
      plain([170, 10], 'In the store', 'text', size),
      heading([148, 52], `Website shows ${shown}`, 20),
      plain([148, 78], 'since the 1 p.m. import', 'muted', size),
      ...stockChart(day, compactField),
      ...day.hours.flatMap(({ time }, hour): Shape[] =>
        hour % 3 === 0 || hour >= firstOversold
          ? [
              {
                // Three hours in a row have no room for "p.m."
                ...plain(
                  [columnX(compactField, hour), 300],
                  hour ? hourOf(time) : time,
                  'muted',
                  size,
                ),
                anchor: hour ? 'middle' : 'start',
              },
            ]
          : [],
      ),
      line([last, 196], [last, 264], 'match', 3),
      slot([186, 160], [133, 36], 'match'),
      { ...strong([252, 178], 'Last pair, held', size), fill: 'strong', anchor: 'middle' },
      { ...heading([firstX - 18, middle], `${unfilled} orders`, 28), anchor: 'end' },
      {
        ...plain([319, middle + 46], 'at 7 and 8 p.m. for pairs that don’t exist,', 'text', size),
        anchor: 'end',
      },
      {
        ...plain([319, middle + 68], 'unless all channels share one count', 'text', size),
        anchor: 'end',
      },
    ],
  };
}

/** The drawing of one product's stock, hour by hour. */
export const stockDay = (day: StockDay, alt: string): Figure => ({
  wide: wideStock(day),
  compact: compactStock(day),
  alt,
});
