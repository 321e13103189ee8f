import type { Composition, Figure, Shape } from '#design-system';
import { line, slot, stop } from '../figure-shapes.ts';
import { centered, dollars, heading, plain, strong } from '../figure-words.ts';
import { clock, compactDay, halfHours, type PaymentDay } from './payment-day-compact.ts';

const [axisX, axisEnd] = [282, 940];
const [usualY, repeatedY, heldY] = [122, 262, 402];
const [top, bottom] = [44, 506];
/** The lines of the half hours are interrupted where there are words. */
const stretches = [
  [top, usualY + 34],
  [usualY + 62, repeatedY - 14],
  [repeatedY + 14, heldY + 34],
] as const;
/** The end of the day, beyond a gap in the axis. */
const endX = 1000;

/** The morning from left to right, one payment below the other. */
function wideDay(day: PaymentDay): Composition {
  const { usual, repeated, held, reconciled } = day;
  const x = (minute: number) =>
    axisX + ((minute - day.from) / (day.to - day.from)) * (axisEnd - axisX);
  const bar = (y: number, from: number, to: number): readonly Shape[] => [
    slot([x(from), y - 28], [x(to) - x(from), 56], 'surface', 'control'),
    heading([x(from) + 26, y], `${to - from} min`, 24),
  ];
  const booked = (y: number, from: number): readonly Shape[] => [
    line([x(from), y], [axisEnd + 14, y], 'accent', 3),
    line([axisEnd + 36, y], [endX, y], 'accent', 3),
    line([axisEnd + 8, y + 10], [axisEnd + 20, y - 10], 'accent'),
    line([axisEnd + 30, y + 10], [axisEnd + 42, y - 10], 'accent'),
  ];
  const payment = (y: number, title: string, text: string) => [
    heading([0, y - 14], title, 28),
    plain([0, y + 16], text),
  ];

  return {
    width: 1200,
    height: 520,
    shapes: [
      ...halfHours(day).flatMap((minute): readonly Shape[] => [
        centered(plain([x(minute), 14], clock(minute))),
        ...stretches.map(([from, to]) => line([x(minute), from], [x(minute), to], 'line', 1)),
      ]),
      ...payment(usualY, dollars(usual.amount), usual.payee),
      ...payment(repeatedY, dollars(usual.amount), 'Sent a second time'),
      ...payment(heldY, dollars(held.amount), held.payee),
      ...booked(usualY, usual.approved),
      ...booked(heldY, held.approved),
      ...bar(usualY, usual.entered, usual.approved),
      plain(
        [x(usual.entered), usualY + 48],
        `A second person approves at ${clock(usual.approved)}`,
      ),
      {
        kind: 'line',
        points: [
          [x(repeated), usualY + 64],
          [x(repeated), repeatedY - 18],
        ],
        stroke: 'text',
        dashed: true,
      },
      ...stop([x(repeated), repeatedY]),
      strong([x(repeated) + 26, repeatedY], 'Refused in one second'),
      plain([x(repeated) + 206, repeatedY], 'The reference was already used'),
      ...bar(heldY, held.entered, held.seen),
      plain([x(held.entered), heldY + 48], held.why),
      slot([x(held.seen), heldY - 28], [x(held.approved) - x(held.seen), 56], 'match'),
      {
        ...heading([x(held.seen) + 26, heldY], `${held.approved - held.seen} min`, 24),
        fill: 'strong',
      },
      plain([x(held.seen), heldY + 48], held.finding),
      { kind: 'frame', at: [endX, top], size: [200, bottom - top], radius: 28, fill: 'brand' },
      { kind: 'dot', at: [endX + 58, usualY], r: 34, fill: 'match' },
      { kind: 'tick', at: [endX + 58, usualY + 2], r: 14, stroke: 'strong', width: 5 },
      { ...heading([endX + 24, 290], `${clock(reconciled)} p.m.`, 28), fill: 'onBrand' },
      { ...heading([endX + 24, 334], dollars(usual.amount + held.amount), 28), fill: 'onBrand' },
      plain([endX + 24, 384], 'Both banks have', 'onBrand'),
      plain([endX + 24, 408], 'the same total', 'onBrand'),
    ],
  };
}

/** The drawing of three payments, from the first entry to the end of the day. */
export const paymentDay = (day: PaymentDay, alt: string): Figure => ({
  wide: wideDay(day),
  compact: compactDay(day),
  alt,
});
