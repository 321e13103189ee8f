import type { Composition, Point, Shape } from '#design-system';
import { line, outline, panel, slot } from '../figure-shapes.ts';
import { button, centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

const column = (index: number) => 37 + index * 34;

/** A week of the calendar, from its first date, and the dates that words on the brand replace. */
const week = (y: number, first: number, stay: readonly number[] = []): readonly Shape[] =>
  Array.from({ length: 7 }, (_, index) => {
    const date = first + index;
    const label = centered(plain([column(index), y], `${date}`, 'muted', 21));
    return stay.includes(date) ? onBrand({ ...label, variant: 'strong' }) : label;
  });

/** Turns to the next month, or to the previous one. */
const chevron = ([x, y]: Point, direction: -1 | 1): readonly Shape[] => [
  line([x - 4 * direction, y - 7], [x + 3 * direction, y], 'text', 2.5),
  line([x + 3 * direction, y], [x - 4 * direction, y + 7], 'text', 2.5),
];

/**
 * A guest’s phone while the guest moves a stay to other dates, in front of the front desk’s report
 * on who changed dates in July.
 */
export const changedStay: Composition = {
  width: 480,
  height: 440,
  shapes: [
    panel([200, 44], [280, 352], 22, 'surface'),
    outline([201, 45], [278, 350], 21, 'line'),
    heading([307, 88], 'Changes', 28),
    plain([308, 124], 'in July', 'muted', 21),
    panel([308, 156], [68, 170], 12, 'match'),
    onBright(centered(heading([342, 184], '42', 30))),
    panel([388, 253], [68, 73], 12, 'line'),
    centered(heading([422, 281], '18', 30)),
    line([308, 338], [456, 338], 'control', 1.5),
    centered(strong([342, 363], 'Online', 21)),
    centered(plain([422, 363], 'Phone', 'text', 21)),
    panel([0, 0], [286, 440], 46, 'background'),
    panel([0, 0], [278, 440], 44, 'strong'),
    panel([10, 10], [258, 420], 35, 'surface'),
    slot([104, 22], [70, 10], 'strong'),
    heading([30, 80], 'Change dates', 28),
    line([30, 112], [248, 112], 'line', 1.5),
    strong([30, 142], 'July', 21),
    ...chevron([204, 142], -1),
    ...chevron([240, 142], 1),
    ...week(192, 5),
    line([column(2) - 12, 193], [column(4) + 12, 193], 'muted'),
    panel([column(3) - 17, 222], [102, 46], 14, 'brand'),
    ...week(246, 12, [15, 16, 17]),
    line([30, 294], [248, 294], 'line', 1.5),
    plain([30, 324], 'Difference', 'text', 21),
    { ...strong([248, 324], '$0', 21), anchor: 'end' },
    ...button([30, 354], [218, 54], { fill: 'brand', text: 'Save', radius: 16 }),
  ],
};
