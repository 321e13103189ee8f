import type { Composition, Shape } from '#design-system';
import { slot } from '../figure-shapes.ts';
import { dollars, heading, onBright, plain, strong } from '../figure-words.ts';
import { amountOf, type Bill, type Item, kept, waste } from './bill.ts';

const size = 14;
const width = 320;
const tall = 12;
/** The whole bill, and below it what remains: bars of the same height. */
const [beforeTop, afterTop, wholeTall] = [40, 108, 60];
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

  return {
    width,
    height: endOf(leaks, leaksTop) - 24,
    shapes: [
      heading([0, 16], dollars(usedAmount + leaked), 28),
      { ...plain([width, 20], 'a month (sample bill)', 'muted', size), anchor: 'end' },
      waste({
        at: [border - wholeTall, beforeTop],
        length: width - border + wholeTall,
        tall: wholeTall,
      }),
      kept({ at: [0, beforeTop], length: border, tall: wholeTall }),
      onBright(heading([border + 14, beforeTop + 20], dollars(leaked), 22)),
      onBright(strong([border + 14, beforeTop + 43], 'of waste', size)),
      slot([0, afterTop], [border, wholeTall], 'match'),
      onBright(heading([24, afterTop + 20], dollars(usedAmount), 28)),
      onBright(strong([24, afterTop + 43], 'after week 4', size)),
      heading([0, usedTop - 30], 'What you really use', 20),
      ...table(used, { top: usedTop, from: 0, scale }),
      heading([0, leaksTop - 30], 'Where the waste is', 20),
      ...table(leaks, { top: leaksTop, from: border, scale }),
    ],
  };
}
