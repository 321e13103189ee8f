import { exclamation, line, looks, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';
import { card } from './card.ts';

/** Engineering and manufacturing: a shift lead rides a bicycle, and finds that lot 2 is square. */
export const squareWheel = card('brand', [
  slot([0, 208], [432, 12], 'brand'),
  { kind: 'match', from: [140, 88], to: [48, 174], stroke: 'quiet', width: 12 },
  { kind: 'dot', at: [42, 176], r: 27, stroke: 'raised', width: 12 },
  { kind: 'frame', at: [120, 88], size: [112, 112], radius: 24, stroke: 'raised', width: 17 },
  line([132, 100], [220, 188], 'raised', 5),
  line([220, 100], [132, 188], 'raised', 5),
  line([176, 144], [216, 60], 'quiet', 12),
  line([206, 60], [234, 60], 'quiet', 12),
  { kind: 'face', at: [158, 92], size: 92, ...looks.hardHat },
  ...exclamation([214, 26], 19, 'raised'),
  line([182, 82], [222, 66], 'brand', 15),
  line([156, 88], [172, 144], 'brand', 20),
  slot([160, 138], [42, 17], 'quiet'),
  { kind: 'frame', at: [268, 46], size: [154, 154], radius: 34, stroke: 'raised', width: 17 },
  line([284, 62], [406, 184], 'raised', 6),
  line([406, 62], [284, 184], 'raised', 6),
  { kind: 'dot', at: [345, 123], r: 54, fill: 'quiet' },
  onBright(centered(heading([345, 124], 'Lot 2', 36))),
]);
