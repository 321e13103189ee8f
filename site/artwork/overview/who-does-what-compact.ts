import type { Composition, Point, Shape, Size } from '#design-system';
import { line } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';
import {
  type Cell,
  type Lane,
  leader,
  leadersOf,
  legend,
  sides,
  takeover,
  type WhoDoesWhat,
} from './who-does-what-parts.ts';

const [width, pitch, cell, size] = [320, 109, 102, 14];
const [names, firstRow, rowPitch, tall] = [66, 98, 84, 52];

/** A stage that both lead has two slots, one above the other. */
const drawCell = (each: Cell, [x, y]: Point): readonly Shape[] => {
  const leaders = leadersOf(each);
  const own: Size = [cell, leaders.length > 1 ? tall / 2 - 1 : tall];
  return leaders.flatMap(({ lead, text }, index) =>
    leader(lead, text, [x, y + index * (own[1] + 2)], own, size),
  );
};

const drawEnd = ({ end: [have, price, time] }: Lane, y: number): readonly Shape[] => [
  line([0, y], [width, y], 'control', 1),
  heading([0, y + 24], have, 18),
  strong([0, y + 50], price, size),
  plain([0, y + 71], time, 'muted', size),
];

/** The same for narrow screens: the stages go down, and each result is a column. */
export function compactLanes({ stages, lanes }: WhoDoesWhat): Composition {
  const ends = firstRow + stages.length * rowPitch + 8;
  return {
    width,
    height: ends + lanes.length * 96 - 12,
    shapes: [
      ...legend('you', sides.you, [0, 10], size),
      ...legend('we', sides.we, [72, 10], size),
      ...legend('takeover', takeover, [140, 10], size),
      ...lanes.map(({ result }, lane) =>
        centered(strong([lane * pitch + cell / 2, names], result, size)),
      ),
      ...stages.flatMap((stage, index): readonly Shape[] => {
        const y = firstRow + index * rowPitch;
        return [
          plain([0, y], stage, 'muted', size),
          line([44, y], [width, y], 'line', 1),
          ...lanes.flatMap(({ cells }, lane) => {
            const each = cells[index];
            return each ? drawCell(each, [lane * pitch, y + 16]) : [];
          }),
        ];
      }),
      ...lanes.flatMap((lane, index) => drawEnd(lane, ends + index * 96)),
    ],
  };
}
