import type { Composition } from '#design-system';
import { bleed, line } from './figure-shapes.ts';
import { bellows, ends } from './rpo-services/accordion.ts';
import { dancers, listener } from './rpo-services/dancers.ts';
import { singer, tuba } from './rpo-services/players.ts';
import { notes, recruiter } from './rpo-services/recruiter.ts';

/**
 * RPO: on a stage, a recruiter pulls an accordion open from last year’s 10 hires to the 40 of this
 * year. Those who were hired dance to it.
 */
export const hiringAccordion: Composition = {
  width: 1600,
  height: 400,
  bleeds: true,
  shapes: [
    line([-bleed, 388], [1600 + bleed, 388], 'brand', 24),
    line([-bleed, 373], [1600 + bleed, 373], 'subtle', 14),
    ...singer,
    ...tuba,
    ...listener,
    ...dancers,
    ...notes,
    ...recruiter,
    ...bellows,
    ...ends,
  ],
};
