import type { Composition, Point, Shape } from '#design-system';

type Office = 'canada' | 'usa' | 'uk' | 'india';

const type = 24;

/** Land, row by row from the north: where each part begins, and its length. */
const land = [
  '8 92, 152 66, 375 14, 433 115',
  '8 117, 158 43, 291 35, 355 197',
  '8 76, 111 23, 160 23, 219 16, 287 37, 332 220',
  '8 64, 107 27, 277 14, 312 240',
  '8 88, 102 41, 254 14, 285 263',
  '8 133, 269 279',
  '10 111, 248 74, 347 189',
  '14 94, 248 14, 291 14, 320 195, 546 14',
  '31 41, 94 14, 246 88, 339 25, 371 142',
  '49 16, 80 14, 232 107, 347 37, 412 33, 453 35',
  '84 14, 232 121, 419 14, 468 18',
  '107 51, 283 76, 472 14, 495 14',
  '100 88, 289 53, 476 14, 538 14',
  '111 72, 291 55, 534 14',
  '123 55, 293 41, 357 14, 499 53',
  '119 41, 302 25, 503 49',
  '117 29',
];

/** The middle of each office's left end, where its people are. */
const places: Record<Office, Point> = {
  canada: [46, 104],
  usa: [102, 186],
  uk: [262, 88],
  india: [414, 216],
};

const landRow = (parts: string, row: number) =>
  parts.split(', ').map((part): Shape => {
    const [x = 0, length = 0] = part.split(' ').map(Number);
    return { kind: 'slot', at: [x, 8 + row * 22], size: [length, 14], fill: 'line' };
  });

/** An office is a slot with a person and its town's name in it, as wide as the name needs. */
const sizeOf = (town: string) => [64 + town.length * type * 0.55, 44] as const;

const officeAt = ([x, y]: Point, town: string, isMain: boolean): Shape[] => [
  {
    kind: 'slot',
    at: [x - 22, y - 22],
    size: sizeOf(town),
    fill: isMain ? 'match' : 'surface',
    ...(!isMain && { stroke: 'control' }),
  },
  {
    kind: 'person',
    at: [x, y],
    r: 16,
    ...(isMain ? { fill: 'strong', figure: 'match' } : { fill: 'brand', figure: 'raised' }),
  },
  { kind: 'label', at: [x + 24, y], text: town, size: type, fill: isMain ? 'strong' : 'text' },
];

/** Four offices in one team, with the names of their towns. The main one is the match. */
export function officesMap(towns: Record<Office, { town: string }>): Composition {
  const { canada, usa, uk, india } = places;
  const link = { kind: 'match', stroke: 'control', width: 3, direction: 'down' } as const;
  return {
    width: 560,
    height: 384,
    shapes: [
      ...land.flatMap(landRow),
      { ...link, from: canada, to: usa },
      { ...link, from: usa, to: uk },
      { ...link, from: uk, to: india },
      ...officeAt(canada, towns.canada.town, false),
      ...officeAt(usa, towns.usa.town, true),
      ...officeAt(uk, towns.uk.town, false),
      ...officeAt(india, towns.india.town, false),
    ],
  };
}
