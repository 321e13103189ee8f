import type { Composition, Shape } from '#design-system';
import { avatar, cutOut, line, looks, panel, plus, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';

/** A line of code that the change deletes: where it begins, and how long it is. */
const deleted = (y: number, x: number, length: number): readonly Shape[] => [
  line([26, y], [38, y], 'strong', 4),
  slot([x, y - 7], [length, 14], 'quiet'),
  line([x - 6, y], [x + length + 6, y], 'strong', 2.5),
];

/** A parcel with tape and a label, seen from its front and from above. */
const parcel: readonly Shape[] = [
  cutOut(
    [
      [200, 318],
      [240, 276],
      [450, 276],
      [450, 430],
      [200, 430],
    ],
    'background',
    20,
  ),
  cutOut(
    [
      [204, 318],
      [244, 278],
      [398, 278],
      [358, 318],
    ],
    'quiet',
    8,
  ),
  cutOut(
    [
      [204, 320],
      [358, 320],
      [358, 436],
      [204, 436],
    ],
    'subtle',
    8,
  ),
  cutOut(
    [
      [265, 318],
      [305, 278],
      [337, 278],
      [297, 318],
    ],
    'raised',
    4,
  ),
  panel([263, 316], [36, 26], 2, 'raised'),
  panel([210, 352], [142, 76], 8, 'raised'),
  onBright(strong([224, 376], 'Day 63', 21)),
  onBright(plain([224, 405], 'All 48 live', 'strong', 21)),
];

/** The terminal that takes payments for parcels. */
const terminal: readonly Shape[] = [
  panel([362, 186], [118, 254], 28, 'background'),
  panel([370, 194], [110, 246], 24, 'brand'),
  panel([382, 206], [86, 108], 14, 'raised'),
  { kind: 'tick', at: [425, 240], r: 14, stroke: 'strong', width: 6 },
  onBright(centered(heading([425, 284], 'Paid', 26))),
  ...[328, 360, 392].flatMap((y) =>
    [384, 413, 442].map((x): Shape => panel([x, y], [24, 22], 7, 'quiet')),
  ),
];

/** The day of the merge, on a page of a calendar. */
const calendarPage: readonly Shape[] = [
  panel([0, 256], [192, 184], 24, 'background'),
  panel([0, 264], [184, 176], 20, 'match'),
  ...[46, 128].map((x) => slot([x, 248], [12, 36], 'strong')),
  onBright(heading([21, 338], 'Day 23', 42)),
  onBright(strong([22, 392], 'Merged', 24)),
  { kind: 'tick', at: [140, 392], r: 12, stroke: 'strong', width: 5 },
];

/**
 * An engineer’s first merged change, which deletes more code than it adds, and its day. In front of it,
 * a parcel is paid for on the day when every change is live.
 */
export const firstChange: Composition = {
  width: 480,
  height: 440,
  shapes: [
    panel([0, 6], [336, 310], 24, 'raised'),
    onBright(heading([24, 44], 'Change 1 of 48', 26)),
    panel([12, 76], [312, 136], 10, 'subtle'),
    ...deleted(92, 58, 190),
    ...deleted(118, 82, 150),
    ...deleted(144, 82, 204),
    ...deleted(170, 106, 120),
    ...deleted(196, 58, 96),
    panel([12, 218], [312, 30], 10, 'quiet'),
    ...plus([32, 233], 6, 'strong'),
    slot([58, 226], [132, 14], 'strong'),
    { kind: 'dot', at: [378, 76], r: 74, fill: 'background' },
    ...avatar([378, 76], 66, 'quiet', looks.curls),
    ...parcel,
    ...terminal,
    ...calendarPage,
  ],
};
