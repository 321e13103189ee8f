import type { Shape } from '#design-system';
import { line, piece, slot, stop } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBrand, plain, strong } from '../figure-words.ts';

const patient = (x: number, y: number, r: number): Shape => ({
  kind: 'person',
  at: [x, y],
  r,
  fill: 'quiet',
  figure: 'strong',
});

/** A result within its usual range, in everyday words, and the two people who may read it. */
export const explainedResult = piece([
  strong([0, 13], 'Potassium'),
  { ...heading([300, 12], '4.2', 28), anchor: 'end' },
  ...[1, 233].map((x) => slot([x, 34], [66, 12], 'surface', 'control')),
  slot([72, 33], [156, 14], 'brand'),
  line([136, 40], [136, 66], 'quiet'),
  { kind: 'dot', at: [136, 40], r: 10, fill: 'quiet', stroke: 'surface', width: 4 },
  slot([1, 65], [298, 38], 'brand'),
  onBrand(strong([20, 84], 'In the usual range')),
  ...[248, 280].map((x) => patient(x, 84, 13)),
]);

const time = (x: number, text: string): readonly Shape[] => [
  slot([x, 38], [94, 30], 'brand'),
  inSlot([x + 47, 53], text, 'onBrand'),
];

/** A morning's appointments. The first patient on the waiting list has one that was canceled. */
export const filledSlot = piece([
  { kind: 'slot', at: [1, 1], size: [298, 28], stroke: 'control' },
  centered(plain([75.5, 15], 'Knee pain', 'text')),
  line([150, 9], [150, 21], 'control'),
  centered(plain([224.5, 15], 'Dr. Reed', 'text')),
  ...time(1, '9:00'),
  line([150, 60], [150, 80], 'match', 3),
  slot([103, 38], [94, 30], 'match'),
  inSlot([150, 53], '9:30', 'strong'),
  ...time(205, '10:00'),
  plain([0, 91], 'Waiting list'),
  ...[150, 184, 218, 252, 286].map((x) => patient(x, 91, 12)),
]);

/** Three systems' messages to and from a hospital. One has failed, and there is an alert. */
export const failedMessage = piece([
  ...['Lab', 'Pharmacy', 'Imaging'].flatMap((system, index): readonly Shape[] => {
    const y = 16 + index * 36;
    return [
      line([92, y], [206, y], 'control'),
      slot([204, y - 15], [95, 30], 'quiet'),
      inSlot([251.5, y], system, 'strong'),
    ];
  }),
  { kind: 'dots', at: [112, 16], count: 4, gap: 24, r: 5.5, fill: 'quiet' },
  { kind: 'dots', at: [124, 88], count: 3, gap: 24, r: 5.5, fill: 'quiet' },
  slot([106, 37], [84, 30], 'background', 'text'),
  ...stop([122, 52]),
  strong([138, 52], 'Alert'),
  { kind: 'frame', at: [1, 1], size: [91, 102], radius: 20, fill: 'brand' },
  inSlot([46.5, 35], 'Hospital', 'onBrand'),
  { kind: 'dots', at: [22.5, 64], count: 4, gap: 16, r: 4, fill: 'quiet' },
  { kind: 'dots', at: [22.5, 80], count: 3, gap: 16, r: 4, fill: 'quiet' },
]);

/** A visit in the browser, with a recorded consent and a phone call as the backup. */
export const visit = piece([
  { kind: 'frame', at: [1, 1], size: [150, 102], radius: 16, fill: 'brand' },
  { kind: 'dots', at: [16, 13], count: 3, gap: 12, r: 3.5, fill: 'quiet' },
  line([56, 13], [136, 13], 'quiet', 5),
  { kind: 'person', at: [62, 60], r: 32, fill: 'raised', figure: 'brand' },
  { kind: 'frame', at: [102, 56], size: [40, 38], radius: 10, fill: 'strong' },
  patient(122, 75, 13),
  strong([172, 14], 'Consent'),
  { kind: 'tick', at: [290, 14], r: 8, stroke: 'quiet', width: 4 },
  plain([172, 37], 'Recorded 9:02'),
  {
    kind: 'line',
    points: [
      [152, 84],
      [172, 84],
    ],
    stroke: 'control',
    dashed: true,
  },
  { kind: 'slot', at: [172, 66], size: [127, 36], stroke: 'control', dashed: true },
  centered(strong([235.5, 84], 'Phone call')),
]);

/** A patient's record checks two medications against each other. */
export const medicationCheck = piece([
  { kind: 'slot', at: [1, 1], size: [298, 36], stroke: 'control' },
  centered(plain([53, 19], 'Orders')),
  slot([102, 5], [96, 28], 'brand'),
  inSlot([150, 19], 'Checks', 'onBrand'),
  centered(plain([247, 19], 'Letters')),
  ...['Warfarin', 'Ibuprofen'].flatMap((medication, index): readonly Shape[] => {
    const y = 59 + index * 31;
    return [
      { kind: 'match', from: [104, y], to: [146, 74.5], stroke: 'control' },
      slot([1, y - 13], [103, 26], 'quiet'),
      inSlot([52.5, y], medication, 'strong'),
    ];
  }),
  ...stop([152, 74.5]),
  strong([176, 64], 'Bleeding risk'),
  plain([176, 86], 'Ask pharmacy'),
]);

/** The beds taken on each day of a week. The last three days are a forecast. */
const beds = [2, 3, 3, 2, 3, 4, 4];

/** A forecast of beds, and a line of a registry's report, with the name blacked out. */
export const forecast = piece([
  plain([0, 9], 'Bed forecast'),
  ...beds.flatMap((taken, day): readonly Shape[] => {
    const x = 8 + day * 24;
    const name = centered(plain([x, 96], 'MTWTFSS'[day] ?? ''));
    const bed = (index: number) => [x, 77 - index * 16] as const;
    if (day < 4) {
      const dots = { kind: 'dots', count: taken, gap: 16, r: 6.5, direction: 'down' } as const;
      return [{ ...dots, at: bed(taken - 1), fill: 'quiet' }, name];
    }
    return [
      ...Array.from(
        { length: taken },
        (_, index): Shape => ({ kind: 'dot', at: bed(index), r: 5.5, stroke: 'quiet' }),
      ),
      name,
    ];
  }),
  { kind: 'frame', at: [184, 1], size: [115, 102], radius: 16, fill: 'brand' },
  onBrand(strong([199, 20], 'Registry')),
  slot([199, 35], [85, 16], 'strong'),
  onBrand(plain([199, 66], 'Age 60–69')),
  onBrand(plain([199, 87], 'Stage 2')),
]);
