import type { Shape, Tone } from '#design-system';
import { line, piece, slot, stop } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';

/** A stopwatch that needs 90 seconds for a turn. */
const stopwatch = (x: number, name: string, seconds: number, stroke: Tone): readonly Shape[] => [
  { kind: 'dot', at: [x, 52], r: 43, fill: 'surface', stroke: 'line', width: 8 },
  { kind: 'arc', at: [x, 52], r: 43, from: 0, to: seconds * 4, stroke, width: 8 },
  centered(heading([x, 45], `${seconds} s`, 22)),
  centered(plain([x, 66], name, 'muted', 15)),
];

/** The time that a form takes: on paper, on a screen that is slower, and on its second draft. */
export const timed = piece([
  ...stopwatch(48, 'Paper', 74, 'quiet'),
  ...stopwatch(150, 'Draft 1', 81, 'quiet'),
  ...stopwatch(252, 'Draft 2', 66, 'match'),
]);

const onSheet = (label: ReturnType<typeof plain>) => ({ ...label, fill: 'strong' as const });

const hazard = (y: number, name: string, test: string): readonly Shape[] => [
  onSheet(plain([18, y], name)),
  line([130, y], [186, y], 'brand'),
  slot([186, y - 14], [98, 28], 'quiet'),
  { kind: 'tick', at: [202, y + 1], r: 6, stroke: 'strong', width: 3 },
  onSheet(strong([216, y], test)),
];

/** A page of the safety file: each hazard leads to a test that passed. */
export const safetyFile = piece([
  { kind: 'frame', at: [1, 1], size: [298, 102], radius: 16, fill: 'raised' },
  onSheet(strong([18, 19], 'Hazards')),
  { ...onSheet(plain([284, 19], 'Release 4.2')), anchor: 'end' },
  ...hazard(48, 'Wrong unit', 'Test 12'),
  ...hazard(81, 'Old allergies', 'Test 31'),
]);

const dose = (y: number, time: string, medication: string) => [
  plain([0, y], time),
  strong([72, y], medication),
];

/** A medication list on a device that has lost its network. */
export const offline = piece([
  slot([1, 1], [298, 38], 'brand'),
  ...stop([21, 20]),
  { ...strong([40, 20], 'Offline since 2:10 a.m.'), fill: 'onBrand' },
  { kind: 'dots', at: [236, 20], count: 2, gap: 16, r: 4, fill: 'quiet' },
  ...[268, 284].map((x): Shape => ({ kind: 'dot', at: [x, 20], r: 4, stroke: 'control' })),
  ...dose(58, '6 a.m.', 'Insulin, 8 units'),
  line([1, 75], [299, 75], 'line'),
  ...dose(93, '8 a.m.', 'Metoprolol, 50 mg'),
]);

/** How many of four patients understood a sentence. */
const understood = (y: number, count: number) =>
  [227, 248, 269, 290].map(
    (x, reader): Shape => ({
      kind: 'person',
      at: [x, y],
      r: 9,
      ...(reader < count
        ? { fill: 'quiet', figure: 'strong' }
        : { fill: 'line', figure: 'background' }),
    }),
  );

/** A hospital's abbreviation and everyday words, with the patients who understood them. */
export const wording = piece([
  plain([0, 11], 'NPO after midnight'),
  ...understood(11, 1),
  line([1, 29], [299, 29], 'line'),
  heading([0, 55], 'No food or drink', 29),
  heading([0, 87], 'after midnight', 29),
  ...understood(88, 4),
]);
