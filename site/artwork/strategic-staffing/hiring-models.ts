import { avatar, line, looks, matchStop, slot, strip } from '../figure-shapes.ts';

/** A contract ends. */
export const contract = strip([
  line([200, 28], [296, 28], 'line', 4),
  slot([0, 0], [200, 56], 'brand'),
  ...avatar([28, 28], 23, 'raised', looks.turban),
]);

/** A contract becomes a job. */
export const contractToHire = strip([
  slot([0, 0], [300, 56], 'quiet'),
  slot([0, 0], [172, 56], 'brand'),
  ...matchStop([172, 28], 22),
  ...avatar([28, 28], 23, 'raised', looks.afro),
]);

/** A job goes on. */
export const permanent = strip([
  slot([0, 0], [300, 56], 'quiet'),
  ...avatar([28, 28], 23, 'raised', looks.mustache),
]);
