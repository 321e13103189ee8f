import type { Composition, Shape } from '#design-system';
import { slot } from '../figure-shapes.ts';
import { dollars, heading, onBright, plain, strong } from '../figure-words.ts';
import { amountOf, type Bill, type Item, kept, waste } from './bill.ts';

const size = 14;
const width = 320;
const tall = 12;
/** The whole bill, and below it what remains. */
const [before, after] = [
  { top: 40, tall: 40 },
  { top: 86, tall: 60 },
];
/** The first item's name. */
const usedTop = 244;

type Row = Item & { fix?: string };

const heightOf = ({ fix }: Row) => (fix ? 52 : 46);

const endOf = (items: readonly Row[], top: number) =>
  items.reduce((y, item) => y + heightOf(item), top);

/** Items below each other. Each bar starts where the one above it ends, the first one at `from`. */
const table = (
  items: readonly Row[],
  { top, from, scale }: { top: number; from: number; scale: number },
): readonly Shape[] =>
  items.flatMap(({ name, amount, fix }, index): readonly Shape[] => {
    const y = endOf(items.slice(0, index), top);
    const x = from + amountOf(items.slice(0, index)) * scale;
    const bar = { at: [x, y + (fix ? 13 : 12)], length: amount * scale, tall } as const;
    return [
      strong([0, y], name, size),
      { ...strong([width, y], `${fix ? '–' : ''}${dollars(amount)}`, size), anchor: 'end' },
      ...(fix ? [plain([0, y + 19], fix, 'muted', size), waste(bar)] : [kept(bar)]),
    ];
  });

/** The bill before and after, as two bars. Below them are their parts: what stays, and the waste. */
export function compactBill({ used, leaks }: Bill): Composition {
  const [usedAmount, leaked] = [amountOf(used), amountOf(leaks)];
  const scale = width / (usedAmount + leaked);
  const border = usedAmount * scale;
  const leaksTop = endOf(used, usedTop) + 44;
  const [beforeY, afterY] = [before.top + before.tall / 2, after.top + after.tall / 2];

  return {
    width,
    height: endOf(leaks, leaksTop) - 24,
    shapes: [
      heading([0, 16], dollars(usedAmount + leaked), 28),
      { ...plain([width, 20], 'a month (sample bill)', 'muted', size), anchor: 'end' },
      waste({
        at: [border - before.tall, before.top],
        length: width - border + before.tall,
        tall: before.tall,
      }),
      kept({ at: [0, before.top], length: border, tall: before.tall }),
      onBright(heading([border + 16, beforeY], dollars(leaked), 20)),
      slot([0, after.top], [border, after.tall], 'match'),
      onBright(heading([20, afterY], dollars(usedAmount), 34)),
      strong([0, after.top + after.tall + 18], 'after week 4', size),
      strong([border + 16, before.top + before.tall + 18], 'of waste', size),
      heading([0, usedTop - 30], 'What you really use', 20),
      ...table(used, { top: usedTop, from: 0, scale }),
      heading([0, leaksTop - 30], 'Where the waste is', 20),
      ...table(leaks, { top: leaksTop, from: border, scale }),
    ],
  };
}
