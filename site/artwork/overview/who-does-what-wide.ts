import type { Composition, Point, Shape } from '#design-system';
import { line } from '../figure-shapes.ts';
import { heading, plain, strong } from '../figure-words.ts';
import {
  approval,
  handovers,
  inPart,
  type Lane,
  type Part,
  peopledSlot,
  type WhoDoesWhat,
} from './who-does-what-parts.ts';

/** Where the stages start. The end's column is above the last step. */
const starts = [0, 204, 374, 544, 714, 918] as const;
const [gap, width] = [24, 1200];
const [top, laneHeight, height] = [36, 186, 44];

const startOf = (stage: number) => starts[stage] ?? 0;
const spanOf = ([from, to]: Part['stages']) => [startOf(from), startOf(to + 1) - gap] as const;

/** The top of the client's row, or of the company's below it. */
const rowY = (lane: number, who: Part['who']) =>
  top + lane * laneHeight + (who === 'you' ? 62 : 118);

/** An approval at the end of each stage, joined to the work below it. */
const approvals = (part: Part, words: string, y: number): readonly Shape[] => {
  const [from, to] = part.stages;
  return Array.from({ length: to - from + 1 }, (_, index): readonly Shape[] => {
    const [start, end] = spanOf([from + index, from + index]);
    const check = end - height / 2 + 3;
    return [
      line([check, y + height], [check, y + 56], 'control'),
      ...approval(part, [start, y], [end - start, height]),
      inPart(part, [start + 17, y + height / 2], words, 16),
    ];
  }).flat();
};

const drawPart = (part: Part, lane: number): readonly Shape[] => {
  const y = rowY(lane, part.who);
  if (part.each) return approvals(part, part.each, y);
  const [left, right] = spanOf(part.stages);
  const { shapes, start, middle } = peopledSlot(part, [left, y], [right - left, height]);
  const words = [part.words].flat();
  const first = part.stages[1] - words.length + 1;
  return [
    ...shapes,
    ...words.map((text, index) => {
      const x = words.length > 1 ? startOf(first + index) : start;
      return inPart(part, [Math.max(start, x), middle], text, 16);
    }),
  ];
};

const handover = (lane: number, before: Part, after: Part): Shape => {
  const middleOf = (part: Part) => rowY(lane, part.who) + height / 2;
  const from: Point = [spanOf(before.stages)[1] - 8, middleOf(before)];
  const to: Point = [spanOf(after.stages)[0] + 8, middleOf(after)];
  return { kind: 'match', from, to, stroke: 'accent', width: 4 };
};

/** The outline around both rows. */
const shared = (stages: Part['stages'], y: number): Shape => {
  const [start, end] = spanOf(stages);
  return {
    kind: 'frame',
    at: [start - 8, y - 8],
    size: [end - start + 16, 116],
    radius: 30,
    fill: 'surface',
    stroke: 'control',
  };
};

const drawLane = (lane: Lane, index: number): readonly Shape[] => {
  const y = top + index * laneHeight;
  const [have, price, time] = lane.end;
  const endX = startOf(5);
  return [
    line([0, y], [width, y], 'control', 1),
    heading([0, y + 31], lane.result, 24),
    plain([lane.result.length * 12.2 + 18, y + 32], lane.answer),
    ...(lane.together ? [shared(lane.together, rowY(index, 'you'))] : []),
    ...handovers(lane).map(([before, after]) => handover(index, before, after)),
    ...lane.parts.flatMap((part) => drawPart(part, index)),
    heading([endX, y + 31], have, 20),
    strong([endX, rowY(index, 'you') + height / 2], price),
    plain([endX, rowY(index, 'we') + height / 2], time),
  ];
};

/** The stages from left to right. Each result has a row for the client and one for the company. */
export const wideLanes = ({ stages, end, lanes }: WhoDoesWhat): Composition => ({
  width,
  height: top + lanes.length * laneHeight - 12,
  shapes: [
    ...[...stages, end].map((name, stage) => strong([startOf(stage), 12], name)),
    ...lanes.flatMap(drawLane),
  ],
});
