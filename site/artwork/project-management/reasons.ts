import type { Point, Shape, Tone } from '#design-system';
import { piece, slot, stop } from '../figure-shapes.ts';
import { centered, inSlot, plain, strong } from '../figure-words.ts';

/** Where a day of September is. The 36th is October 6. */
const dayX = (day: number) => 206 + (day - 30) * 6;

const days = (y: number, from: number, to: number, fill: Tone, stroke?: Tone) =>
  slot([dayX(from), y - 15], [dayX(to) - dayX(from), 30], fill, stroke);

/** The forecasts of two Mondays. The second range reaches past the deadline. */
export const forecasts = piece([
  {
    kind: 'line',
    points: [
      [dayX(30), 1],
      [dayX(30), 78],
    ],
    stroke: 'text',
    dashed: true,
  },
  plain([0, 16], 'May 3'),
  days(16, 6, 26, 'quiet'),
  inSlot([dayX(16), 16], 'Sep 6–26', 'strong'),
  plain([0, 54], 'May 10'),
  days(54, 15, 30, 'brand'),
  inSlot([dayX(22.5), 54], 'Sep 15', 'onBrand'),
  days(54, 30, 36, 'background', 'text'),
  strong([dayX(37.2), 54], 'Oct 6'),
  centered(strong([dayX(30), 93], 'Deadline')),
  plain([0, 93], '2 decisions due'),
]);

const choice = (y: number, stroke: 'text' | 'control') =>
  ({ kind: 'match', from: [56, 30], to: [100, y], stroke }) satisfies Shape;

/** An entry of the decision log: who decided and when, the choice, and what was turned down. */
export const decision = piece([
  choice(21, 'text'),
  { ...choice(83, 'control'), dashed: true },
  { kind: 'person', at: [30, 30], r: 29, fill: 'brand', figure: 'raised' },
  centered(strong([30, 76], 'Sponsor')),
  centered(plain([30, 95], 'May 7')),
  slot([100, 1], [199, 40], 'match'),
  inSlot([184, 21], 'Test screens early', 'strong'),
  { kind: 'tick', at: [277, 22], r: 8, stroke: 'strong', width: 3 },
  { kind: 'slot', at: [100, 63], size: [199, 40], stroke: 'control', dashed: true },
  centered(plain([184, 83], 'Move the end date')),
  ...stop([277, 83]),
]);

const cellAt = (day: number, week: number): Point => [1 + day * 40, 28 + week * 20];

/** A standing meeting: held with a result, or with neither an agenda nor a result. */
const meeting = (day: number, isUseful: boolean) =>
  Array.from({ length: 4 }, (_, week): Shape => {
    const place = { kind: 'slot', at: cellAt(day, week), size: [36, 14] } as const;
    return isUseful ? { ...place, fill: 'brand' } : { ...place, stroke: 'control' };
  });

const noMeetings = (day: number): Shape => {
  const [x, y] = cellAt(day, 0);
  return {
    kind: 'dots',
    at: [x + 18, y + 7],
    count: 4,
    gap: 20,
    r: 2.5,
    fill: 'control',
    direction: 'down',
  };
};

/** Four weeks of meetings. One had no agenda in any of them, so it is canceled. */
export const meetings = piece([
  ...['M', 'T', 'W', 'T', 'F'].map((day, index) =>
    centered(index === 1 ? strong([59, 10], day) : plain([19 + index * 40, 10], day)),
  ),
  ...meeting(0, true),
  ...meeting(1, false),
  noMeetings(2),
  ...meeting(3, true),
  noMeetings(4),
  strong([212, 10], 'Tuesdays'),
  plain([212, 35], 'no agenda'),
  slot([211, 67], [88, 36], 'quiet'),
  inSlot([255, 85], 'Canceled', 'strong'),
]);

const workdayX = (day: number) => 66 + day * 16.25;

const workdays = (y: number, from: number, count: number, fill: 'brand' | 'quiet'): Shape => ({
  kind: 'dots',
  at: [workdayX(from), y],
  count,
  gap: 16.25,
  r: 6.5,
  fill,
});

/** The last days of one manager and the first of the next, with ten working days together. */
export const handoff = piece([
  {
    kind: 'frame',
    at: [workdayX(2) - 15, 1],
    size: [176, 102],
    radius: 20,
    fill: 'surface',
    stroke: 'line',
  },
  plain([0, 26], 'Ours'),
  workdays(26, 0, 12, 'brand'),
  plain([0, 54], 'Yours'),
  workdays(54, 2, 13, 'quiet'),
  centered(strong([workdayX(6.5), 82], '2 weeks together')),
]);
