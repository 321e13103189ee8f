import type { Composition, Figure, Point, Shape } from '#design-system';
import { avatar, endlessSlot, line, looks, slot, stop } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';
import { type Day, longest, timeOf, total } from './day.ts';
import { dayChart } from './day-chart.ts';

/** The nurse, whose records are saved. */
const savedFace = ([x, y]: Point, r: number): readonly Shape[] => [
  ...avatar([x, y], r, 'quiet', looks.bun),
  { kind: 'dot', at: [x + 21, y + 16], r: 12, fill: 'brand' },
  { kind: 'tick', at: [x + 21, y + 17], r: 5, stroke: 'raised', width: 3 },
];

const [phoneRows, phoneHeight] = [8, 502];

/** The nurse’s phone at the end of the longest gap, with the records that it keeps. */
function phone(day: Day, [x, y]: Point): readonly Shape[] {
  const { back } = longest(day);
  return [
    { kind: 'frame', at: [x, y], size: [250, phoneHeight], radius: 36, fill: 'strong' },
    {
      kind: 'frame',
      at: [x + 10, y + 10],
      size: [230, phoneHeight - 20],
      radius: 27,
      fill: 'raised',
    },
    onBright(strong([x + 30, y + 36], timeOf(day, back - 1))),
    { ...onBright(strong([x + 220, y + 36], 'No signal')), anchor: 'end' },
    ...savedFace([x + 56, y + 89], 27),
    onBright(heading([x + 102, y + 90], 'All saved', 24)),
    ...Array.from({ length: phoneRows }, (_, row): readonly Shape[] => {
      const middle = y + 146 + row * 44;
      return [
        slot([x + 24, middle - 17], [202, 34], 'subtle'),
        { kind: 'dot', at: [x + 44, middle], r: 7, fill: 'quiet' },
        line([x + 64, middle], [x + 130 + ((row * 29) % 62), middle], 'quiet', 6),
      ];
    }).flat(),
  ];
}

function wide(day: Day): Composition {
  const { count, back } = longest(day);
  const all = total(day);
  const [x, officeEnd] = [306, 72];
  const pitch = (1200 - x) / day.actions.length;
  const conflictX = x + (back + 0.5) * pitch;
  return {
    width: 1200,
    height: 520,
    bleeds: true,
    shapes: [
      ...phone(day, [0, 10]),
      ...dayChart(day, {
        at: [x, 420],
        pitch,
        gap: 17,
        r: 7,
        office: officeEnd,
        band: 26,
        hours: { size: 16, every: 4 },
      }),
      endlessSlot([x, 16], 56, 'brand'),
      onBrand(strong([x + 26, 44], 'Office')),
      slot([1030, 24], [162, 40], 'match'),
      centered({ ...strong([1111, 44], `${all} of ${all} arrive`), fill: 'strong' }),
      heading([x + 14.3 * pitch, 140], `${count} wait`, 24),
      plain([x + 14.3 * pitch, 168], 'until there is a signal'),
      slot([conflictX, 130], [1199 - conflictX, 48], 'background', 'text'),
      ...stop([conflictX + 24, 154]),
      strong([conflictX + 46, 154], '1 conflict flagged'),
    ],
  };
}

function compact(day: Day): Composition {
  const { count } = longest(day);
  const all = total(day);
  const [pitch, officeEnd] = [8.8, 38];
  // Between the two batches, above the queue's lower half.
  const queueX = 166;
  return {
    width: 320,
    height: 330,
    shapes: [
      ...dayChart(day, {
        at: [1, 276],
        pitch,
        gap: 8.8,
        r: 3.6,
        office: officeEnd,
        band: 18,
        hours: { size: 14, every: 12 },
      }),
      slot([1, 1], [318, 36], 'brand'),
      onBrand(strong([18, 20], 'Office', 14)),
      slot([187, 6], [127, 26], 'match'),
      centered({ ...strong([250.5, 19], `${all} of ${all} arrive`, 14), fill: 'strong' }),
      ...savedFace([queueX, 74], 27),
      centered(heading([queueX, 121], `${count} wait`, 22)),
      centered(strong([queueX, 145], 'All saved')),
      {
        kind: 'frame',
        at: [242, 112],
        size: [77, 60],
        radius: 14,
        fill: 'background',
        stroke: 'text',
      },
      ...stop([280.5, 112]),
      ...['1 conflict', 'flagged'].map(
        (text, line): Shape => ({
          ...strong([280.5, 136 + line * 19], text, 14),
          anchor: 'middle',
        }),
      ),
    ],
  };
}

/** A day of an app, with and without reception. */
export const offlineDay = (day: Day, alt: string): Figure => ({
  wide: wide(day),
  compact: compact(day),
  alt,
});
