import type { Look, Shape } from '#design-system';
import { avatar, line, looks, matchStop, panel, slot, strip } from '../figure-shapes.ts';
import { button, onBright, plain, strong } from '../figure-words.ts';

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

/** The names of the covered stages, and how many they are. */
const words = (names: string, count: string): readonly Shape[] => [
  strong([138, 17], names, 17),
  plain([138, 41], count, 'muted', 17),
];

/** A recruiter hired for a peak, who publishes a job ad. */
export const onDemand = strip([
  panel([52, 0], [74, 56], 10, 'quiet'),
  slot([66, 9], [52, 8], 'strong'),
  ...button([65, 25], [54, 24], { text: 'Apply', fill: 'raised', radius: 8, size: 17 }),
  ...recruiter(looks.longHair, 1, 3),
  ...words('Job ad to screening', '3 of 6 stages'),
]);

/** A recruiter during a first call with a candidate. */
export const partialCycle = strip([
  panel([52, 0], [74, 56], 10, 'brand'),
  { kind: 'face', at: [90, 56], size: 52, ...looks.bun, clothes: 'quiet' },
  ...recruiter({ ...looks.glasses, skin: 'raised', wears: 'headset' }, 2, 3),
  ...words('Sourcing, screening', '2 of 6 stages'),
]);

/** A recruiter with an offer that a candidate has signed. */
export const fullCycle = strip([
  panel([52, 0], [74, 56], 10, 'quiet'),
  onBright(strong([64, 17], 'Offer', 17)),
  line([65, 42], [92, 42], 'strong', 2.5),
  ...matchStop([110, 40], 13),
  ...recruiter(looks.beard, 0, 5),
  ...words('Plan to offer', 'All 6 stages'),
]);
