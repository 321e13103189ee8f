import type { Composition, Shape } from '#design-system';
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

const [width, slotWidth, height, pitch] = [320, 258, 42, 54];
const [headHeight, size] = [60, 14];

/** Where the slots of a lane end, from its top. */
const slotsEnd = ({ parts }: Lane) => headHeight + parts.length * pitch;
const heightOf = (lane: Lane) => slotsEnd(lane) + 98;

const xOf = ({ who }: Part) => (who === 'you' ? 0 : width - slotWidth);

const drawSlot = (part: Part, y: number): readonly Shape[] => {
  const x = xOf(part);
  const text = [part.words].flat().join(' ');
  if (part.each) {
    const words = inPart(part, [x + 18, y + height / 2], text, size);
    return [...approval(part, [x, y], [slotWidth, height]), words];
  }
  const { shapes, start, middle } = peopledSlot(
    { ...part, people: 1 },
    [x, y],
    [slotWidth, height],
  );
  return [...shapes, inPart(part, [start, middle], text, size)];
};

/** The client's slots are on the left, and the company's on the right. Beside each are its stages. */
const drawPart = (part: Part, y: number, stages: WhoDoesWhat['stages']): readonly Shape[] => {
  const [from, to] = part.stages;
  const names = from === to ? [stages[from]] : [stages[from], `to ${stages[to]?.toLowerCase()}`];
  const isLeft = part.who === 'you';
  return [
    ...drawSlot(part, y),
    ...names.map((name = '', index): Shape => {
      const middle = y + height / 2 + (index - (names.length - 1) / 2) * 17;
      const label = plain([isLeft ? width : 0, middle], name, 'muted', size);
      return { ...label, anchor: isLeft ? 'end' : 'start' };
    }),
  ];
};

const drawLane = (lane: Lane, top: number, stages: WhoDoesWhat['stages']): readonly Shape[] => {
  const yOf = (part: Part) => top + headHeight + lane.parts.indexOf(part) * pitch;
  const [have, price, time] = lane.end;
  const end = top + slotsEnd(lane);
  return [
    line([0, top + 1], [width, top + 1], 'control', 1),
    heading([0, top + 32], lane.result, 22),
    { ...plain([width, top + 33], lane.answer, 'muted', size), anchor: 'end' },
    ...handovers(lane).map(([before, after]) =>
      line([width / 2, yOf(before) + height], [width / 2, yOf(after)], 'accent', 4),
    ),
    ...lane.parts.flatMap((part) => drawPart(part, yOf(part), stages)),
    heading([0, end + 14], have, 18),
    strong([0, end + 42], price, size),
    plain([0, end + 64], time, 'muted', size),
  ];
};

/** The same from top to bottom, for narrow screens. */
export function compactLanes({ stages, lanes }: WhoDoesWhat): Composition {
  const topOf = (lane: number) =>
    lanes.slice(0, lane).reduce((sum, above) => sum + heightOf(above), 0);
  return {
    width,
    height: topOf(lanes.length) - 24,
    shapes: lanes.flatMap((lane, index) => drawLane(lane, topOf(index), stages)),
  };
}
