import type { Composition, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { dollars, heading, type Label, onBright, plain, strong } from '../figure-words.ts';
import { amountOf, type Bill, type Item, kept, waste } from './bill.ts';

const width = 1200;
/** Where amounts end, and where bars and fixes start: at columns of the page. */
const [amountX, barX, fixX] = [384, 408, 612];
const barWidth = width - barX;
const [pitch, tall] = [33, 22];
const size = 17;
/** The whole bill, and below it what remains. */
const [before, after] = [
  { top: 0, tall: 56 },
  { top: 64, tall: 56 },
];
const usedTop = 192;

type Row = Item & { fix?: string };

const atAmounts = (label: Label): Label => ({ ...label, anchor: 'end' });

/** Items below each other. Each bar starts where the one above it ends, the first one at `from`. */
const table = (
  items: readonly Row[],
  { top, from, scale }: { top: number; from: number; scale: number },
): readonly Shape[] =>
  items.flatMap(({ name, amount, fix }, index): readonly Shape[] => {
    const start = top + index * pitch;
    const middle = start + pitch / 2;
    const x = from + amountOf(items.slice(0, index)) * scale;
    const bar = { at: [x, middle - tall / 2], length: amount * scale, tall } as const;
    return [
      line([0, start], [width, start], 'line', 1),
      strong([0, middle], name, size),
      atAmounts(strong([amountX, middle], `${fix ? '–' : ''}${dollars(amount)}`, size)),
      ...(fix ? [plain([fixX, middle], fix, 'text', size), waste(bar)] : [kept(bar)]),
    ];
  });

/** The bill before and after, as two bars. Below them are their parts: what stays, and the waste. */
export function wideBill({ used, leaks }: Bill): Composition {
  const [usedAmount, leaked] = [amountOf(used), amountOf(leaks)];
  const scale = barWidth / (usedAmount + leaked);
  const border = barX + usedAmount * scale;
  const leaksTop = usedTop + used.length * pitch + 52;
  const height = leaksTop + leaks.length * pitch;
  const [beforeY, afterY] = [before.top + before.tall / 2, after.top + after.tall / 2];

  return {
    width,
    height,
    shapes: [
      line([border, after.top], [border, height], 'line', 1),
      strong([0, beforeY], 'A month in a sample bill', size),
      atAmounts(heading([amountX, beforeY], dollars(usedAmount + leaked), 40)),
      waste({
        at: [border - before.tall, before.top],
        length: width - border + before.tall,
        tall: before.tall,
      }),
      kept({ at: [barX, before.top], length: border - barX, tall: before.tall }),
      onBright(heading([border + 28, beforeY], dollars(leaked), 34)),
      onBright(strong([border + 164, beforeY + 5], 'of waste', size)),
      strong([0, afterY], 'A month after four weeks', size),
      atAmounts(heading([amountX, afterY], dollars(usedAmount), 40)),
      slot([barX, after.top], [border - barX, after.tall], 'match'),
      heading([0, usedTop - 24], 'What you really use', 22),
      ...table(used, { top: usedTop, from: barX, scale }),
      heading([0, leaksTop - 24], 'Where the waste is', 22),
      plain([fixX, leaksTop - 23], 'What stops it', 'muted', size),
      ...table(leaks, { top: leaksTop, from: border, scale }),
    ],
  };
}
