import type { Composition } from '#design-system';
import { backpack } from './education/backpack.ts';
import { bus } from './education/bus.ts';
import { child, guard } from './education/crossing.ts';
import { lateTeacher } from './education/late-teacher.ts';
import { school } from './education/school.ts';
import { dog, road, trees } from './education/street.ts';

/**
 * Education: on the first day, a crossing guard stops the school bus for a child whose backpack is
 * larger than the child. The rooster on the backpack still sleeps.
 */
export const readyBeforeRooster: Composition = {
  width: 1600,
  height: 400,
  bleeds: true,
  shapes: [
    ...trees,
    ...school,
    ...road,
    ...lateTeacher,
    ...bus,
    ...dog,
    ...backpack,
    ...guard,
    ...child,
  ],
};
