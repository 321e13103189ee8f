import type { Point, Shape } from '#design-system';
import { avatar, cutOut, looks, panel, piece, portrait, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** A card at a terminal, which has this payment already. */
export const alreadyPaid = piece([
  panel([48, 0], [252, 104], 20, 'quiet'),
  panel([122, 12], [166, 62], 12, 'brand'),
  plain([138, 30], '$48.20', 'onBrand', 20),
  onBrand(heading([138, 55], 'Already paid', 23)),
  { kind: 'dots', at: [140, 89], count: 5, gap: 32, r: 6, fill: 'brand' },
  panel([0, 28], [116, 76], 18, 'background'),
  panel([0, 34], [110, 70], 14, 'brand'),
  panel([15, 48], [30, 23], 6, 'quiet'),
  slot([15, 84], [58, 8], 'quiet'),
]);

/** A letter that declines a loan, and says why. */
export const statedReason = piece([
  panel([0, 40], [300, 64], 12, 'brand'),
  panel([24, 0], [252, 96], 10, 'raised'),
  onBright(strong([46, 17], 'Declined', 20)),
  panel([36, 31], [228, 38], 8, 'match'),
  onBright(heading([46, 51], 'Debt too high', 33)),
  cutOut(
    [
      [6, 76],
      [150, 98],
      [294, 76],
      [294, 98],
      [6, 98],
    ],
    'quiet',
    12,
  ),
]);

const accounts = ['1010', '1020', '1035'];

/** A line of a report, and the three accounts that it comes from. */
export const tracedLine = piece([
  panel([186, 0], [114, 104], 14, 'raised'),
  ...[12, 84].map((y) => slot([204, y], [78, 8], 'quiet')),
  ...accounts.flatMap((account, index): readonly Shape[] => {
    const y = 16 + index * 36;
    return [
      { kind: 'match', from: [84, y], to: [176, 52], stroke: 'quiet', width: 9 },
      slot([0, y - 16], [96, 32], 'quiet'),
      centered(onBright(strong([48, y + 1], account, 22))),
    ];
  }),
  panel([154, 28], [146, 48], 14, 'brand'),
  centered(onBrand(heading([227, 53], 'Line 14', 32))),
]);

/** Three alerts as files, the most suspicious one in front, with the analyst who opens it. */
export const rankedAlerts = piece([
  panel([180, 24], [120, 56], 12, 'quiet'),
  centered(onBright(heading([278, 53], '3', 26))),
  panel([130, 12], [130, 80], 16, 'background'),
  panel([130, 12], [126, 80], 14, 'quiet'),
  centered(onBright(heading([232, 53], '2', 32))),
  panel([0, 0], [212, 104], 18, 'background'),
  panel([0, 0], [208, 104], 18, 'brand'),
  ...avatar([52, 52], 40, 'raised', looks.turban),
  onBrand(heading([106, 35], 'Alert 1', 28)),
  slot([106, 58], [84, 8], 'quiet'),
  slot([106, 76], [52, 8], 'quiet'),
]);

/** A corner of what the camera must see, with the lengths of its sides. */
const corner = ([x, y]: Point, across: number, down: number): Shape => ({
  kind: 'line',
  points: [
    [x + across, y],
    [x, y],
    [x, y + down],
  ],
  stroke: 'onBrand',
  width: 4,
});

/** A phone's camera, in which an applicant holds an ID next to his face. */
export const selfieWithId = piece([
  panel([0, 0], [300, 104], 24, 'brand'),
  slot([8, 36], [6, 32], 'quiet'),
  ...avatar([82, 52], 40, 'quiet', looks.mustache),
  panel([128, 27], [94, 54], 10, 'raised'),
  ...portrait([153, 54], 38, 'quiet', looks.mustache),
  slot([180, 40], [32, 8], 'brand'),
  slot([180, 57], [22, 8], 'quiet'),
  corner([28, 12], 15, 15),
  corner([236, 12], -15, 15),
  corner([28, 92], 15, -15),
  corner([236, 92], -15, -15),
  { kind: 'dot', at: [272, 52], r: 17, stroke: 'onBrand', width: 4 },
  { kind: 'dot', at: [272, 52], r: 11, fill: 'quiet' },
]);

/** The balances of the old core and the new one, equal for 30 days. */
export const equalBalances = piece([
  slot([0, 0], [252, 47], 'quiet'),
  onBright(heading([26, 24], '$7,208.15', 34)),
  slot([0, 57], [252, 47], 'brand'),
  onBrand(heading([26, 81], '$7,208.15', 34)),
  { kind: 'dot', at: [248, 52], r: 52, fill: 'background' },
  { kind: 'dot', at: [248, 52], r: 46, fill: 'match' },
  centered(onBright(heading([248, 44], '30', 42))),
  centered(onBright(plain([248, 73], 'days', 'strong', 21))),
]);
