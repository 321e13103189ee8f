import type { Composition, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';
import {
  isClient,
  type Lane,
  leader,
  leadersOf,
  sides,
  takeover,
  type WhoDoesWhat,
} from './who-does-what-parts.ts';

/** The sides are named in the first of the page's columns, and the ends begin at the tenth. */
const [first, pitch, endX] = [102, 161, 918];
const [cell, track] = [150, pitch * 5 - 11];
const [top, laneHeight, height, row] = [36, 186, 48, 56];

const xOf = (stage: number) => first + stage * pitch;

/**
 * The way from the company's last stage before the takeover to the client's slot, and above the slot
 * what happens there.
 */
const handover = ({ cells }: Lane, y: number): readonly Shape[] => {
  const stage = cells.findIndex((each) => each.takeover);
  const middle = y + row + height / 2;
  const x = xOf(stage) + cell / 2;
  return [
    {
      kind: 'line',
      points: [
        [xOf(stage) - 40, middle],
        [x, middle],
        [x, y + height / 2],
      ],
      stroke: 'match',
      width: 12,
    },
    centered(strong([x, y - 28], takeover)),
  ];
};

const drawLane = (lane: Lane, index: number): readonly Shape[] => {
  const y = top + index * laneHeight;
  const rows = y + 60;
  const [have, price, time] = lane.end;
  return [
    line([0, y], [1200, y], 'control', 1),
    heading([0, y + 31], lane.result, 22),
    plain([lane.result.length * 11.2 + 18, y + 32], lane.answer),
    strong([0, rows + height / 2], sides.you, 18),
    strong([0, rows + row + height / 2], sides.we, 18),
    ...[rows, rows + row].map((at) => slot([first, at], [track, height], 'surface')),
    ...handover(lane, rows),
    ...lane.cells.flatMap((each, stage) =>
      leadersOf(each).flatMap(({ lead, text }) =>
        leader(lead, text, [xOf(stage), isClient(lead) ? rows : rows + row], [cell, height]),
      ),
    ),
    heading([endX, y + 31], have, 20),
    strong([endX, rows + height / 2], price),
    plain([endX, rows + row + height / 2], time),
  ];
};

/** The stages from left to right. Each result has a row for the client and one for the company. */
export const wideLanes = ({ stages, end, lanes }: WhoDoesWhat): Composition => ({
  width: 1200,
  height: top + lanes.length * laneHeight - 20,
  shapes: [
    ...stages.map((name, stage) => strong([xOf(stage), 12], name)),
    strong([endX, 12], end),
    ...lanes.flatMap(drawLane),
  ],
});
