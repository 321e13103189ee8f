import type { Composition, Figure, Shape, Tone } from '#design-system';
import { bleed, block, endlessSlot, line, matchStop, slot } from '../figure-shapes.ts';
import { centered, dollars, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';
import { compactDay } from './payment-day-compact.ts';
import { clock, halfHours, type Minute, type PaymentDay, refusal } from './payments.ts';

const [start, end] = [184, 900];
const [top, tall, pitch] = [52, 128, 160];
const gap = pitch - tall;
/** The end of the day, which the approved payments flow into. */
const ending = { x: 976, middle: 1088 };
/** Where the hole's round end starts. */
const bend = ending.x - pitch / 2 - gap / 2;

const y = (lane: number) => top + tall / 2 + lane * pitch;

const bar = (lane: number, from: number, to: number, fill: Tone) =>
  slot([from, y(lane) - tall / 2], [to - from, tall], fill);

const payment = (lane: number, amount: number, text: string) => [
  heading([0, y(lane) - 13], dollars(amount), 24),
  plain([0, y(lane) + 16], text, 'muted', 18),
];

const times = (day: PaymentDay, x: (minute: Minute) => number): readonly Shape[] => {
  const tick = (at: number) => line([at, 28], [at, 36], 'control');
  return [
    line([start, 36], [end, 36], 'control'),
    ...halfHours(day).flatMap((minute): readonly Shape[] => [
      centered(plain([x(minute), 10], clock(minute), 'muted', 18)),
      tick(x(minute)),
    ]),
    // The hours that the axis leaves out.
    { ...line([end + 8, 36], [ending.middle, 36], 'control'), dashed: true },
    centered(strong([ending.middle, 10], `${clock(day.reconciled)} p.m.`, 18)),
    tick(ending.middle),
  ];
};

/**
 * Both approved payments and the end of the day are one shape, with a hole for the refused one. It
 * continues to the window's edge.
 */
const posted = (lanes: readonly (readonly [lane: number, from: number])[]): readonly Shape[] => [
  ...lanes.map(([lane, from]) => endlessSlot([from, y(lane) - tall / 2], tall, 'brand')),
  block([bend, top], [1200 + bleed - bend, pitch * 2 + tall], 'brand'),
  slot([start - gap, top + tall], [ending.x - start + gap, pitch + gap], 'background'),
];

/** The morning from left to right, one payment below the other. */
function wideDay(day: PaymentDay): Composition {
  const { usual, repeated, held } = day;
  const x = (minute: Minute) => start + ((minute - day.from) / (day.to - day.from)) * (end - start);
  /** Waits are over the bar that they lead to, so each begins where the payment does. */
  const wait = (lane: number, from: Minute, to: Minute, reason?: string) => {
    const middle = (x(from) + x(to)) / 2 - 2;
    const words = [
      heading([middle, y(lane) - (reason ? 14 : 0)], `${to - from} min`, 24),
      ...(reason ? [plain([middle, y(lane) + 16], reason, 'strong', 18)] : []),
    ];
    return [
      bar(lane, x(from), x(to) - 4, 'quiet'),
      ...words.map((label) => onBright(centered(label))),
    ];
  };
  const result = [
    heading([ending.middle, 312], dollars(usual.amount + held.amount), 40),
    plain([ending.middle, 358], 'Both banks have', 'onBrand', 18),
    plain([ending.middle, 382], 'the same total', 'onBrand', 18),
  ];
  const refused = x(repeated) + 46;

  return {
    width: 1200,
    height: 500,
    bleeds: true,
    shapes: [
      ...times(day, x),
      ...posted([
        [0, x(usual.entered)],
        [2, x(held.entered)],
      ]),
      ...payment(0, usual.amount, usual.payee),
      ...payment(1, usual.amount, 'Sent a second time'),
      ...payment(2, held.amount, held.payee),
      ...wait(0, usual.entered, usual.approved),
      onBrand(heading([x(usual.approved) + 40, y(0)], 'Approved by a second person', 24)),
      ...refusal([refused, y(1)], 40),
      heading([refused + 62, y(1) - 13], 'Refused', 24),
      plain([refused + 62, y(1) + 16], 'The reference was already used', 'muted', 18),
      ...wait(2, held.entered, held.seen, held.why),
      ...wait(2, held.seen, held.approved, held.finding),
      ...matchStop([ending.middle, 218], 48),
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
