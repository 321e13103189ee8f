import type { Composition, Shape } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from './figure-words.ts';

/** What each of three people is paid, before and after. */
const pay = ['$2,431.08', '$1,986.50', '$3,174.25'];
const rowY = (row: number) => 80 + row * 88;
const [oldX, personX, newX] = [91, 240, 389];
const [width, height] = [182, 72];
const totalY = 362;

/** One person's pay in the old system and in the new one. */
const payslips = (amount: string, row: number): readonly Shape[] => {
  const y = rowY(row);
  const top = y - height / 2;
  return [
    line([oldX, y], [newX, y], 'ornament', 4),
    slot([oldX - width / 2 + 1, top], [width - 2, height], 'surface', 'control'),
    centered(heading([oldX, y], amount, 26)),
    slot([newX - width / 2, top], [width, height], 'brand'),
    onBrand(centered(heading([newX, y], amount, 26))),
    { kind: 'person', at: [personX, y], r: 32, fill: 'quiet', figure: 'strong' },
  ];
};

/** Oracle HCM: each person's old pay and new pay, which are the same to the cent. */
export const matchedPay: Composition = {
  width: 480,
  height: 404,
  shapes: [
    centered(strong([oldX, 16], 'Old pay', 22)),
    centered(strong([newX, 16], 'New pay', 22)),
    line([personX, rowY(0)], [personX, totalY], 'ornament', 4),
    ...pay.flatMap(payslips),
    slot([0, totalY - 42], [480, 84], 'match'),
    { kind: 'tick', at: [46, totalY + 1], r: 13, stroke: 'strong', width: 5 },
    onBright(strong([80, totalY], 'Difference', 24)),
    { ...onBright(heading([444, totalY], '$0.00', 38)), anchor: 'end' },
  ],
};
