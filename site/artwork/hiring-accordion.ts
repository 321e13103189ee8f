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
    line([-bleed, 390], [1600 + bleed, 390], 'brand', 20),
    line([-bleed, 378], [1600 + bleed, 378], 'subtle', 12),
    ...singer,
    ...tuba,
    ...dancers,
    ...listener,
    ...notes,
    ...recruiter,
    ...bellows,
    ...ends,
  ],
};
