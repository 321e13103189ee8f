import type { Composition } from '#design-system';
import { bleed, line } from '../figure-shapes.ts';
import { guard, loneMan, rule } from './bear-guard.ts';
import { auditor, pile } from './beaver-auditor.ts';
import { pines } from './pines.ts';
import { ana, ben } from './sawyers.ts';
import { blade, hands, log, slice } from './signed-log.ts';

/**
 * Two people for each change: Ana and Ben pull a saw through a log, and both names are in the log. A
 * beaver audits the cut logs. A bear lets nobody in who comes alone.
 */
export const twoPersonSaw: Composition = {
  width: 1600,
  height: 320,
  bleeds: true,
  shapes: [
    pines,
    line([-bleed, 310], [1600 + bleed, 310], 'strong', 20),
    ...pile,
    ...auditor,
    ...rule,
    ...guard,
    ...loneMan,
    log,
    ...ana,
    ...ben,
    ...blade,
    ...slice,
    ...hands,
  ],
};
