import type { Composition, Shape } from '#design-system';
import { line, looks, portrait, slot } from './figure-shapes.ts';
import { heading, onBrand, onBright, plain, strong } from './figure-words.ts';

const lesson = (y: number, time: string, name: string): readonly Shape[] => [
  onBright(plain([88, y], time, 'strong', 23)),
  onBright(strong([162, y], name, 23)),
];

/** The chalkboard, and the clock beside its words. */
const board: readonly Shape[] = [
  { kind: 'frame', at: [0, 0], size: [480, 288], radius: 20, fill: 'quiet' },
  { kind: 'frame', at: [12, 12], size: [456, 264], radius: 10, fill: 'brand' },
  onBrand(heading([40, 62], 'First day', 44)),
  { kind: 'dot', at: [412, 64], r: 36, fill: 'raised' },
  line([412, 64], [412, 40], 'strong', 5),
  line([412, 64], [396, 74], 'strong', 5),
];

/** A timetable on a laptop. */
const laptop: readonly Shape[] = [
  { kind: 'frame', at: [44, 116], size: [360, 256], radius: 20, fill: 'strong' },
  { kind: 'frame', at: [58, 130], size: [332, 228], radius: 10, fill: 'raised' },
  onBright(heading([88, 168], 'Monday', 30)),
  line([88, 196], [360, 196], 'quiet'),
  ...lesson(226, '8:00', 'Biology'),
  ...lesson(270, '9:15', 'Math'),
  ...lesson(314, '11:00', 'Art'),
  { kind: 'frame', at: [0, 372], size: [448, 30], radius: 15, fill: 'quiet' },
  slot([184, 362], [80, 20], 'strong'),
];

/** A student's card, with a gap around it. */
const studentCard: readonly Shape[] = [
  { kind: 'frame', at: [300, 186], size: [180, 226], radius: 30, fill: 'background' },
  { kind: 'frame', at: [440, 186], size: [40, 40], radius: 0, fill: 'background' },
  { kind: 'frame', at: [310, 196], size: [170, 216], radius: 20, fill: 'quiet' },
  slot([373, 210], [44, 10], 'background'),
  ...portrait([395, 282], 104, 'raised', looks.afro),
  { kind: 'frame', at: [310, 346], size: [170, 66], radius: 20, fill: 'match' },
  { kind: 'frame', at: [310, 346], size: [170, 24], radius: 0, fill: 'match' },
  onBright(strong([329, 380], 'Enrolled', 24)),
  { kind: 'tick', at: [449, 381], r: 11, stroke: 'strong', width: 5 },
];

/** Education: the first morning of a term, with the timetable on a laptop and a student's card. */
export const firstMorning: Composition = {
  width: 480,
  height: 412,
  shapes: [...board, ...laptop, ...studentCard],
};
