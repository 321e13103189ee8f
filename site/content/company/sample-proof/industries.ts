import type { Proof } from './proof.ts';

/** For the pages about industries. */
export const industries = {} as const satisfies Proof;
