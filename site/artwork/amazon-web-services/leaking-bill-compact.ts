import type { Composition, Shape, Tone } from '#design-system';
import { slot, stack } from '../figure-shapes.ts';
import { dollars, heading, onBright, plain, strong } from '../figure-words.ts';
import { amountOf, type Bill, type Item, perDot } from './bill.ts';

const size = 14;
const width = 320;
const [perRow, gap, r] = [36, 8, 3];
const [barTop, barHeight] = [66, 64];
/** The first item's name. */
const usedTop = barTop + barHeight + 94;

type Row = Item & { fix?: string };

const heightOf = ({ amount, fix }: Row) =>
  (fix ? 58 : 38) + Math.ceil(amount / perDot / perRow) * gap;

const endOf = (items: readonly Row[], top: number) =>
  items.reduce((y, item) => y + heightOf(item), top);

const table = (items: readonly Row[], top: number, fill: Tone, sign = ''): readonly Shape[] =>
  items.flatMap(({ name, amount, fix }, index): readonly Shape[] => {
    const y = endOf(items.slice(0, index), top);
    const dotsY = y + (fix ? 37 : 18);
    return [
      strong([0, y], name, size),
      { ...strong([width, y], `${sign}${dollars(amount)}`, size), anchor: 'end' },
      ...(fix ? [plain([0, y + 19], fix, 'muted', size)] : []),
      ...stack(amount / perDot, { at: [4, dotsY], perRow, gap, r, fill }),
    ];
  });

/** From top to bottom: the bill as a bar, what is used, which stays, and the waste. */
export function compactBill({ used, leaks }: Bill): Composition {
  const [usedAmount, leaked] = [amountOf(used), amountOf(leaks)];
  const border = (usedAmount / (usedAmount + leaked)) * width;
  const middle = barTop + barHeight / 2;
  const leaksTop = endOf(used, usedTop) + 44;

  return {
    width,
    height: endOf(leaks, leaksTop) - 16,
    shapes: [
      heading([0, 16], dollars(usedAmount + leaked), 24),
      { ...plain([width, 20], 'a month (sample bill)', 'muted', size), anchor: 'end' },
      plain([0, 46], `Each dot is ${dollars(perDot)}`, 'muted', size),
      slot([0, barTop], [border - 2, barHeight], 'match'),
      onBright(heading([24, middle], dollars(usedAmount), 34)),
      {
        kind: 'slot',
        at: [border + 3, barTop + 1],
        size: [width - border - 4, barHeight - 2],
        stroke: 'text',
        dashed: true,
      },
      heading([border + 16, middle], dollars(leaked), 22),
      strong([0, barTop + barHeight + 18], 'after week 4', size),
      strong([border + 2, barTop + barHeight + 18], 'of waste', size),
      heading([0, usedTop - 30], 'What you really use', 20),
      ...table(used, usedTop, 'brand'),
      heading([0, leaksTop - 30], 'Where the waste is', 20),
      ...table(leaks, leaksTop, 'control', '–'),
    ],
  };
}
