import type { Composition, Shape, Tone } from '#design-system';
import { avatar, line, looks, matchStop, panel, slot } from '../figure-shapes.ts';
import {
  centered,
  dollars,
  heading,
  type Label,
  onBrand,
  onBright,
  plain,
  strong,
} from '../figure-words.ts';
import { clock, halfHours, type Minute, type PaymentDay, refusal } from './payments.ts';

/** Where the axis ends, and where the column begins that the approved payments flow into. */
const [axisEnd, column] = [252, 270];
const [tall, radius] = [54, 27];
/** The middles of the three payments, and the upper edge of the end of the day. */
const lanes = [92, 180, 266] as const;
const [ending, height] = [342, 470];

const bar = (y: number, from: number, to: number, fill: Tone) =>
  slot([from, y - tall / 2], [to - from, tall], fill);

/** A place that the flow leaves out, between two of its parts. */
const hole = (from: number, to: number) =>
  panel([axisEnd - 60, from], [column - axisEnd + 60, to - from], radius, 'background');

/** How much, and to whom, above a payment. */
const payment = (y: number, amount: number, text: string): readonly Label[] => {
  const words = dollars(amount);
  return [strong([0, y], words), plain([words.length * 9 + 8, y], text, 'muted', 14)];
};

/** Both approved payments and the end of the day are one shape, with a hole for the refused one. */
const posted = (usual: number, held: number): readonly Shape[] => [
  panel([column - 50, lanes[0] - tall / 2], [370 - column, height - lanes[0]], radius, 'brand'),
  hole(lanes[0] + tall / 2, lanes[2] - tall / 2),
  hole(lanes[2] + tall / 2, ending),
  bar(lanes[0], usual, 300, 'brand'),
  bar(lanes[2], held, 300, 'brand'),
  panel([0, ending], [320, height - ending], radius, 'brand'),
];

/** A morning of payments from left to right, and their sum at the end of the day. */
export function paymentDay(day: PaymentDay): Composition {
  const { usual, repeated, held, reconciled } = day;
  const x = (minute: Minute) => ((minute - day.from) / (day.to - day.from)) * axisEnd;
  /** Only the minutes are in it. */
  const wait = (y: number, from: Minute, to: Minute) => {
    const middle = (x(from) + x(to) - 3) / 2;
    const words = [
      heading([middle, y - 8], `${to - from}`, 24),
      plain([middle, y + 13], 'min', 'strong', 14),
    ];
    return [
      bar(y, x(from), x(to) - 3, 'quiet'),
      ...words.map((label) => onBright(centered(label))),
    ];
  };
  /** Why it waits, from where the wait begins. */
  const reason = (from: number, words: readonly string[]) =>
    words.map((word, index) => plain([from, lanes[2] + 41 + index * 18], word, 'text', 14));
  const refused = x(repeated) + 22;
  const approved = x(usual.approved) + 14;

  return {
    width: 320,
    height,
    shapes: [
      line([0, 28], [axisEnd, 28], 'control'),
      ...halfHours(day).flatMap((minute): readonly Shape[] => [
        centered(plain([x(minute), 9], clock(minute), 'muted', 14)),
        line([x(minute), 21], [x(minute), 28], 'control'),
      ]),
      ...posted(x(usual.entered), x(held.entered)),
      ...payment(lanes[0] - 42, usual.amount, usual.payee),
      ...payment(lanes[1] - 42, usual.amount, 'Sent a second time'),
      ...payment(lanes[2] - 42, held.amount, held.payee),
      ...wait(lanes[0], usual.entered, usual.approved),
      onBrand(strong([approved, lanes[0] - 9], 'Approved', 18)),
      onBrand(plain([approved, lanes[0] + 12], 'by a second person', 'text', 14)),
      ...avatar([284, 62], 36, 'raised', looks.afro),
      ...refusal([refused, lanes[1]], 22),
      strong([refused + 32, lanes[1] - 9], 'Refused', 18),
      plain([refused + 32, lanes[1] + 12], 'reference already used', 'muted', 14),
      ...wait(lanes[2], held.entered, held.seen),
      ...wait(lanes[2], held.seen, held.approved),
      ...reason(x(held.entered), ['Held: name is close', 'to a sanctioned one']),
      ...reason(x(held.seen) + 4, ['Passport:', 'not him']),
      ...matchStop([54, (ending + height) / 2], 38),
      onBrand(strong([108, ending + 24], `${clock(reconciled)} p.m.`, 16)),
      onBrand(heading([106, ending + 62], dollars(usual.amount + held.amount), 52)),
      onBrand(plain([108, ending + 102], 'Both banks have the same total', 'text', 14)),
    ],
  };
}
