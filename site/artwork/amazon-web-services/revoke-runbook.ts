import type { Composition, Shape } from '#design-system';
import { line, matchStop } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';

/** A numbered step of the runbook. */
const step = (y: number, number: string, text: string): readonly Shape[] => [
  { kind: 'dot', at: [43, y], r: 15, fill: 'quiet' },
  centered(onBright(strong([43, y], number, 19))),
  strong([72, y], text, 20),
];

/** An engineer's role, which the command has ended. */
const endedRole = (x: number, name: string): readonly Shape[] => [
  { kind: 'slot', at: [x, 232], size: [120, 42], stroke: 'quiet', dashed: true },
  { kind: 'person', at: [x + 22, 253], r: 14, fill: 'quiet', figure: 'strong' },
  { ...plain([x + 46, 253], name, 'quiet', 20) },
];

/** The runbook for the client's own admin, and the terminal with its one command. */
export const revokeRunbook: Composition = {
  width: 480,
  height: 344,
  shapes: [
    { kind: 'frame', at: [1, 1], size: [430, 260], radius: 22, fill: 'surface', stroke: 'line' },
    heading([28, 44], 'Revoke our access', 26),
    { ...plain([404, 44], 'Runbook 7', 'muted', 19), anchor: 'end' },
    line([28, 72], [404, 72]),
    ...step(104, '1', 'Sign in as root'),
    ...step(144, '2', 'Run one command'),
    { kind: 'frame', at: [40, 172], size: [440, 172], radius: 22, fill: 'strong' },
    {
      kind: 'line',
      points: [
        [68, 197],
        [76, 205],
        [68, 213],
      ],
      stroke: 'quiet',
      width: 3,
    },
    { ...strong([90, 205], './revoke-partner.sh', 21), fill: 'raised' },
    ...endedRole(66, 'Ana'),
    ...endedRole(198, 'Ben'),
    ...endedRole(330, 'Lea'),
    ...matchStop([79, 307], 13),
    { ...strong([104, 307], 'Ended in 4 seconds', 20), fill: 'raised' },
  ],
};
