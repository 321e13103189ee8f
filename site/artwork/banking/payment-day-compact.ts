import type { Composition, Point, Shape, Tone } from '#design-system';
import { line, matchStop, slot } from '../figure-shapes.ts';
import { centered, dollars, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';
import { clock, halfHours, type Minute, type PaymentDay, refusal } from './payments.ts';

const [top, perMinute] = [56, 4.2];
const [left, wide, pitch] = [50, 84, 93];
const block = 84;

const middle = (lane: number) => left + lane * pitch + wide / 2;

const bar = (lane: number, from: number, to: number, fill: Tone) =>
  slot([left + lane * pitch, from], [wide, to - from], fill);

/** Lines of small words below each other. */
const lines = ([x, y]: Point, words: readonly string[], fill: Tone) =>
  words.map((word, index) => centered(plain([x, y + index * 18], word, fill, 14)));

/** The morning from top to bottom, with the payments side by side. */
export function compactDay(day: PaymentDay): Composition {
  const { usual, repeated, held, reconciled } = day;
  const y = (minute: Minute) => top + (minute - day.from) * perMinute;
  const end = y(day.to) + 18;

  const payment = (lane: number, amount: number, text: string) => [
    centered(strong([middle(lane), 10], dollars(amount))),
    centered(plain([middle(lane), 32], text, 'muted', 14)),
    bar(lane, top, end - 12, 'surface'),
  ];
  const wait = (lane: number, from: Minute, to: Minute, reason: readonly string[] = []) => {
    const first = (y(from) + y(to)) / 2 - 2 - reason.length * 10;
    return [
      bar(lane, y(from), y(to) - 3, 'quiet'),
      onBright(centered(heading([middle(lane), first], `${to - from} min`, 20))),
      ...lines([middle(lane), first + 23], reason, 'strong'),
    ];
  };
  /** The gap is the afternoon that the axis leaves out. */
  const posted = (lane: number, from: Minute) => [
    bar(lane, y(from), end + block, 'brand'),
    line([middle(lane) - wide / 2, end - 4], [middle(lane) + wide / 2, end - 12], 'background', 4),
  ];

  return {
    width: 320,
    height: end + block,
    shapes: [
      ...halfHours(day).map((minute): Shape => plain([0, y(minute)], clock(minute), 'muted', 14)),
      ...payment(0, usual.amount, 'Supplier'),
      ...payment(1, usual.amount, 'Sent again'),
      ...payment(2, held.amount, 'New payee'),
      ...posted(0, usual.approved),
      ...posted(2, held.approved),
      { kind: 'frame', at: [0, end], size: [320, block], radius: 42, fill: 'brand' },
      ...wait(0, usual.entered, usual.approved),
      onBrand(centered(strong([middle(0), y(usual.approved) + 52], 'Approved'))),
      ...lines([middle(0), y(usual.approved) + 74], ['by another', 'person'], 'onBrand'),
      ...refusal([middle(1), y(repeated) + 30], 24),
      centered(strong([middle(1), y(repeated) + 76], 'Refused')),
      ...lines([middle(1), y(repeated) + 98], ['reference', 'already', 'used'], 'muted'),
      ...wait(2, held.entered, held.seen, ['Held: name', 'on a list']),
      ...wait(2, held.seen, held.approved, ['Passport:', 'not him']),
      ...matchStop([46, end + block / 2], 28),
      onBrand(
        heading(
          [90, end + 30],
          `${dollars(usual.amount + held.amount)} at ${clock(reconciled)} p.m.`,
          20,
        ),
      ),
      plain([90, end + 56], 'Both banks have the same total', 'onBrand', 14),
    ],
  };
}
