import type { Composition, Shape } from '#design-system';
import { dollars, heading, onBrand, plain, slot, stack, strong } from '../figure-shapes.ts';
import { amountOf, type Bill } from './bill.ts';

// The page's columns 4, 7, and 10.
const [nameX, fixX, endX] = [306, 612, 918];
const endWidth = 282;
const top = 72;
/** The height of everything that is used. */
const usedHeight = 224;
const gap = 4;
/** What a dot stands for, in dollars. */
const perDot = 100;
const [perRow, dotGap] = [36, 17];
/** The middle of the first leak's row, and the distance to the next. */
const [firstRow, pitch] = [348, 42];
/** Where the leaks leave the bill, and where a gate closes them. */
const [leaveX, gateX] = [150, nameX - 26];

/** The heights of items below each other, to scale. */
const stacked = (amounts: readonly number[], from: number, scale: number) => {
  let y = from;
  return amounts.map((amount) => {
    const place = { y, height: amount * scale };
    y += place.height + gap;
    return place;
  });
};

/** Rows of dots around a middle, for an amount. */
const dotsOf = (amount: number, middle: number) => {
  const count = amount / perDot;
  const rows = Math.ceil(count / perRow);
  const y = middle - ((rows - 1) / 2) * dotGap;
  return stack(count, { at: [150, y], perRow, gap: dotGap, r: 4, fill: 'quiet' });
};

/** From left to right: the bill, drawn to scale; below what is used, the leaks run off. */
export function wideBill({ used, leaks }: Bill): Composition {
  const [usedAmount, leaked] = [amountOf(used), amountOf(leaks)];
  const scale = usedHeight / usedAmount;
  const places = stacked(
    [...used, ...leaks].map(({ amount }) => amount),
    top,
    scale,
  );
  const usedEnd = usedHeight + gap * (used.length - 1);

  const inUse = used.flatMap(({ name, amount }, index): readonly Shape[] => {
    const { y, height } = places[index] ?? { y: top, height: 0 };
    const middle = y + height / 2;
    return [
      { kind: 'frame', at: [0, y], size: [endX - 24, height], radius: 9, fill: 'brand' },
      ...dotsOf(amount, middle),
      onBrand(strong([24, middle], name)),
      { ...onBrand(strong([endX - 48, middle], dollars(amount))), anchor: 'end' },
    ];
  });

  const running = leaks.flatMap(({ name, fix, amount }, index): readonly Shape[] => {
    const { y, height } = places[used.length + index] ?? { y: top, height: 0 };
    const row = firstRow + index * pitch;
    const gate = Math.max(34, height);
    return [
      { kind: 'frame', at: [0, y], size: [leaveX, height], radius: 2, fill: 'quiet' },
      {
        kind: 'match',
        from: [leaveX, y + height / 2],
        to: [gateX - height / 2, row],
        stroke: 'quiet',
        width: height,
      },
      slot([gateX, row - gate / 2], [8, gate], 'brand'),
      strong([nameX, row], name),
      plain([fixX, row], fix),
      { ...heading([endX, row], `–${dollars(amount)}`, 20), fill: 'accent' },
    ];
  });

  return {
    width: 1200,
    height: firstRow + leaks.length * pitch - 12,
    shapes: [
      heading([0, 30], dollars(usedAmount + leaked), 46),
      plain([190, 36], `a month in a sample bill, drawn to scale. Each dot is ${dollars(perDot)}.`),
      ...running,
      ...inUse,
      { kind: 'frame', at: [endX, top], size: [endWidth, usedEnd], radius: 24, fill: 'match' },
      { ...strong([endX + 32, top + 48], 'After four weeks'), fill: 'strong' },
      { ...heading([endX + 32, top + 110], dollars(usedAmount), 54), fill: 'strong' },
      {
        ...strong([endX + 32, top + 172], `a month, ${dollars(leaked)} less`),
        fill: 'strong',
      },
    ],
  };
}
