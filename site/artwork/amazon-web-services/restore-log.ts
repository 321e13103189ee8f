import type { Composition, Shape } from '#design-system';
import { panel } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';
import { approval, auditor, headOfIt, teaAndLog } from './restore-witnesses.ts';
import { serverHall } from './server-hall.ts';
import { campBed, sleepingDog } from './sleeping-dog.ts';
import { tapeDrive } from './tape-drive.ts';

/** The log, on endless paper that reaches the floor. */
const log: readonly Shape[] = [
  panel([760, 60], [130, 236], 6, 'raised'),
  onBright(centered(strong([825, 86], 'Tuesday', 30))),
  panel([746, 110], [158, 62], 14, 'match'),
  onBright(centered(heading([825, 142], '26 min', 43))),
  { kind: 'tick', at: [820, 214], r: 24, stroke: 'brand', width: 10 },
];

/**
 * At night in a server hall, the head of IT shows the log of a restore and drinks tea. The auditor
 * approves. A dog sleeps on the camp bed from the first restore, and an old tape drive sleeps, too.
 */
export const restoreLog: Composition = {
  width: 1600,
  height: 320,
  bleeds: true,
  shapes: [
    ...serverHall,
    ...campBed,
    ...sleepingDog,
    ...headOfIt,
    ...auditor,
    ...log,
    ...teaAndLog,
    ...approval,
    ...tapeDrive,
  ],
};
