import type { Composition, Shape } from '#design-system';
import { line, stop } from '../figure-shapes.ts';
import { dollars, heading, plain, strong } from '../figure-words.ts';

/** In minutes after midnight. */
type Minute = number;

type Payment = { amount: number; payee: string; entered: Minute; approved: Minute };

/** Three payments in one morning: a normal one, a repeat of it, and one that is held. */
export type PaymentDay = {
  /** What the axis shows. */
  from: Minute;
  to: Minute;
  usual: Payment;
  repeated: Minute;
  /** From `seen` on, an analyst has it. */
  held: Payment & { why: string; seen: Minute; finding: string };
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

const size = 14;
const top = 72;
const [usualX, repeatedX, heldX] = [52, 144, 206];
const [usualWidth, heldWidth] = [78, 113];

/** The morning from top to bottom, with the payments side by side. */
export function compactDay(day: PaymentDay): Composition {
  const { usual, repeated, held, reconciled } = day;
  const y = (minute: Minute) => top + (minute - day.from) * 3.8;
  const end = y(day.to) + 12;
  const bar = (x: number, from: Minute, to: Minute, width: number, isCleared = false): Shape => ({
    kind: 'frame',
    at: [x, y(from) + 3],
    size: [width, (to - from) * 3.8 - 6],
    radius: 16,
    fill: isCleared ? 'match' : 'surface',
    stroke: isCleared ? 'match' : 'control',
  });
  const minutes = (x: number, middle: number, from: Minute, to: Minute) =>
    heading([x, middle], `${to - from} min`, 18);

  return {
    width: 320,
    height: end + 84,
    shapes: [
      ...halfHours(day).flatMap((minute): readonly Shape[] => [
        plain([0, y(minute)], clock(minute), 'muted', size),
        line([44, y(minute)], [319, y(minute)], 'line', 1),
      ]),
      strong([usualX, 12], dollars(usual.amount), size),
      plain([usualX, 34], usual.payee, 'muted', size),
      strong([heldX, 12], dollars(held.amount), size),
      plain([heldX, 34], held.payee, 'muted', size),
      line([usualX + 39, y(usual.approved) - 6], [usualX + 39, end], 'accent'),
      line([heldX + 56, y(held.approved) - 6], [heldX + 56, end], 'accent'),
      {
        kind: 'line',
        points: [
          [usualX + 39, y(repeated)],
          [repeatedX + 14, y(repeated)],
        ],
        stroke: 'text',
        dashed: true,
      },
      bar(usualX, usual.entered, usual.approved, usualWidth),
      minutes(
        usualX + 9,
        (y(usual.entered) + y(usual.approved)) / 2,
        usual.entered,
        usual.approved,
      ),
      ...stop([repeatedX + 24, y(repeated)]),
      strong([repeatedX, y(repeated) + 22], 'Repeat', size),
      plain([repeatedX, y(repeated) + 39], 'refused', 'muted', size),
      bar(heldX, held.entered, held.seen, heldWidth),
      bar(heldX, held.seen, held.approved, heldWidth, true),
      strong([heldX + 14, y(held.entered) + 28], 'Held:', size),
      plain([heldX + 14, y(held.entered) + 48], 'name on a list', 'muted', size),
      minutes(heldX + 14, y(held.seen) - 30, held.entered, held.seen),
      {
        ...minutes(heldX + 14, y(held.seen) + 30, held.seen, held.approved),
        fill: 'strong',
      },
      plain([heldX + 14, y(held.approved) - 24], 'Cleared', 'strong', size),
      { kind: 'frame', at: [0, end], size: [320, 84], radius: 24, fill: 'brand' },
      { kind: 'dot', at: [44, end + 42], r: 26, fill: 'match' },
      { kind: 'tick', at: [44, end + 44], r: 10, stroke: 'strong', width: 4 },
      {
        ...heading(
          [86, end + 30],
          `${dollars(usual.amount + held.amount)} at ${clock(reconciled)}`,
          20,
        ),
        fill: 'onBrand',
      },
      plain([86, end + 56], 'Both banks have the same total', 'onBrand', size),
    ],
  };
}
