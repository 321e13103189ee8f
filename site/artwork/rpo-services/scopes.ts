import type { Look, Shape } from '#design-system';
import { avatar, line, looks, matchStop, panel, slot, strip } from '../figure-shapes.ts';
import { plain, strong } from '../figure-words.ts';

/** A recruiter in a ring of the six stages. Those that the option covers, counted from 0, are filled. */
const recruiter = (look: Look, from: number, to: number): readonly Shape[] => [
  { kind: 'dot', at: [32, 28], r: 28, fill: 'surface' },
  ...Array.from(
    { length: 6 },
    (_, stage): Shape => ({
      kind: 'arc',
      at: [28, 28],
      r: 25,
      from: stage * 60 + 9,
      to: stage * 60 + 51,
      stroke: stage < from || stage > to ? 'line' : 'brand',
      width: 5,
    }),
  ),
  ...avatar([28, 28], 19, 'quiet', look),
];

/** How many stages are covered, and which. */
const words = (count: string, which: string): readonly Shape[] => [
  strong([138, 15], count, 21),
  plain([138, 42], which, 'muted', 21),
];

/** A recruiter hired for a peak, who publishes a job ad. */
export const onDemand = strip([
  panel([52, 0], [74, 56], 10, 'quiet'),
  slot([66, 8], [50, 8], 'strong'),
  slot([66, 21], [36, 6], 'strong'),
  slot([66, 34], [50, 15], 'raised'),
  ...recruiter(looks.ponytail, 1, 3),
  ...words('3 of 6 stages', 'Ad to screening'),
]);

/** A recruiter during a first call with a candidate. */
export const partialCycle = strip([
  panel([52, 0], [74, 56], 10, 'brand'),
  { kind: 'face', at: [90, 56], size: 52, ...looks.bun, clothes: 'quiet' },
  ...recruiter({ ...looks.grayHair, wears: 'headset' }, 2, 3),
  ...words('2 of 6 stages', 'You choose'),
]);

/** A recruiter with an offer that a candidate has signed. */
export const fullCycle = strip([
  panel([52, 0], [74, 56], 10, 'quiet'),
  slot([66, 8], [50, 8], 'strong'),
  slot([66, 21], [36, 6], 'strong'),
  line([66, 44], [90, 44], 'strong', 2.5),
  ...matchStop([110, 40], 13),
  ...recruiter(looks.mustache, 0, 5),
  ...words('All 6 stages', 'Plan to offer'),
]);
