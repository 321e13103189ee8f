import type { Composition, Point, Shape, Size } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, onBrand, onBright, strong } from './figure-words.ts';

const pair: Size = [44, 68];
const shelves = [68, 166];
const places = [0, 1, 2, 3, 4, 5, 6];
/** Where the last pair stands, on the lower shelf. */
const last = 3;

const placeAt = (place: number, y: number): Point => [8 + place * 70, y];

const sold = ([x, y]: Point): Shape => ({
  kind: 'slot',
  at: [x + 1, y + 1],
  size: [pair[0] - 2, pair[1] - 2],
  stroke: 'control',
  dashed: true,
});

const shelf = (y: number): readonly Shape[] => [
  ...places
    .filter((place) => place !== last || y !== shelves[1])
    .map((place) => sold(placeAt(place, y))),
  slot([0, y + 74], [480, 12], 'line'),
];

/** What a channel shows: its name, and how many pairs are left. */
const channel = (x: number, name: string): readonly Shape[] => [
  slot([x, 268], [228, 62], 'quiet'),
  onBright(strong([x + 28, 299], name, 20)),
  onBright({ ...strong([x + 200, 299], '1 left', 20), anchor: 'end' }),
];

/** Retail and e-commerce: store and website count the same last pair, which one cart holds. */
export const lastPair: Composition = {
  width: 480,
  height: 420,
  shapes: [
    slot([0, 0], [480, 52], 'brand'),
    onBrand(centered(strong([240, 26], 'Black Friday, 8 p.m.', 20))),
    ...shelves.flatMap(shelf),
    line([240, 252], [240, 346], 'accent', 5),
    slot(placeAt(last, 166), pair, 'brand'),
    ...channel(0, 'Store'),
    ...channel(252, 'Website'),
    slot([0, 346], [480, 74], 'match'),
    { kind: 'person', at: [38, 383], r: 28, fill: 'strong', figure: 'match' },
    onBright(strong([82, 383], 'Last pair held for 10 min', 22)),
    { kind: 'tick', at: [438, 385], r: 13, stroke: 'strong', width: 5 },
  ],
};
