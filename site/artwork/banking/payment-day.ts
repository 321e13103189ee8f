import type { Composition, Figure, Shape, Tone } from '#design-system';
import { line, matchStop, slot } from '../figure-shapes.ts';
import { centered, dollars, heading, onBrand, onBright, plain } from '../figure-words.ts';
import { compactDay } from './payment-day-compact.ts';
import { clock, halfHours, type Minute, type PaymentDay, refusal } from './payments.ts';

const [start, end] = [184, 940];
const [top, tall, pitch] = [52, 128, 160];
/** The end of the day. */
const block = { x: 976, middle: 1088 };

const y = (lane: number) => top + tall / 2 + lane * pitch;

const bar = (lane: number, from: number, to: number, fill: Tone) =>
  slot([from, y(lane) - tall / 2], [to - from, tall], fill);

const payment = (lane: number, amount: number, text: string) => [
  heading([0, y(lane) - 14], dollars(amount), 32),
  plain([0, y(lane) + 19], text, 'muted', 18),
  bar(lane, start, end - 20, 'surface'),
];

/** A payment from its approval to the end of the day. The gap leaves the afternoon out. */
const posted = (lane: number, from: number) => [
  bar(lane, from, 1180, 'brand'),
  ...[0, 18].map((shift) =>
    line(
      [end - 18 + shift, y(lane) + tall / 2 + 6],
      [end + 2 + shift, y(lane) - tall / 2 - 6],
      'background',
      6,
    ),
  ),
];

/** The morning from left to right, one payment below the other. */
function wideDay(day: PaymentDay): Composition {
  const { usual, repeated, held, reconciled } = day;
  const x = (minute: Minute) => start + ((minute - day.from) / (day.to - day.from)) * (end - start);
  const wait = (lane: number, from: Minute, to: Minute, reason?: string) => {
    const middle = (x(from) + x(to)) / 2 - 2;
    const words = [
      heading([middle, y(lane) - (reason ? 15 : 0)], `${to - from} min`, 32),
      ...(reason ? [plain([middle, y(lane) + 22], reason, 'strong', 18)] : []),
    ];
    return [
      bar(lane, x(from), x(to) - 4, 'quiet'),
      ...words.map((label) => onBright(centered(label))),
    ];
  };
  const result = [
    heading([block.middle, 284], `${clock(reconciled)} p.m.`, 34),
    heading([block.middle, 326], dollars(usual.amount + held.amount), 34),
    plain([block.middle, 370], 'Both banks have', 'onBrand', 18),
    plain([block.middle, 394], 'the same total', 'onBrand', 18),
  ];
  const refused = x(repeated) + 42;

  return {
    width: 1200,
    height: 518,
    shapes: [
      ...halfHours(day).flatMap((minute): readonly Shape[] => [
        centered(plain([x(minute), 10], clock(minute), 'muted', 18)),
        line([x(minute), 30], [x(minute), 42], 'control', 3),
      ]),
      ...payment(0, usual.amount, usual.payee),
      ...payment(1, usual.amount, 'Sent a second time'),
      ...payment(2, held.amount, held.payee),
      ...posted(0, x(usual.approved)),
      ...posted(2, x(held.approved)),
      {
        kind: 'frame',
        at: [block.x, top],
        size: [1200 - block.x, pitch * 2 + tall],
        radius: tall / 2,
        fill: 'brand',
      },
      ...wait(0, usual.entered, usual.approved),
      onBrand(heading([x(usual.approved) + 40, y(0)], 'Approved by a second person', 24)),
      ...refusal([refused, y(1)], 40),
      heading([refused + 62, y(1) - 15], 'Refused', 32),
      plain([refused + 62, y(1) + 22], 'The reference was already used', 'muted', 18),
      ...wait(2, held.entered, held.seen, held.why),
      ...wait(2, held.seen, held.approved, held.finding),
      ...matchStop([block.middle, 200], 44),
      ...result.map((label) => onBrand(centered(label))),
    ],
  };
}

/** The drawing of three payments, from the first entry to the end of the day. */
export const paymentDay = (day: PaymentDay, alt: string): Figure => ({
  wide: wideDay(day),
  compact: compactDay(day),
  alt,
});
