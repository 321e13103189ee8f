import { cutOut, line, looks, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A blind man reads a notice on a website in Braille. His guide dog has understood it, too: it sits. */
export const plainNotice = pieceOn('brand', [
  {
    kind: 'face',
    at: [46, 106],
    size: 106,
    ...looks.baldHead,
    skin: 'raised',
    clothes: 'subtle',
    collar: 'strong',
  },
  { kind: 'dots', at: [36, 46], count: 2, gap: 20, r: 8, fill: 'strong' },
  line([28, 43], [64, 43], 'strong', 4),
  panel([90, 4], [150, 102], 12, 'quiet'),
  { kind: 'dots', at: [104, 16], count: 3, gap: 13, r: 4, fill: 'brand' },
  onBright(centered(heading([156, 44], 'Please sit', 25))),
  { kind: 'dots', at: [134, 70], count: 6, gap: 15, r: 4, fill: 'strong' },
  { kind: 'dots', at: [134, 84], count: 5, gap: 15, r: 4, fill: 'strong' },
  line([72, 92], [112, 82], 'subtle', 20),
  { kind: 'dot', at: [118, 80], r: 10, fill: 'raised' },
  { kind: 'match', from: [272, 96], to: [294, 62], stroke: 'raised', width: 10 },
  cutOut(
    [
      [250, 50],
      [264, 50],
      [286, 97],
      [246, 97],
    ],
    'raised',
    16,
  ),
  { kind: 'arc', at: [268, 92], r: 14, from: 275, to: 350, stroke: 'quiet', width: 4 },
  slot([230, 92], [30, 14], 'raised'),
  cutOut(
    [
      [250, 58],
      [264, 58],
      [274, 78],
      [250, 78],
    ],
    'match',
    8,
  ),
  { kind: 'dot', at: [258, 28], r: 22, fill: 'raised' },
  slot([220, 27], [46, 21], 'raised'),
  { kind: 'dot', at: [225, 34], r: 6, fill: 'strong' },
  { kind: 'dot', at: [249, 21], r: 4, fill: 'strong' },
  { kind: 'arc', at: [240, 36], r: 9, from: 110, to: 230, stroke: 'strong', width: 3 },
  slot([257, 12], [17, 36], 'strong'),
]);

/** A beaver with a log looks for dams in a course finder, and finds the department for them. */
export const courseFinder = pieceOn('inverse', [
  line([16, 84], [16, 46], 'brand', 26),
  ...[46, 60, 74].map((y) => line([10, y], [22, y - 6], 'quiet', 3)),
  panel([24, 56], [82, 50], 24, 'quiet'),
  { kind: 'dots', at: [36, 34], count: 2, gap: 60, r: 10, fill: 'quiet' },
  panel([32, 14], [68, 60], 28, 'quiet'),
  cutOut(
    [
      [66, 4],
      [108, 15],
      [66, 26],
      [24, 15],
    ],
    'raised',
    4,
  ),
  line([102, 16], [106, 36], 'raised', 4),
  { kind: 'dots', at: [52, 38], count: 2, gap: 28, r: 5, fill: 'strong' },
  panel([57, 58], [18, 20], 3, 'raised'),
  line([66, 60], [66, 76], 'quiet', 3),
  slot([54, 45], [24, 15], 'strong'),
  panel([114, 4], [182, 42], 21, 'raised'),
  { kind: 'dot', at: [138, 23], r: 9, stroke: 'strong', width: 5 },
  line([145, 30], [152, 37], 'strong', 5),
  onBright(heading([162, 26], 'Dams', 28)),
  panel([114, 56], [182, 46], 10, 'match'),
  onBright(centered(heading([218, 80], 'Engineering', 23))),
  line([94, 90], [132, 82], 'quiet', 18),
  line([24, 94], [82, 94], 'raised', 20),
  { kind: 'dot', at: [82, 94], r: 6, stroke: 'brand', width: 3 },
  line([38, 80], [52, 92], 'quiet', 18),
]);
