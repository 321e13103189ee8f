import type { Composition, Point, Shape, Tone } from '#design-system';
import { line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';
import { guests } from './specialty-matrix-guests.ts';
import {
  addedSign,
  floorsOf,
  type Resident,
  residentsOf,
  type SpecialtyMatrix,
} from './specialty-matrix-parts.ts';

const width = 480;

/** The font size in windows, and how tall a window is. */
const [fontSize, tall] = [21, 34];

/** The top of the penthouse, the top of the first floor, and how far a floor is from the next. */
const [penthouse, top, floorStep] = [104, 204, 77];

/** How wide a word is as a share of its font size, roughly, by its letters. */
const widthOf = (text: string) =>
  [...text].reduce((total, letter) => {
    if (/[fijlrt ]/.test(letter)) return total + 0.32;
    if (/[mwMW]/.test(letter)) return total + 0.87;
    return total + (/[A-Z]/.test(letter) ? 0.68 : 0.55);
  }, 0);

/** Windows side by side, each with the name of a service, and where they end. */
function windows([x, y]: Point, residents: readonly Resident[], pad: number, fill: Tone) {
  let end = x;
  const shapes = residents.flatMap(({ short }): readonly Shape[] => {
    const start = end;
    const wide = Math.round(widthOf(short) * fontSize) + 2 * pad;
    end = start + wide + 3;
    return [
      panel([start, y], [wide, tall], 0, fill),
      onBright(centered(strong([start + wide / 2, y + tall / 2 + 1], short, fontSize))),
    ];
  });
  return { shapes, end: end - 3 };
}

/** The caretaker on the roof, with the key for all doors. */
const caretaker: readonly Shape[] = [
  { kind: 'face', at: [190, penthouse], size: 98, ...looks.hardHat, clothes: 'brand' },
  line([216, penthouse - 16], [256, penthouse - 58], 'brand', 24),
  { kind: 'dot', at: [276, penthouse - 74], r: 19, stroke: 'control', width: 8 },
  {
    kind: 'line',
    points: [
      [282, penthouse - 56],
      [291, penthouse - 30],
      [304, penthouse - 35],
      [291, penthouse - 30],
      [296, penthouse - 14],
      [309, penthouse - 19],
    ],
    stroke: 'control',
    width: 8,
  },
  { kind: 'dot', at: [260, penthouse - 64], r: 13, fill: 'quiet' },
];

/**
 * The penthouse has the services of every floor. Below it are the floors, each with its name above
 * a window for each service that it adds.
 */
export function compactMatrix(matrix: SpecialtyMatrix): Composition {
  const residents = residentsOf(matrix);
  const floors = floorsOf(matrix, residents);
  const everywhere = residents.filter(({ isEverywhere }) => isEverywhere);
  const y = (row: number) => top + row * floorStep;
  const height = y(floors.length);
  const rows = floors.map((floor, row) => ({
    ...floor,
    y: y(row),
    ...windows(
      [8, y(row) + 37],
      floor.lit.filter(({ isEverywhere }) => !isEverywhere),
      5,
      'quiet',
    ),
  }));

  return {
    width,
    height,
    shapes: [
      ...caretaker,
      panel([24, penthouse], [432, top - penthouse], 0, 'brand'),
      slot([18, penthouse - 4], [444, 10], 'quiet'),
      onBrand(heading([34, penthouse + 28], `${everywhere.length} services on every floor`, 23)),
      ...windows([34, penthouse + 47], everywhere, 8, 'raised').shapes,
      panel([0, top - 8], [width, height - top + 8], 0, 'brand'),
      slot([0, top - 14], [width, 12], 'quiet'),
      ...rows.flatMap(({ name, y, end }): readonly Shape[] => {
        const guest = guests[name];
        if (!guest) return [];
        return guest.draw(guest.isLow ? [428, y + 37] : [(end + 472) / 2, y + 74]);
      }),
      ...rows.flatMap((floor) => [
        ...addedSign([26, floor.y + 19], 18, floor, everywhere.length),
        onBrand(strong([52, floor.y + 19], floor.name, 23)),
      ]),
      ...rows.flatMap(({ shapes }) => shapes),
      ...rows.map(({ y }) => line([0, y + 75.5], [width, y + 75.5], 'quiet', 3)),
    ],
  };
}
