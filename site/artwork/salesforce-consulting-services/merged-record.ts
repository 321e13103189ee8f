import type { Figure } from '#design-system';
import { compactRecords } from './merged-record-compact.ts';
import { wideRecords } from './merged-record-wide.ts';
import type { Records } from './records.ts';

/** The drawing of one customer's records: how they are compared, merged, or held for a person. */
export const mergedRecord = (records: Records, alt: string): Figure => ({
  wide: wideRecords(records),
  compact: compactRecords(records),
  alt,
});
