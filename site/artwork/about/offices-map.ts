import type { Composition, Point, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { centered, strong } from '../figure-words.ts';

type Office = 'canada' | 'usa' | 'uk' | 'india';

const type = 24;

/**
 * Land, row by row from the north: where each part begins, and its length. The Atlantic is a little
 * wider than it should be, so that it has room for the names.
 */
const land = [
  '2 92, 146 66, 383 14, 441 115',
  '2 117, 152 43, 299 35, 363 197',
  '2 76, 105 23, 154 23, 227 16, 295 37, 340 220',
  '2 64, 101 27, 285 14, 320 240',
  '2 88, 96 41, 262 14, 293 263',
  '2 133, 277 279',
  '4 111, 256 74, 355 189',
  '8 104, 256 14, 299 14, 328 195, 546 14',
  '25 41, 88 14, 254 88, 347 25, 379 142',
  '43 16, 74 14, 240 107, 355 37, 420 33, 461 35',
  '78 14, 240 121, 427 14, 476 18',
  '101 51, 291 76, 480 14, 503 14',
  '94 88, 297 53, 484 14, 546 14',
  '105 72, 299 55, 542 14',
  '117 55, 301 41, 365 14, 507 53',
  '113 41, 310 25, 511 49',
  '111 29',
];

/**
 * Where each town is on the map, and the top left corner of its name, clear of the route. Toronto
 * and Princeton are a little farther apart than they should be, so that their dots don't touch.
 */
const places: Record<Office, { at: Point; name: Point }> = {
  canada: { at: [92, 148], name: [16, 84] },
  usa: { at: [118, 178], name: [86, 206] },
  uk: { at: [273, 124], name: [218, 62] },
  india: { at: [425, 203], name: [396, 138] },
};

const landRow = (parts: string, row: number) =>
  parts.split(', ').map((part): Shape => {
    const [x = 0, length = 0] = part.split(' ').map(Number);
    return { kind: 'slot', at: [x, 8 + row * 22], size: [length, 14], fill: 'brand' };
  });

const height = 40;
const widthOf = (town: string) => 44 + town.length * type * 0.41;

/** A town is a dot in its place, and its name in a slot that a short line leads to. */
const officeAt = (
  { at, name: [x, y] }: (typeof places)[Office],
  town: string,
  isMain: boolean,
): readonly Shape[] => {
  const width = widthOf(town);
  return [
    line(at, [at[0], y + height / 2], isMain ? 'match' : 'text', 3),
    { kind: 'dot', at, r: 9, fill: isMain ? 'match' : 'text', stroke: 'background', width: 3 },
    slot([x, y], [width, height], isMain ? 'match' : 'surface', isMain ? 'match' : 'control'),
    {
      ...centered(strong([x + width / 2, y + height / 2], town, type)),
      fill: isMain ? 'strong' : 'text',
    },
  ];
};

/** Four offices in one team, with the names of their towns. The main one is the match. */
export function officesMap(towns: Record<Office, { town: string }>): Composition {
  const { canada, usa, uk, india } = places;
  return {
    width: 560,
    height: 384,
    shapes: [
      ...land.flatMap(landRow),
      line(usa.at, uk.at, 'text', 3),
      line(uk.at, india.at, 'text', 3),
      ...officeAt(canada, towns.canada.town, false),
      ...officeAt(usa, towns.usa.town, true),
      ...officeAt(uk, towns.uk.town, false),
      ...officeAt(india, towns.india.town, false),
    ],
  };
}
