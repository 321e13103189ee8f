import type { Composition, Shape } from '#design-system';
import { stack } from '../figure-shapes.ts';
import { dollars, heading, onBrand, plain, strong } from '../figure-words.ts';
import { amountOf, type Bill, perDot } from './bill.ts';

const size = 14;
const width = 320;
const top = 68;
const [perRow, gap, r] = [36, 8, 3];
const firstRow = 338;

const rowsOf = (amount: number) => Math.ceil(amount / perDot / perRow);

/** From top to bottom: the bill, what is used, which stays, and the waste, with what stops it. */
export function compactBill({ used, leaks }: Bill): Composition {
  const [usedAmount, leaked] = [amountOf(used), amountOf(leaks)];
  const height = 62 + rowsOf(usedAmount) * gap;
  const end = top + height;
  const rowsBefore = (leak: number) =>
    leaks.slice(0, leak).reduce((sum, { amount }) => sum + rowsOf(amount), 0);
  const rowY = (leak: number) => firstRow + leak * 58 + rowsBefore(leak) * gap;

  return {
    width,
    height: rowY(leaks.length) - 16,
    shapes: [
      heading([0, 16], dollars(usedAmount + leaked), 24),
      { ...plain([width, 20], 'a month (sample bill)', 'muted', size), anchor: 'end' },
      plain([0, 48], `Each dot is ${dollars(perDot)}`, 'muted', size),
      { kind: 'frame', at: [0, top], size: [width, height + 66], radius: 18, fill: 'match' },
      { kind: 'frame', at: [0, top], size: [width, height], radius: 18, fill: 'brand' },
      onBrand(strong([16, top + 24], 'What you really use', size)),
      ...stack(usedAmount / perDot, { at: [20, top + 50], perRow, gap, r, fill: 'quiet' }),
      { ...heading([16, end + 33], dollars(usedAmount), 38), fill: 'strong' },
      { ...strong([width - 16, end + 36], 'after week 4', size), fill: 'strong', anchor: 'end' },
      heading([0, firstRow - 36], `${dollars(leaked)} of waste`, 22),
      ...leaks.flatMap(({ name, fix, amount }, index): readonly Shape[] => {
        const y = rowY(index);
        return [
          strong([0, y], name, size),
          { ...strong([width, y], `–${dollars(amount)}`, size), anchor: 'end' },
          plain([0, y + 19], fix, 'muted', size),
          ...stack(amount / perDot, { at: [4, y + 37], perRow, gap, r, fill: 'control' }),
        ];
      }),
    ],
  };
}
