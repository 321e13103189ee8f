import type { Composition, Shape } from '#design-system';
import { avatar, line, looks, slot } from './figure-shapes.ts';
import { heading, onBrand, onBright, plain, strong } from './figure-words.ts';

const width = 320;
const tall = 64;
/** The two people side by side. */
const half = 152;
const rightX = width - half;
/** The middle of each station. */
const [fixY, dataY, peopleY, endY] = [32, 116, 214, 298];
const middle = width / 2;
const path = { stroke: 'control', width: 6 } as const;

/** Straight down from one station to the next. */
const down = (x: number, from: number, to: number) =>
  line([x, from + tall / 2], [x, to - tall / 2], path.stroke, path.width);

/** From the test data to a person. */
const branch = (x: number): Shape => ({
  kind: 'match',
  from: [middle, dataY + tall / 2],
  to: [x + half / 2, peopleY - tall / 2],
  direction: 'down',
  ...path,
});

const words = (y: number, name: string, detail: string) =>
  [heading([78, y - 12], name, 22), plain([78, y + 13], detail, 'muted', 18)] as const;

/** Banking: a tested change has two ways to production, and the one of its author is closed. */
export const gatedChange: Composition = {
  width,
  height: 330,
  shapes: [
    down(middle, fixY, dataY),
    branch(0),
    branch(rightX),
    line(
      [rightX + half / 2, peopleY + tall / 2],
      [rightX + half / 2, endY - tall / 2],
      'match',
      path.width,
    ),

    slot([0, fixY - tall / 2], [width, tall], 'brand'),
    ...avatar([36, fixY], 27, 'quiet', looks.longHair),
    ...words(fixY, 'Ana’s fix', 'Access until June 12').map(onBrand),

    slot([1, dataY - tall / 2], [width - 2, tall], 'surface', 'control'),
    { kind: 'dot', at: [36, dataY], r: 23, stroke: 'quiet', width: 3, dashed: true },
    ...words(dataY, 'Test data', 'No real accounts'),

    slot([1, peopleY - tall / 2], [half - 2, tall], 'surface', 'control'),
    ...avatar([34, peopleY], 27, 'quiet', looks.longHair),
    strong([66, peopleY], 'Ana', 20),
    { kind: 'dot', at: [127, peopleY], r: 12, stroke: 'text', width: 3 },
    line([121.5, peopleY], [132.5, peopleY], 'text', 3),

    slot([rightX, peopleY - tall / 2], [half, tall], 'quiet'),
    ...avatar([rightX + 34, peopleY], 27, 'raised', looks.baldHead),
    onBright(strong([rightX + 66, peopleY], 'Ben', 20)),
    { kind: 'tick', at: [rightX + 126, peopleY + 1], r: 10, stroke: 'strong', width: 5 },

    slot([0, endY - tall / 2], [width, tall], 'match'),
    { kind: 'dot', at: [36, endY], r: 25, fill: 'strong' },
    { kind: 'tick', at: [36, endY + 2], r: 11, stroke: 'match', width: 5 },
    ...words(endY, 'Production', 'Both names are logged').map(onBright),
  ],
};
