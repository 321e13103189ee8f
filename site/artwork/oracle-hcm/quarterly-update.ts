import type { Figure } from '#design-system';
import { compactUpdate } from './quarterly-update-compact.ts';
import { wideUpdate } from './quarterly-update-wide.ts';
import type { Rehearsal } from './rehearsal.ts';

/** The drawing of a rehearsal, from the changes to payday. */
export const quarterlyUpdate = (rehearsal: Rehearsal, alt: string): Figure => ({
  wide: wideUpdate(rehearsal),
  compact: compactUpdate(rehearsal),
  alt,
});
