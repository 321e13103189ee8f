import type { Composition, Figure, Shape, Tone } from '#design-system';
import { line, matchStop, slot } from '../figure-shapes.ts';
import { centered, dollars, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';
import { compactDay } from './payment-day-compact.ts';
import { clock, halfHours, type Minute, type PaymentDay, refusal } from './payments.ts';

const [start, end] = [184, 900];
const [top, tall, pitch] = [52, 128, 160];
const gap = pitch - tall;
/** The end of the day, which the approved payments flow into. */
const block = { x: 976, end: 1200, middle: 1088 };
/** Where the hole's round end starts. */
const bend = block.x - pitch / 2 - gap / 2;

const y = (lane: number) => top + tall / 2 + lane * pitch;

const bar = (lane: number, from: number, to: number, fill: Tone) =>
  slot([from, y(lane) - tall / 2], [to - from, tall], fill);

const payment = (lane: number, amount: number, text: string) => [
  heading([0, y(lane) - 14], dollars(amount), 32),
  plain([0, y(lane) + 19], text, 'muted', 18),
];

const times = (day: PaymentDay, x: (minute: Minute) => number): readonly Shape[] => {
  const minutes = halfHours(day);
  const tick = (at: number) => line([at, 30], [at, 42], 'control', 3);
  const lastTick = x(minutes.at(-1) ?? day.to);
  return [
    ...minutes.flatMap((minute): readonly Shape[] => [
      centered(plain([x(minute), 10], clock(minute), 'muted', 18)),
      tick(x(minute)),
    ]),
    // The hours that the axis leaves out.
    {
      kind: 'dots',
      at: [(lastTick + block.middle) / 2 - 28, 36],
      count: 3,
      gap: 28,
      r: 3,
      fill: 'control',
    },
    centered(strong([block.middle, 10], `${clock(day.reconciled)} p.m.`, 18)),
    tick(block.middle),
  ];
};

/** Both approved payments and the end of the day are one shape, with a hole for the refused one. */
const posted = (lanes: readonly (readonly [lane: number, from: number])[]): readonly Shape[] => [
  ...lanes.map(([lane, from]) => bar(lane, from, block.end, 'brand')),
  {
    kind: 'frame',
    at: [bend, top],
    size: [block.end - bend, pitch * 2 + tall],
    radius: tall / 2,
    fill: 'brand',
  },
  slot([start - gap, top + tall], [block.x - start + gap, pitch + gap], 'background'),
];

/** The morning from left to right, one payment below the other. */
function wideDay(day: PaymentDay): Composition {
  const { usual, repeated, held } = day;
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
    heading([block.middle, 312], dollars(usual.amount + held.amount), 40),
    plain([block.middle, 358], 'Both banks have', 'onBrand', 18),
    plain([block.middle, 382], 'the same total', 'onBrand', 18),
  ];
  const refused = x(repeated) + 46;

  return {
    width: 1200,
    height: 500,
    shapes: [
      ...times(day, x),
      bar(0, start, end, 'surface'),
      bar(2, start, block.x, 'surface'),
      ...posted([
        [0, x(usual.approved)],
        [2, x(held.approved)],
      ]),
      bar(1, start, block.x - gap, 'surface'),
      ...payment(0, usual.amount, usual.payee),
      ...payment(1, usual.amount, 'Sent a second time'),
      ...payment(2, held.amount, held.payee),
      ...wait(0, usual.entered, usual.approved),
      onBrand(heading([x(usual.approved) + 40, y(0)], 'Approved by a second person', 24)),
      ...refusal([refused, y(1)], 40),
      heading([refused + 62, y(1) - 15], 'Refused', 32),
      plain([refused + 62, y(1) + 22], 'The reference was already used', 'muted', 18),
      ...wait(2, held.entered, held.seen, held.why),
      ...wait(2, held.seen, held.approved, held.finding),
      ...matchStop([block.middle, 218], 48),
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
