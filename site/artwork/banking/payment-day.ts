import type { Composition, Figure, Shape } from '#design-system';
import { line, slot, stop } from '../figure-shapes.ts';
import { centered, dollars, heading, onBright, plain, strong } from '../figure-words.ts';
import { clock, compactDay, halfHours, type PaymentDay } from './payment-day-compact.ts';

const [axisX, axisEnd] = [152, 940];
const [usualY, repeatedY, heldY] = [122, 262, 402];
const [top, bottom] = [44, 506];
const height = 84;
/** The end of the day, beyond a gap in the axis. */
const endX = 1000;

/** The morning from left to right, one payment below the other. */
function wideDay(day: PaymentDay): Composition {
  const { usual, repeated, held, reconciled } = day;
  const x = (minute: number) =>
    axisX + ((minute - day.from) / (day.to - day.from)) * (axisEnd - axisX);
  // Bars keep a gap from each other. Words are inside, or between two half hours, so that no
  // gridline crosses them.
  const bar = (y: number, from: number, to: number, reason?: string, isCleared = false) => {
    const words = [
      heading([x(from) + 26, reason ? y - 13 : y], `${to - from} min`, 28),
      ...(reason ? [plain([x(from) + 26, y + 18], reason)] : []),
    ];
    return [
      slot(
        [x(from) + 3, y - height / 2],
        [x(to) - x(from) - 6, height],
        isCleared ? 'match' : 'surface',
        isCleared ? 'match' : 'control',
      ),
      ...(isCleared ? words.map(onBright) : words),
    ];
  };
  const booked = (y: number, from: number): readonly Shape[] => [
    line([x(from) - 6, y], [axisEnd + 14, y], 'accent', 3),
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
        line([x(minute), top], [x(minute), bottom], 'line', 1),
      ]),
      ...payment(usualY, dollars(usual.amount), usual.payee),
      ...payment(repeatedY, dollars(usual.amount), 'Sent a second time'),
      ...payment(heldY, dollars(held.amount), held.payee),
      ...booked(usualY, usual.approved),
      ...booked(heldY, held.approved),
      {
        kind: 'line',
        points: [
          [x(repeated), usualY],
          [x(repeated), repeatedY - 18],
        ],
        stroke: 'text',
        dashed: true,
      },
      ...bar(usualY, usual.entered, usual.approved),
      plain([x(usual.approved) + 16, usualY + 24], 'A second person approves'),
      ...stop([x(repeated), repeatedY]),
      strong([x(repeated) + 24, repeatedY], 'Refused'),
      plain([x(usual.approved) + 16, repeatedY], 'The reference was already used'),
      ...bar(heldY, held.entered, held.seen, held.why),
      ...bar(heldY, held.seen, held.approved, held.finding, true),
      { kind: 'frame', at: [endX, top], size: [200, bottom - top], radius: 28, fill: 'brand' },
      { kind: 'dot', at: [endX + 58, 197], r: 34, fill: 'match' },
      { kind: 'tick', at: [endX + 58, 199], r: 14, stroke: 'strong', width: 5 },
      { ...heading([endX + 24, 269], `${clock(reconciled)} p.m.`, 28), fill: 'onBrand' },
      { ...heading([endX + 24, 309], dollars(usual.amount + held.amount), 28), fill: 'onBrand' },
      plain([endX + 24, 355], 'Both banks have', 'onBrand'),
      plain([endX + 24, 379], 'the same total', 'onBrand'),
    ],
  };
}

/** The drawing of three payments, from the first entry to the end of the day. */
export const paymentDay = (day: PaymentDay, alt: string): Figure => ({
  wide: wideDay(day),
  compact: compactDay(day),
  alt,
});
