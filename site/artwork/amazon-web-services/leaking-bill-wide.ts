import type { Composition, Point, Shape, Tone } from '#design-system';
import { line, stack } from '../figure-shapes.ts';
import { dollars, heading, onBrand, plain, strong } from '../figure-words.ts';
import { amountOf, type Bill, perDot } from './bill.ts';

/** Where names, dots, and amounts are, and the page's column 10. */
const [nameX, dotsX, amountX, sideX] = [24, 264, 870, 918];
/** The longest waste is one row. */
const [perRow, gap] = [49, 11];
const top = 66;
const usedHeight = 222;
const wasteTop = top + usedHeight + 8;
/** The middle of the first leak's row, and the distance to the next. */
const [firstRow, pitch] = [wasteTop + 70, 35];

const dotsOf = (amount: number, [x, middle]: Point, fill: Tone) => {
  const count = amount / perDot;
  const rows = Math.ceil(count / perRow);
  const y = middle - ((rows - 1) / 2) * gap;
  return stack(count, { at: [x, y], perRow, gap, r: 4, fill });
};

/** The names of what is used, below each other, with more room for those with more rows of dots. */
function inUse({ used }: Bill): readonly Shape[] {
  let end = top + 19;
  return used.flatMap(({ name, amount }) => {
    const height = 32 + Math.ceil(amount / perDot / perRow) * 8;
    const middle = end + height / 2;
    end += height;
    return [
      onBrand(strong([nameX, middle], name)),
      ...dotsOf(amount, [dotsX, middle], 'quiet'),
      { ...onBrand(strong([amountX, middle], dollars(amount))), anchor: 'end' as const },
    ];
  });
}

/** A bill as a sum: what is used, which stays, and below it the waste, with what stops it. */
export function wideBill(bill: Bill): Composition {
  const { used, leaks } = bill;
  const [usedAmount, leaked] = [amountOf(used), amountOf(leaks)];
  const height = firstRow + leaks.length * pitch - 14;

  return {
    width: 1200,
    height,
    shapes: [
      heading([0, 30], dollars(usedAmount + leaked), 24),
      plain([104, 31], `a month in a sample bill. Each dot is ${dollars(perDot)}.`),
      { kind: 'frame', at: [600, top], size: [600, usedHeight], radius: 24, fill: 'match' },
      { kind: 'frame', at: [0, top], size: [sideX - 24, usedHeight], radius: 24, fill: 'brand' },
      ...inUse(bill),
      { ...strong([sideX, top + 52], 'What you really use'), fill: 'strong' },
      { ...heading([sideX, top + 110], dollars(usedAmount), 70), fill: 'strong' },
      { ...strong([sideX, top + 168], 'a month after four weeks'), fill: 'strong' },
      heading([nameX, wasteTop + 32], `${dollars(leaked)} of waste`, 22),
      plain([sideX, wasteTop + 32], 'What stops it'),
      ...leaks.flatMap(({ name, fix, amount }, index): readonly Shape[] => {
        const y = firstRow + index * pitch;
        return [
          line([nameX, y - pitch / 2], [1176, y - pitch / 2], 'line', 1),
          strong([nameX, y], name),
          ...dotsOf(amount, [dotsX, y], 'control'),
          { ...strong([amountX, y], `–${dollars(amount)}`), anchor: 'end' },
          plain([sideX, y], fix, 'text'),
        ];
      }),
    ],
  };
}
