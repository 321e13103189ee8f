import type { Composition, Shape } from '#design-system';
import { line, panel, slot } from './figure-shapes.ts';
import { accountLead, counter, key, waiting } from './services/reception.ts';

/** A stand with two umbrellas. */
const umbrellas: readonly Shape[] = [
  ...[528, 558].flatMap((x): readonly Shape[] => [
    { kind: 'arc', at: [x - 9, 96], r: 9, from: 270, to: 450, stroke: 'raised', width: 7 },
    line([x, 96], [x, 134], 'raised', 7),
    line([x, 134], [x, 168], 'strong', 18),
  ]),
  panel([508, 150], [68, 58], 10, 'subtle'),
  slot([508, 150], [68, 12], 'quiet'),
];

/**
 * Services: one account lead behind the counter of a reception hands out the key to a service. A
 * poodle waits with its suitcase.
 */
export const receptionDesk: Composition = {
  width: 588,
  height: 208,
  shapes: [
    ...accountLead([326, 126], [404, 42]),
    ...counter([0, 126], 588, 462),
    ...key([414, 42], 'raised'),
    panel([402, 54], [24, 44], 7, 'match'),
    ...umbrellas,
    ...waiting([78, 208]),
  ],
};
