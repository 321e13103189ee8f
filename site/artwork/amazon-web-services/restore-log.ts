import type { Composition, Shape } from '#design-system';
import { line } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';

const x = (minute: number) => 152 + minute * 11.5;

const bar = (from: number, to: number, y: number, height: number) =>
  ({
    kind: 'frame',
    at: [x(from), y - height / 2],
    size: [x(to) - x(from), height],
    radius: 6,
  }) as const;

/** A step of the restore, from one minute to another. */
const step = (y: number, name: string, from: number, to: number): readonly Shape[] => [
  plain([28, y], name, 'text', 21),
  { ...bar(from, to, y, 22), fill: 'quiet' },
];

/** The log of a restore. Behind it is the first one, which failed. */
export const restoreLog: Composition = {
  width: 480,
  height: 436,
  shapes: [
    {
      kind: 'frame',
      at: [31, 1],
      size: [418, 120],
      radius: 20,
      fill: 'background',
      stroke: 'line',
    },
    line([58, 24], [69, 35], 'muted', 2.5),
    line([69, 24], [58, 35], 'muted', 2.5),
    plain([86, 30], 'First restore', 'muted', 21),
    { ...plain([422, 30], '19 h', 'muted', 21), anchor: 'end' },
    line([380, 31], [424, 31], 'muted'),
    { kind: 'frame', at: [1, 57], size: [478, 333], radius: 24, fill: 'surface', stroke: 'line' },
    heading([28, 94], 'Restore 4', 26),
    { ...plain([451, 94], 'Tuesday', 'muted', 21), anchor: 'end' },
    line([2, 128], [478, 128]),
    ...[0, 10, 20].flatMap((minute): readonly Shape[] => [
      line([x(minute), 166], [x(minute), 357]),
      centered(plain([x(minute), 149], `${minute}`, 'muted', 21)),
    ]),
    ...step(187, 'Keys', 0, 3),
    ...step(224, '34 servers', 3, 15),
    ...step(261, 'Database', 10, 22),
    ...step(298, 'Checks', 21, 26),
    strong([28, 340], 'Total', 21),
    { ...bar(0, 26, 340, 42), fill: 'match' },
    onBright(heading([x(0) + 14, 340], 'All servers up', 22)),
    { kind: 'frame', at: [214, 374], size: [244, 62], radius: 18, fill: 'raised' },
    { kind: 'person', at: [246, 405], r: 17, fill: 'quiet', figure: 'strong' },
    onBright(strong([276, 405], 'Seen by auditor', 21)),
  ],
};
