import type { Figure } from '#design-system';
import type { Bill } from './bill.ts';
import { compactBill } from './leaking-bill-compact.ts';
import { wideBill } from './leaking-bill-wide.ts';

/** The drawing of a bill: what is used, what leaks, and what closes each leak. */
export const leakingBill = (bill: Bill, alt: string): Figure => ({
  wide: wideBill(bill),
  compact: compactBill(bill),
  alt,
});
