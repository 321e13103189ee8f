import type { Point, Shape, Size, Tone } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { plain } from '../figure-words.ts';

/** A channel by its place in the list. */
export type ChannelIndex = 0 | 1 | 2 | 3;

type Channel = {
  name: string;
  /** When it asks for the last room. */
  asks: string;
  /** What it gets. */
  answer: string;
};

type Stay = readonly [from: number, nights: number, channel: ChannelIndex];

/** Stays by room over some nights. All channels ask for the gap in the first room; the first gets it. */
export type LastRoom = {
  channels: readonly [Channel, Channel, Channel, Channel];
  /** The nights' dates. */
  nights: readonly string[];
  rooms: readonly { name: string; stays: readonly Stay[] }[];
  gap: readonly [from: number, nights: number];
};

/** How a channel's stays are painted, and the words on them. */
export const paints = [
  { fill: 'brand', stroke: 'brand', words: 'onBrand' },
  { fill: 'quiet', stroke: 'quiet', words: 'strong' },
  { fill: 'raised', stroke: 'control', words: 'strong' },
  { fill: 'line', stroke: 'control', words: 'text' },
] as const satisfies Record<ChannelIndex, { fill: Tone; stroke: Tone; words: Tone }>;

/** Where the plan is: the first night's start and the first room's middle, and their distances. */
type Field = { at: Point; night: number; room: number; height: number };

/** Nights that are still free. */
const freeStay = (at: Point, size: Size): Shape => ({
  kind: 'slot',
  at,
  size,
  fill: 'background',
  stroke: 'control',
  dashed: true,
});

/** The stays, with the gap that is taken. */
export const plan = (
  { rooms, gap, nights }: LastRoom,
  field: Field,
  size: number,
): readonly Shape[] => {
  const { at, night, room, height } = field;
  const stay = ([from, count]: readonly [number, number, ...unknown[]], y: number) =>
    [
      [at[0] + from * night + 2, y - height / 2],
      [count * night - 4, height],
    ] as const;
  return [
    ...rooms.flatMap(({ name, stays }, index): readonly Shape[] => {
      const y = at[1] + index * room;
      const [from, count] = stays.at(-1) ?? [0, 0];
      const free = nights.length - from - count;
      return [
        plain([0, y], name, 'muted', size),
        line([at[0], y], [at[0] + nights.length * night, y], 'line', 1),
        ...stays.map((one) => {
          const { fill, stroke } = paints[one[2]];
          return slot(...stay(one, y), fill, stroke);
        }),
        ...(free > 0 ? [freeStay(...stay([from + count, free], y))] : []),
      ];
    }),
    slot(...stay(gap, at[1]), 'match'),
  ];
};
