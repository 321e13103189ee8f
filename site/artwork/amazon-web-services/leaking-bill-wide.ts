import type { Composition, Shape, Tone } from '#design-system';
import { line, slot, stack } from '../figure-shapes.ts';
import { dollars, heading, onBright, plain, strong } from '../figure-words.ts';
import { amountOf, type Bill, type Item, perDot } from './bill.ts';

/** Where dots, the ends of amounts, and fixes are. Dots and fixes start at a column of the page. */
const [dotsX, amountX, fixX] = [306, 894, 918];
/** The longest waste is one row. */
const [perRow, gap] = [49, 10.5];
const size = 17;
const width = 1200;
const [barTop, barHeight] = [44, 96];
const usedTop = barTop + barHeight + 66;

const dotRows = (amount: number) => Math.ceil(amount / perDot / perRow);

const heightOf = ({ amount }: Item) => 23 + dotRows(amount) * gap;

const endOf = (items: readonly Item[], top: number) =>
  items.reduce((y, item) => y + heightOf(item), top);

/** Items below each other, with more room for those with more rows of dots. */
const table = (
  items: readonly (Item & { fix?: string })[],
  top: number,
  fill: Tone,
  sign = '',
): readonly Shape[] =>
  items.flatMap((item, index): readonly Shape[] => {
    const { name, amount, fix } = item;
    const start = endOf(items.slice(0, index), top);
    const middle = start + heightOf(item) / 2;
    const y = middle - ((dotRows(amount) - 1) / 2) * gap;
    return [
      line([0, start], [width, start], 'line', 1),
      strong([0, middle], name, size),
      ...stack(amount / perDot, { at: [dotsX, y], perRow, gap, r: 4, fill }),
      { ...strong([amountX, middle], `${sign}${dollars(amount)}`, size), anchor: 'end' },
      ...(fix ? [plain([fixX, middle], fix, 'text', size)] : []),
    ];
  });

/** A bill as a bar: what is used, which stays, and the waste. Below it are the items of both. */
export function wideBill({ used, leaks }: Bill): Composition {
  const [usedAmount, leaked] = [amountOf(used), amountOf(leaks)];
  const border = (usedAmount / (usedAmount + leaked)) * width;
  const middle = barTop + barHeight / 2;
  const leaksTop = endOf(used, usedTop) + 58;

  return {
    width,
    height: endOf(leaks, leaksTop),
    shapes: [
      heading([0, 14], dollars(usedAmount + leaked), 24),
      plain([104, 15], `a month in a sample bill. Each dot is ${dollars(perDot)}.`, 'muted', size),
      slot([0, barTop], [border - 4, barHeight], 'match'),
      onBright(heading([36, middle], dollars(usedAmount), 60)),
      onBright(strong([268, middle + 11], 'a month after four weeks', size)),
      {
        kind: 'slot',
        at: [border + 5, barTop + 1],
        size: [width - border - 6, barHeight - 2],
        stroke: 'text',
        dashed: true,
      },
      heading([border + 36, middle], dollars(leaked), 60),
      strong([border + 264, middle + 11], 'of waste', size),
      heading([0, usedTop - 24], 'What you really use', 22),
      ...table(used, usedTop, 'brand'),
      heading([0, leaksTop - 24], 'Where the waste is', 22),
      plain([fixX, leaksTop - 23], 'What stops it', 'muted', size),
      ...table(leaks, leaksTop, 'control', '–'),
    ],
  };
}
