import type { Shape } from '#design-system';
import { line, matchStop, piece, row, slot } from '../figure-shapes.ts';
import { centered, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** An account with its systems, under the limits of all accounts. */
const account = (x: number, width: number, name: string, systems: number): readonly Shape[] => [
  { kind: 'frame', at: [x, 42], size: [width, 61], radius: 14, fill: 'quiet' },
  onBright(strong([x + 12, 61], name, 17)),
  { kind: 'dots', at: [x + 18, 85], count: systems, gap: 17, r: 6, fill: 'brand' },
];

/** Three accounts with their systems, and the limits above them. */
export const landingZone = piece([
  slot([1, 1], [298, 34], 'brand'),
  centered(onBrand(strong([150, 18], 'Limits, even for admins', 17))),
  ...account(1, 112, 'Production', 5),
  ...account(118, 88, 'Testing', 3),
  ...account(211, 88, 'Logging', 1),
]);

/** A system that runs twice, with a way back, until its users sign off. */
export const signOff = piece([
  line([200, 1], [200, 69], 'control'),
  slot([1, 1], [199, 34], 'quiet'),
  onBright(strong([18, 18], 'Old server', 17)),
  { kind: 'slot', at: [208, 2], size: [91, 32], stroke: 'control', dashed: true },
  line([92, 69], [92, 40], 'accent'),
  line([85, 47], [92, 40], 'accent'),
  line([99, 47], [92, 40], 'accent'),
  plain([108, 53], 'Rollback', 'muted', 17),
  ...matchStop([200, 52], 15),
  strong([224, 52], 'Sign-off', 17),
  slot([66, 69], [233, 34], 'brand'),
  centered(onBrand(strong([182, 86], 'Rehosted on AWS', 17))),
]);

const check = (x: number, text: string): readonly Shape[] => [
  { kind: 'dot', at: [x, 90], r: 12, fill: 'quiet' },
  { kind: 'tick', at: [x, 91], r: 5, stroke: 'strong' },
  strong([x + 20, 90], text, 17),
];

/** A change to the code, which is reviewed, and then proven. */
export const codeChange = piece([
  { kind: 'frame', at: [1, 1], size: [298, 68], radius: 14, fill: 'surface', stroke: 'control' },
  { kind: 'frame', at: [7, 37], size: [286, 26], radius: 8, fill: 'brand' },
  line([20, 20], [28, 20], 'muted'),
  plain([40, 20], 'web_servers = 2', 'muted', 17),
  line([20, 50], [28, 50], 'onBrand'),
  line([24, 46], [24, 54], 'onBrand'),
  onBrand(strong([40, 50], 'web_servers = 3', 17)),
  ...check(13, 'Reviewed'),
  ...check(162, 'Rebuilt'),
]);

/** Containers that always run, and jobs that run now and then. */
export const workloads = piece([
  strong([0, 28], 'EKS', 17),
  { kind: 'frame', at: [82, 1], size: [217, 54], radius: 16, fill: 'brand' },
  ...[17, 39].map(
    (y): Shape => ({ kind: 'dots', at: [101, y], count: 9, gap: 22.4, r: 7, fill: 'quiet' }),
  ),
  strong([0, 87], 'Lambda', 17),
  line([82, 102], [299, 102], 'control'),
  ...[94, 160, 182, 270].map((x) => slot([x, 70], [14, 32], 'quiet')),
]);

const disks = (x: number, name: string, isNew: boolean): readonly Shape[] =>
  [1, 37, 73].flatMap((y, index): readonly Shape[] => [
    slot([x, y], [98, 30], isNew ? 'brand' : 'quiet'),
    index === 0
      ? centered((isNew ? onBrand : onBright)(strong([x + 49, y + 15], name, 17)))
      : {
          kind: 'dots',
          at: [x + 25, y + 15],
          count: 4,
          gap: 16,
          r: 4,
          fill: isNew ? 'quiet' : 'brand',
        },
  ]);

/** A database that is copied while it runs, and how long it stops. */
export const copiedDatabase = piece([
  ...disks(1, 'Old', false),
  ...disks(201, 'Aurora', true),
  row([118, 16], 5, 16),
  centered(strong([150, 52], '4 minutes', 17)),
  centered(plain([150, 76], 'down', 'muted', 17)),
]);

const finding = (x: number, y: number, number: string, text: string): readonly Shape[] => [
  slot([x, y], [150, 32], 'quiet'),
  { kind: 'dot', at: [x + 16, y + 16], r: 11, fill: 'brand' },
  centered(onBrand(strong([x + 16, y + 16], number, 17))),
  onBright(strong([x + 36, y + 16], text, 17)),
];

/** An attacker's way to the data, with what to close first. */
export const attackPath = piece([
  line([17, 17], [17, 52], 'accent'),
  line([17, 52], [60, 52], 'accent'),
  line([77, 52], [77, 87], 'accent'),
  line([77, 87], [120, 87], 'accent'),
  ...finding(1, 1, '1', 'Public port'),
  ...finding(61, 36, '2', 'Wide role'),
  slot([121, 71], [178, 32], 'brand'),
  centered(onBrand(strong([210, 87], 'Customer data', 17))),
  { kind: 'slot', at: [186, 2], size: [113, 30], stroke: 'control', dashed: true },
  centered(plain([242.5, 17], '1-hour key', 'text', 17)),
]);

const test = (x: number, minutes: string): readonly Shape[] => [
  slot([x - 42, 1], [84, 34], 'brand'),
  centered(onBrand(strong([x, 18], minutes, 17))),
  line([x, 35], [x, 66], 'accent'),
  { kind: 'dot', at: [x, 66], r: 9, fill: 'brand' },
];

/** A year of copies, with two restores and their times. */
export const restores = piece([
  row([8, 66], 12, 25.8),
  ...test(59.6, '38 min'),
  ...test(214.4, '26 min'),
  ...['March', 'September'].map((month, index) =>
    centered(plain([59.6 + index * 154.8, 93], month, 'muted', 17)),
  ),
]);

/** An alarm at night, and the answer of an engineer who knows it. */
export const answeredAlarm = piece([
  plain([0, 18], '2:14 a.m.', 'muted', 17),
  slot([82, 1], [132, 34], 'quiet'),
  onBright(strong([100, 18], 'Disk full', 17)),
  plain([0, 58], '2:16 a.m.', 'muted', 17),
  slot([82, 41], [217, 34], 'brand'),
  { kind: 'person', at: [99, 58], r: 12, fill: 'raised', figure: 'brand' },
  onBrand(strong([119, 58], 'On it: runbook 7', 17)),
  plain([119, 93], 'I helped write it', 'muted', 17),
]);
