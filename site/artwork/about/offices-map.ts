import type { Composition, Point, Shape } from '#design-system';

type Office = 'canada' | 'usa' | 'uk' | 'india';

const type = 24;

/** Land of the northern half, row by row from the north: where each part begins, and its length. */
const land: readonly (readonly Point[])[] = [
  [
    [16, 96],
    [192, 56],
    [432, 104],
  ],
  [
    [16, 80],
    [132, 28],
    [312, 64],
    [388, 156],
  ],
  [
    [16, 148],
    [280, 14],
    [312, 240],
  ],
  [
    [24, 128],
    [300, 248],
  ],
  [
    [32, 100],
    [280, 16],
    [352, 44],
    [404, 148],
  ],
  [
    [52, 32],
    [276, 96],
    [378, 32],
    [444, 60],
    [516, 32],
  ],
  [
    [68, 36],
    [264, 112],
    [456, 32],
    [500, 20],
  ],
  [
    [108, 26],
    [264, 136],
    [462, 14],
  ],
  [
    [124, 64],
    [316, 72],
  ],
];

/** The middle of each office's left end, where its people are. */
const places: Record<Office, Point> = {
  canada: [72, 66],
  usa: [96, 130],
  uk: [288, 56],
  india: [412, 152],
};

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
  const endOf = ([x, y]: Point, { town }: { town: string }): Point => [x - 22 + sizeOf(town)[0], y];
  const link = { kind: 'match', stroke: 'control' } as const;
  return {
    width: 560,
    height: 230,
    shapes: [
      ...land.flatMap((row, index) =>
        row.map(
          ([x, length]): Shape => ({
            kind: 'slot',
            at: [x, 8 + index * 24],
            size: [length, 14],
            fill: 'line',
          }),
        ),
      ),
      { ...link, from: canada, to: usa, direction: 'down' },
      { ...link, from: endOf(usa, towns.usa), to: uk },
      { ...link, from: endOf(uk, towns.uk), to: india },
      ...officeAt(canada, towns.canada.town, false),
      ...officeAt(usa, towns.usa.town, true),
      ...officeAt(uk, towns.uk.town, false),
      ...officeAt(india, towns.india.town, false),
    ],
  };
}
