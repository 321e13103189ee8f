import type { Proof } from './proof.ts';

/** For the pages about staffing. */
export const staffing = {} as const satisfies Proof;
