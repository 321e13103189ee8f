import type { Composition, Shape } from '#design-system';
import { dollars, heading, plain, slot, strong } from '../figure-shapes.ts';
import { amountOf, type Bill } from './bill.ts';

const size = 14;
const width = 320;
const top = 96;
const pitch = 70;
const bar = 20;

/** From top to bottom: the bill gets shorter with each leak that is closed. */
export function compactBill({ used, leaks }: Bill): Composition {
  const usedAmount = amountOf(used);
  const whole = usedAmount + amountOf(leaks);
  const end = top + leaks.length * pitch;
  const long = (amount: number) => (amount / whole) * (width - 4);

  const closed = leaks.flatMap(({ name, fix, amount }, index): readonly Shape[] => {
    const y = top + index * pitch;
    const left = long(whole - amountOf(leaks.slice(0, index + 1)));
    return [
      strong([0, y], name, size),
      { ...strong([width, y], `–${dollars(amount)}`, size), fill: 'accent', anchor: 'end' },
      plain([0, y + 19], fix, 'muted', size),
      { kind: 'frame', at: [1, y + 30], size: [left, bar], radius: 6, fill: 'brand' },
      {
        kind: 'frame',
        at: [1 + left + 2, y + 30],
        size: [long(amount), bar],
        radius: 3,
        fill: 'quiet',
      },
    ];
  });

  return {
    width,
    height: end + 46,
    shapes: [
      heading([0, 18], dollars(whole), 34),
      { ...plain([width, 22], 'a month (sample bill)', 'muted', size), anchor: 'end' },
      { kind: 'frame', at: [1, 44], size: [width - 2, bar], radius: 6, fill: 'brand' },
      ...closed,
      slot([1, end - 6], [long(usedAmount), 48], 'match'),
      { ...heading([20, end + 18], dollars(usedAmount), 22), fill: 'strong' },
      strong([long(usedAmount) + 12, end + 18], 'after week 4', size),
    ],
  };
}
