import type { Figure } from '#design-system';
import { compactDay } from './office-day-compact.ts';
import { wideDay } from './office-day-wide.ts';
import type { OfficeDay } from './office-hours.ts';

/** The drawing of a question's path through the offices, from one morning to the next. */
export const officeDay = (day: OfficeDay, alt: string): Figure => ({
  wide: wideDay(day),
  compact: compactDay(day),
  alt,
});
