import type { Proof } from './proof.ts';

/** For the pages about development. */
export const development = {} as const satisfies Proof;
