import type { Look } from './composition.ts';

/** Paths in the face's own units. All but `seam` have the tone of the hair. */
type Drawn = {
  /** Behind the neck, and over the ears. */
  back?: string;
  /** Around the head, and on the shoulders. */
  around?: string;
  /** On the forehead. */
  front?: string;
  /** Folds of cloth, and ridges of a hat: lines that have the tone of the skin. */
  seam?: string;
  /**
   * Where the forehead begins. It is lower if only hair behind the head is above it.
   * @default 22
   */
  top?: number;
};

const crown = 'M29 36a19 19 0 0 1 38 0 19 19 0 0 1-38 0';
const parted = 'M29 45v-9a19 19 0 0 1 38 0v9h-3v-4L48 29 32 41v4z';

/** What differs from one cut to the next. */
export const cuts: Record<Look['cut'], Drawn> = {
  short: { back: crown, top: 30 },
  sidePart: {
    front: 'M29 43V33c0-14 22-22 36-17 5 4 3 14 2 27l-4-1q-1-6-3-10-12 0-19-6-7 5-9 17z',
  },
  afro: { back: 'M22 35a26 26 0 0 1 52 0 26 26 0 0 1-52 0', top: 30 },
  curls: {
    back: 'M30 60a9 9 0 0 1-6-16 9 9 0 0 1 1-17 10 10 0 0 1 13-13 11 11 0 0 1 20 0 10 10 0 0 1 13 13 9 9 0 0 1 1 17 9 9 0 0 1-6 16z',
    top: 30,
  },
  long: { back: 'M26 37a22 20 0 0 1 44 0v28a20 20 0 0 1-44 0z', front: parted },
  bob: {
    back: 'M26 36a22 21 0 0 1 44 0l3 26q-25 8-50 0z',
    front: 'M30 35a18 17 0 0 1 36 0z',
  },
  bun: { back: 'M39 13a9 9 0 0 1 18 0 9 9 0 0 1-18 0', front: parted },
  ponytail: { back: `${crown}M58 22c8-14 28-8 27 12q0 18-13 27 4-22-10-27z`, top: 29 },
  bald: {},
  headscarf: {
    around: 'M25 38a23 24 0 0 1 46 0v18q0 12 3 20-26 14-52 0 3-8 3-20z',
    seam: 'M30 61q8 13 30 12',
    top: 27,
  },
  turban: {
    front: 'M29 42C18 24 30 8 48 8s30 16 19 34Q62 30 48 30T29 42z',
    seam: 'M28 27q20-2 31-14M31 34q23-4 34-16',
  },
  hardHat: {
    front: 'M29 32a19 18 0 0 1 38 0h4a3 3 0 0 1 0 6H25a3 3 0 0 1 0-6z',
    seam: 'M42 30V18m12 0v12',
  },
};
