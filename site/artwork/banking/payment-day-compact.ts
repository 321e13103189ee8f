import type { Composition, Point, Shape, Tone } from '#design-system';
import { line, matchStop, slot } from '../figure-shapes.ts';
import { centered, dollars, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';
import { clock, halfHours, type Minute, type PaymentDay, refusal } from './payments.ts';

const [top, perMinute] = [56, 4.2];
const [left, wide, pitch] = [50, 84, 93];
const [right, gap] = [left + pitch * 2 + wide, pitch - wide];
const block = 116;

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
  const end = y(day.to) + 52;

  const payment = (lane: number, amount: number, text: string) => [
    centered(strong([middle(lane), 10], dollars(amount))),
    centered(plain([middle(lane), 32], text, 'muted', 14)),
  ];
  const wait = (lane: number, from: Minute, to: Minute, reason: readonly string[] = []) => {
    const first = (y(from) + y(to)) / 2 - 2 - reason.length * 10;
    return [
      bar(lane, y(from), y(to) - 3, 'quiet'),
      onBright(centered(heading([middle(lane), first], `${to - from} min`, 20))),
      ...lines([middle(lane), first + 23], reason, 'strong'),
    ];
  };
  /** Both approved payments and the end of the day are one shape, with a hole for the refused one. */
  const posted: readonly Shape[] = [
    bar(0, y(usual.entered), end + block, 'brand'),
    bar(2, y(held.entered), end + block, 'brand'),
    {
      kind: 'frame',
      at: [left, y(day.to)],
      size: [right - left, end + block - y(day.to)],
      radius: wide / 2,
      fill: 'brand',
    },
    slot([left + wide, top - gap], [pitch + gap, end - top + gap], 'background'),
  ];

  return {
    width: 320,
    height: end + block,
    shapes: [
      ...halfHours(day).map((minute): Shape => plain([0, y(minute)], clock(minute), 'muted', 14)),
      // The hours that the axis leaves out.
      {
        ...line(
          [18, y(halfHours(day).at(-1) ?? day.to) + 16],
          [18, end + block / 2 - 28],
          'control',
        ),
        dashed: true,
      },
      strong([0, end + block / 2 - 9], clock(reconciled), 14),
      strong([0, end + block / 2 + 9], 'p.m.', 14),
      ...posted,
      ...payment(0, usual.amount, 'Supplier'),
      ...payment(1, usual.amount, 'Sent again'),
      ...payment(2, held.amount, 'New payee'),
      ...wait(0, usual.entered, usual.approved),
      onBrand(centered(strong([middle(0), y(usual.approved) + 52], 'Approved'))),
      ...lines([middle(0), y(usual.approved) + 74], ['by another', 'person'], 'onBrand'),
      ...refusal([middle(1), y(repeated) + 34], 24),
      centered(strong([middle(1), y(repeated) + 80], 'Refused')),
      ...lines([middle(1), y(repeated) + 102], ['reference', 'already', 'used'], 'muted'),
      ...wait(2, held.entered, held.seen, ['Held: name', 'on a list']),
      ...wait(2, held.seen, held.approved, ['Passport:', 'not him']),
      ...matchStop([middle(0), end + block / 2], 30),
      onBrand(heading([left + pitch + 4, end + 34], dollars(usual.amount + held.amount), 28)),
      plain([left + pitch + 4, end + 64], 'Both banks have', 'onBrand', 14),
      plain([left + pitch + 4, end + 82], 'the same total', 'onBrand', 14),
    ],
  };
}
