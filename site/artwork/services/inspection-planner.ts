import type { Composition, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

const columnX = (day: number) => 8 + day * 85;

type Visit = { day: number; y: number; height: number };

const card = ({ day, y, height }: Visit, fill: 'quiet' | 'brand'): Shape => ({
  kind: 'frame',
  at: [columnX(day) + 6, y],
  size: [73, height],
  radius: 10,
  fill,
});

/** An inspection on a weekday, with the time when it starts. */
const visit = (place: Visit, time: string): readonly Shape[] => [
  card(place, 'quiet'),
  onBright(strong([columnX(place.day) + 15, place.y + 23], time, 21)),
];

const arrow = (x: number, end: number): Shape => ({
  kind: 'line',
  points: [
    [x, 115],
    [end, 124],
    [x, 133],
  ],
  stroke: 'strong',
  width: 3,
});

/** A week of inspections. Behind it is the old paper calendar. */
export const inspectionPlanner: Composition = {
  width: 480,
  height: 424,
  shapes: [
    { kind: 'frame', at: [193, 15], size: [286, 240], radius: 8, fill: 'surface', stroke: 'line' },
    ...[48, 80, 124, 168, 212].map((y) => line([194, y], [478, y])),
    ...[240, 288, 336, 384, 432].map((x) => line([x, 48], [x, 254])),
    ...[0, 1, 2, 3, 4, 5].map((ring) => slot([212 + ring * 48, 1], [8, 28], 'control')),
    { kind: 'frame', at: [0, 76], size: [440, 320], radius: 24, fill: 'brand' },
    { kind: 'frame', at: [8, 84], size: [424, 304], radius: 18, fill: 'raised' },
    onBright(heading([28, 124], 'Inspections', 26)),
    arrow(372, 364),
    arrow(400, 408),
    ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day, index) =>
      centered(onBright(plain([columnX(index) + 42, 174], day, 'muted', 21))),
    ),
    line([9, 196], [431, 196], 'subtle'),
    ...[1, 2, 3, 4].map((day) => line([columnX(day), 158], [columnX(day), 387], 'subtle')),
    ...visit({ day: 0, y: 204, height: 58 }, '8:00'),
    ...visit({ day: 0, y: 270, height: 90 }, '10:15'),
    ...visit({ day: 1, y: 226, height: 116 }, '8:45'),
    ...visit({ day: 2, y: 204, height: 46 }, '8:00'),
    card({ day: 3, y: 233, height: 60 }, 'brand'),
    onBrand(strong([columnX(3) + 15, 256], '9:00', 21)),
    ...visit({ day: 4, y: 219, height: 74 }, '8:30'),
    { kind: 'frame', at: [216, 308], size: [264, 108], radius: 22, fill: 'match' },
    onBright(strong([240, 338], 'Late this quarter', 21)),
    onBright(heading([240, 380], '2', 44)),
    onBright(plain([282, 384], 'instead of 38', 'muted', 21)),
  ],
};
