import type { Composition, Point, Shape } from '#design-system';
import { avatar, line, looks, onCircle, slot } from './figure-shapes.ts';
import { heading, onBright, plain, strong } from './figure-words.ts';

const middle: Point = [142, 142];

/** A clock on the wall at five. */
const clock: readonly Shape[] = [
  { kind: 'dot', at: middle, r: 142, fill: 'brand' },
  { kind: 'dot', at: middle, r: 122, fill: 'quiet' },
  ...Array.from({ length: 12 }, (_, hour) =>
    line(
      onCircle(middle, 108, hour * 30),
      onCircle(middle, hour % 3 ? 102 : 94, hour * 30),
      'strong',
      5,
    ),
  ),
  line(middle, onCircle(middle, 84, 0), 'strong', 9),
  line(middle, onCircle(middle, 58, 150), 'strong', 11),
  { kind: 'dot', at: middle, r: 11, fill: 'strong' },
];

/** The edges of the time card's words. */
const [start, end] = [236, 452];

const punch = (y: number, name: string, time: string): readonly Shape[] => [
  onBright(plain([start, y], name, 'strong', 24)),
  { ...onBright(heading([end, y], time, 30)), anchor: 'end' },
];

const timeCard: readonly Shape[] = [
  { kind: 'frame', at: [198, 30], size: [282, 330], radius: 34, fill: 'background' },
  { kind: 'frame', at: [208, 40], size: [272, 320], radius: 26, fill: 'raised' },
  slot([310, 58], [68, 14], 'background'),
  onBright(heading([start, 106], 'Time card', 32)),
  ...[136, 192].map((y) => line([start, y], [end, y], 'quiet')),
  ...punch(164, 'In', '7:00'),
  ...punch(220, 'Out', '5:00'),
];

/** Oracle HCM: a shift is longer than the rule allows, and the payslip has the overtime. */
export const clockedOvertime: Composition = {
  width: 480,
  height: 404,
  shapes: [
    ...clock,
    ...timeCard,
    slot([392, 286], [60, 12], 'quiet'),
    slot([392, 318], [36, 12], 'quiet'),
    { kind: 'frame', at: [16, 248], size: [346, 156], radius: 34, fill: 'background' },
    { kind: 'frame', at: [26, 258], size: [326, 146], radius: 26, fill: 'brand' },
    ...avatar([72, 297], 25, 'quiet', looks.grayHair),
    { ...heading([110, 298], 'Payslip', 30), fill: 'onBrand' },
    { kind: 'frame', at: [40, 334], size: [298, 56], radius: 16, fill: 'match' },
    onBright(strong([60, 363], 'Overtime', 24)),
    { ...onBright(heading([318, 363], '2 hours', 26)), anchor: 'end' },
  ],
};
