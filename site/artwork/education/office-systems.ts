import { exclamation, line, looks, panel, piece, plus, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** A goat eats a page of an applicant’s papers. */
export const documents = piece([
  { kind: 'face', at: [44, 104], size: 100, ...looks.glasses, clothes: 'brand' },
  panel([86, 22], [104, 64], 8, 'quiet'),
  onBright(centered(heading([132, 54], 'Diploma', 22))),
  { kind: 'dots', at: [190, 31], count: 3, gap: 23, r: 10, fill: 'background', direction: 'down' },
  ...exclamation([76, 14], 10, 'raised'),
  line([70, 92], [88, 78], 'brand', 18),
  { kind: 'dot', at: [92, 76], r: 10, fill: 'raised' },
  line([290, 50], [296, 40], 'raised', 8),
  ...[246, 262, 280, 294].map((x) => line([x, 80], [x, 99], 'raised', 10)),
  panel([236, 44], [64, 42], 18, 'raised'),
  line([254, 60], [236, 34], 'raised', 28),
  line([236, 32], [204, 48], 'raised', 26),
  { kind: 'arc', at: [258, 20], r: 16, from: 190, to: 330, stroke: 'brand', width: 8 },
  line([246, 38], [264, 46], 'quiet', 10),
  { kind: 'dot', at: [224, 33], r: 5, fill: 'strong' },
  line([192, 54], [206, 49], 'strong', 4),
  line([208, 64], [208, 78], 'quiet', 8),
]);

/** A student in a lifebuoy holds an exam out of the water. The cable came loose. */
export const savedExam = piece([
  { kind: 'match', from: [4, 10], to: [44, 64], stroke: 'control', width: 7 },
  ...[58, 72].map((y) => line([70, y], [82, y], 'control', 6)),
  panel([40, 50], [32, 30], 8, 'raised'),
  { kind: 'face', at: [152, 72], size: 70, ...looks.curls, clothes: 'quiet', collar: 'brand' },
  line([174, 58], [208, 36], 'quiet', 14),
  panel([202, 0], [90, 54], 8, 'raised'),
  onBright(centered(heading([247, 29], 'A B C', 28))),
  slot([88, 50], [128, 38], 'match'),
  onBright(centered(heading([152, 68], 'Saved', 28))),
  { kind: 'dots', at: [13, 93], count: 14, gap: 21, r: 12, fill: 'brand' },
  panel([0, 92], [300, 12], 0, 'brand'),
]);

/** A teacher has painted a plus next to a B. Wet footprints lead from it to her. */
export const change = piece([
  panel([0, 0], [176, 78], 10, 'brand'),
  onBrand(heading([26, 40], 'B', 88)),
  ...plus([124, 39], 24, 'quiet'),
  ...[14, 62, 110, 158].flatMap((x, step) => {
    const y = 84 + (step % 2) * 11;
    return [slot([x, y], [10, 9], 'quiet'), slot([x + 13, y], [24, 9], 'quiet')];
  }),
  { kind: 'face', at: [250, 104], size: 104, ...looks.grayHair, cut: 'bun', hair: 'strong' },
  line([226, 96], [202, 66], 'strong', 16),
  line([202, 64], [190, 34], 'raised', 7),
  line([189, 28], [186, 20], 'quiet', 15),
]);
