import type { Point, Shape, Tone } from '#design-system';
import { firstReason, line, onCircle, reason, slot } from '../figure-shapes.ts';
import { heading, onBright } from '../figure-words.ts';

const dial: Point = [94, 106];

/** A form's time as a length from the middle of the dial. */
const lane = (y: number, name: string, seconds: number, fill: Tone): readonly Shape[] => [
  slot([dial[0], y], [seconds * 4.88, 60], fill),
  onBright(heading([184, y + 30], `${name} ${seconds} s`, 34)),
];

/** A stopwatch, and the times of a form: the screen takes less than paper. */
export const timed = firstReason(
  [
    ...lane(42, 'Paper', 74, 'quiet'),
    ...lane(110, 'Screen', 66, 'match'),
    slot([72, 20], [44, 12], 'brand'),
    line([94, 28], [94, 44], 'brand', 16),
    { kind: 'dot', at: dial, r: 69, fill: 'brand' },
    ...[0, 90, 180, 270].map(
      (turn): Shape => ({ kind: 'dot', at: onCircle(dial, 52, turn), r: 7, fill: 'quiet' }),
    ),
    line(dial, onCircle(dial, 38, 36), 'raised', 8),
    { kind: 'dot', at: dial, r: 10, fill: 'raised' },
  ],
  'brand',
);

/** A release's file: two hazards, each with a test that passed. */
export const safetyFile = reason(
  [
    { kind: 'frame', at: [26, 14], size: [108, 68], radius: 14, fill: 'raised' },
    ...[35, 61].flatMap((y): readonly Shape[] => [
      { kind: 'dot', at: [47, y], r: 8, fill: 'strong' },
      line([62, y], [92, y], 'quiet', 6),
      { kind: 'tick', at: [111, y + 1], r: 7, stroke: 'strong', width: 4 },
    ]),
  ],
  'brand',
);

/** A device whose network is gone. Its list is still there. */
export const offline = reason(
  [
    ...[24, 136].flatMap((x) =>
      [24, 72].flatMap((y): readonly Shape[] => [
        {
          kind: 'line',
          points: [
            [x, y],
            [80, 48],
          ],
          stroke: 'control',
          width: 2.5,
          dashed: true,
        },
        { kind: 'dot', at: [x, y], r: 10, fill: 'background', stroke: 'control', width: 2.5 },
      ]),
    ),
    { kind: 'frame', at: [55, 12], size: [50, 72], radius: 12, fill: 'brand' },
    ...[30, 48, 66].map((y) => line([68, y], [y === 48 ? 83 : 92, y], 'raised', 7)),
  ],
  'brand',
);

/** A patient, and large type. */
export const wording = reason(
  [
    { kind: 'person', at: [43, 48], r: 28, fill: 'quiet', figure: 'strong' },
    heading([80, 47], 'Aa', 52),
  ],
  'brand',
);
