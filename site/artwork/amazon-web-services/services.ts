import type { Shape } from '#design-system';
import { matchStop, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

const account = (x: number, name: string): readonly Shape[] => [
  { kind: 'frame', at: [x, 46], size: [92, 58], radius: 20, fill: 'quiet' },
  centered(onBright(heading([x + 46, 75], name, 24))),
];

/** Three accounts, and the limits above all of them. */
export const landingZone = piece([
  slot([0, 0], [300, 36], 'brand'),
  centered(onBrand(strong([150, 18], 'Limits for all', 20))),
  ...account(0, 'prod'),
  ...account(104, 'test'),
  ...account(208, 'logs'),
]);

/** The old system, which stays until its users sign off, and the new one, which already runs. */
export const signOff = piece([
  slot([0, 0], [204, 47], 'quiet'),
  slot([84, 57], [216, 47], 'brand'),
  ...matchStop([180.5, 23.5], 23.5),
]);

/** Code, and the systems that are rebuilt from it. */
export const rebuild = piece([
  { kind: 'frame', at: [0, 0], size: [116, 104], radius: 20, fill: 'brand' },
  slot([20, 24], [60, 10], 'quiet'),
  slot([36, 47], [60, 10], 'quiet'),
  slot([36, 70], [40, 10], 'quiet'),
  { kind: 'dots', at: [161, 23], count: 3, gap: 58, r: 23, fill: 'quiet' },
  { kind: 'dot', at: [161, 81], r: 23, fill: 'quiet' },
  ...[219, 277].map(
    (x): Shape => ({ kind: 'dot', at: [x, 81], r: 22, stroke: 'control', dashed: true }),
  ),
]);

/** Containers that always run, and jobs that run now and then. */
export const workloads = piece([
  slot([0, 0], [300, 52], 'brand'),
  onBrand(heading([22, 27], '6 replicas', 23)),
  { kind: 'dots', at: [164, 26], count: 6, gap: 23, r: 8, fill: 'quiet' },
  heading([22, 83], '2 jobs', 23),
  ...Array.from({ length: 6 }, (_, index): Shape => {
    const runs = index === 1 || index === 4;
    return {
      kind: 'dot',
      at: [164 + index * 23, 82],
      r: runs ? 14 : 3.5,
      fill: runs ? 'brand' : 'control',
    };
  }),
]);

const disks = (x: number, fill: 'quiet' | 'brand') =>
  [0, 38, 76].map((y) => slot([x, y], [96, 28], fill));

/** An old database and a new one, and how long the move stops them. */
export const movedDatabase = piece([
  ...disks(0, 'quiet'),
  ...disks(204, 'brand'),
  centered(heading([150, 36], '4', 44)),
  centered(plain([150, 77], 'minutes', 'muted', 20)),
]);

/** Findings in the order in which an attacker would try them. */
export const findings = piece([
  { kind: 'dot', at: [52, 52], r: 52, fill: 'brand' },
  ...[
    [154, 38],
    [230, 26],
    [284, 16],
  ].map(([x = 0, r = 0]): Shape => ({ kind: 'dot', at: [x, 52], r, fill: 'quiet' })),
  centered(onBrand(heading([52, 53], '1', 44))),
  centered(onBright(heading([154, 53], '2', 34))),
]);

/** A year of copies. Two of them are restored for real. */
export const restores = piece(
  Array.from({ length: 12 }, (_, month): Shape => {
    const isRestored = month === 2 || month === 8;
    const height = isRestored ? 104 : 44;
    return slot([month * 25.6, 52 - height / 2], [18, height], isRestored ? 'brand' : 'quiet');
  }),
);

/** An alarm at night, and the engineer who answers it. */
export const answeredAlarm = piece([
  slot([0, 0], [300, 104], 'quiet'),
  onBright(heading([34, 53], '2:14 a.m.', 34)),
  { kind: 'person', at: [248, 52], r: 42, fill: 'brand', figure: 'onBrand' },
]);
