import type { Composition, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { dollars, heading, onBright, plain, strong } from '../figure-words.ts';
import { amountOf, type Bill, type Item, kept, waste } from './bill.ts';

const width = 1200;
/** Where amounts end, and where bars and fixes start: at columns of the page. */
const [amountX, barX, fixX] = [384, 408, 816];
const [pitch, tall] = [33, 16];
const size = 17;
/** The whole bill, and below it what remains. */
const [before, after] = [
  { top: 46, tall: 48 },
  { top: 102, tall: 76 },
];
const usedTop = 246;

type Row = Item & { fix?: string };

/** Items below each other, each with its bar. */
const table = (items: readonly Row[], top: number, scale: number): readonly Shape[] =>
  items.flatMap(({ name, amount, fix }, index): readonly Shape[] => {
    const start = top + index * pitch;
    const middle = start + pitch / 2;
    const bar = { at: [barX, middle - tall / 2], length: amount * scale, tall } as const;
    return [
      line([0, start], [width, start], 'line', 1),
      strong([0, middle], name, size),
      { ...strong([amountX, middle], `${fix ? '–' : ''}${dollars(amount)}`, size), anchor: 'end' },
      ...(fix ? [waste(bar), plain([fixX, middle], fix, 'text', size)] : [kept(bar)]),
    ];
  });

/** The bill before and after, as two bars. Below them are the items that stay, and the waste. */
export function wideBill({ used, leaks }: Bill): Composition {
  const [usedAmount, leaked] = [amountOf(used), amountOf(leaks)];
  const border = (usedAmount / (usedAmount + leaked)) * width;
  const scale = (width - barX) / Math.max(...[...used, ...leaks].map(({ amount }) => amount));
  const leaksTop = usedTop + used.length * pitch + 52;
  const [beforeY, afterY] = [before.top + before.tall / 2, after.top + after.tall / 2];

  return {
    width,
    height: leaksTop + leaks.length * pitch,
    shapes: [
      heading([0, 17], dollars(usedAmount + leaked), 40),
      strong([166, 24], 'a month in a sample bill', size),
      waste({
        at: [border - before.tall, before.top],
        length: width - border + before.tall,
        tall: before.tall,
      }),
      kept({ at: [0, before.top], length: border, tall: before.tall }),
      heading([fixX, beforeY], dollars(leaked), 34),
      strong([fixX + 136, beforeY + 5], 'of waste', size),
      slot([0, after.top], [border, after.tall], 'match'),
      onBright(heading([36, afterY], dollars(usedAmount), 60)),
      onBright(strong([268, afterY + 11], 'a month after four weeks', size)),
      heading([0, usedTop - 24], 'What you really use', 22),
      ...table(used, usedTop, scale),
      heading([0, leaksTop - 24], 'Where the waste is', 22),
      plain([fixX, leaksTop - 23], 'What stops it', 'muted', size),
      ...table(leaks, leaksTop, scale),
    ],
  };
}
