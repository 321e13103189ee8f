import type { Point, Shape } from '#design-system';
import { line } from '../figure-shapes.ts';

/** In minutes after midnight. */
export type Minute = number;

type Payment = { amount: number; payee: string; entered: Minute; approved: Minute };

/** Three payments in one morning: a normal one, a repeat of it, and one that is held. */
export type PaymentDay = {
  /** What the axis shows. */
  from: Minute;
  to: Minute;
  usual: Payment;
  repeated: Minute;
  /** From `seen` on, an analyst has it. */
  held: Payment & { seen: Minute };
  /** When all payments are compared with the other bank. */
  reconciled: Minute;
};

/** A time of day, such as "9:30". */
export const clock = (minute: Minute) =>
  `${((Math.floor(minute / 60) + 11) % 12) + 1}:${String(minute % 60).padStart(2, '0')}`;

/** Every half hour that the axis shows. */
export const halfHours = ({ from, to }: PaymentDay) => {
  const first = Math.ceil(from / 30) * 30;
  return Array.from(
    { length: Math.floor((to - first) / 30) + 1 },
    (_, index) => first + index * 30,
  );
};

/** The repeat, as a large version of `stop`. */
export const refusal = ([x, y]: Point, r: number): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r, fill: 'text' },
  line([x - r * 0.45, y], [x + r * 0.45, y], 'background', r / 5),
];
