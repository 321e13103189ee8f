import { slot, strip } from '../figure-shapes.ts';

/** The six stages of recruiting. Those that the option covers are filled. */
const covering = (from: number, to: number) =>
  strip(
    Array.from({ length: 6 }, (_, stage) =>
      slot([stage * 51, 0], [45, 56], stage < from || stage > to ? 'line' : 'brand'),
    ),
  );

export const onDemand = covering(1, 3);
export const partialCycle = covering(2, 3);
export const fullCycle = covering(0, 5);
