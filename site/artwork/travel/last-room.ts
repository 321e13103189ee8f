import type { Composition, Figure, Point, Shape, Tone } from '#design-system';
import { heading, line, plain, slot, stop, strong } from '../figure-shapes.ts';

/** A channel by its place in the list. */
type ChannelIndex = 0 | 1 | 2 | 3;

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
const paints = [
  { fill: 'brand', stroke: 'brand', words: 'raised' },
  { fill: 'quiet', stroke: 'quiet', words: 'strong' },
  { fill: 'raised', stroke: 'raised', words: 'strong' },
  { fill: 'surface', stroke: 'control', words: 'text' },
] as const satisfies Record<ChannelIndex, { fill: Tone; stroke: Tone; words: Tone }>;

const middle = (label: ReturnType<typeof plain>) => ({ ...label, anchor: 'middle' as const });

/** Where the plan is: the first night's start and the first room's middle, and their distances. */
type Field = { at: Point; night: number; room: number; height: number };

const plan = ({ rooms, gap, nights }: LastRoom, field: Field, size: number): readonly Shape[] => {
  const { at, night, room, height } = field;
  const stay = ([from, count]: readonly [number, number, ...unknown[]], y: number) =>
    [
      [at[0] + from * night + 2, y - height / 2],
      [count * night - 4, height],
    ] as const;
  return [
    ...rooms.flatMap(({ name, stays }, index): readonly Shape[] => {
      const y = at[1] + index * room;
      return [
        plain([0, y], name, 'muted', size),
        line([at[0], y], [at[0] + nights.length * night, y], 'line', 1),
        ...stays.map((one) => {
          const { fill, stroke } = paints[one[2]];
          return slot(...stay(one, y), fill, stroke);
        }),
      ];
    }),
    slot(...stay(gap, at[1]), 'match'),
  ];
};

const wideField = { at: [64, 214], night: 60, room: 44, height: 32 } as const;

function wideRoom(last: LastRoom): Composition {
  const { channels, nights, rooms, gap } = last;
  const { at, night, room } = wideField;
  const width = nights.length * night;
  const channelX = (index: number) => at[0] + index * (width / 4);
  const gapMiddle = at[0] + (gap[0] + gap[1] / 2) * night;
  const end = at[1] + rooms.length * room;
  const besideX = 930;

  return {
    width: 1200,
    height: end + 24,
    shapes: [
      {
        kind: 'match',
        from: [channelX(0) + 90, 48],
        to: [gapMiddle, at[1] - 16],
        direction: 'down',
        stroke: 'match',
        width: 3,
      },
      ...channels.flatMap(({ name }, index): readonly Shape[] => {
        const { fill, stroke, words } = paints[index as ChannelIndex];
        const x = channelX(index);
        return [
          ...(index
            ? ([
                {
                  kind: 'line',
                  points: [
                    [x + 90, 50],
                    [x + 90, 84],
                  ],
                  stroke: 'text',
                  dashed: true,
                },
                ...stop([x + 90, 96]),
              ] as const)
            : []),
          slot([x, 4], [180, 44], fill, stroke),
          middle({ ...strong([x + 90, 26], name), fill: words }),
        ];
      }),
      ...channels.map(({ asks }, index) => plain([channelX(index) + (index ? 110 : 12), 76], asks)),
      ...plan(last, wideField, 16),
      middle({ ...strong([gapMiddle, at[1]], 'Locked'), fill: 'strong' }),
      ...nights.map((date, index) => middle(plain([at[0] + (index + 0.5) * night, end], date))),
      heading([besideX, 30], 'One request wins', 28),
      plain([besideX, 64], channels[0].answer),
      plain([besideX, 88], `at ${channels[0].asks}.`),
      heading([besideX, at[1]], `${channels.length - 1} are told`, 46),
      ...channels
        .slice(1)
        .flatMap(({ name, answer }, index): readonly Shape[] => [
          strong([besideX, at[1] + 62 + index * 66], name),
          plain([besideX, at[1] + 86 + index * 66], answer),
        ]),
    ],
  };
}

const compactField = { at: [38, 250], night: 20, room: 26, height: 18 } as const;

function compactRoom(last: LastRoom): Composition {
  const size = 14;
  const { channels, nights, rooms, gap } = last;
  const { at, night, room } = compactField;
  const gapMiddle = at[0] + (gap[0] + gap[1] / 2) * night;
  const end = at[1] + rooms.length * room;

  return {
    width: 320,
    height: end + 20,
    shapes: [
      ...channels.toReversed().flatMap(({ name, asks }, index): readonly Shape[] => {
        const channel = channels.length - 1 - index;
        const { fill, stroke, words } = paints[channel as ChannelIndex];
        const y = 20 + index * 46;
        return [
          plain([0, y], asks, 'muted', size),
          slot([66, y - 17], [124, 34], fill, stroke),
          middle({ ...strong([128, y], name, size), fill: words }),
          ...(channel ? stop([212, y]) : []),
          ...(channel ? [plain([230, y], 'next date', 'text', size)] : []),
        ];
      }),
      line([gapMiddle, 176], [gapMiddle, at[1] - 9], 'match', 3),
      strong([gapMiddle + 14, 186], 'Locked', size),
      plain([gapMiddle + 14, 206], '10 min', 'muted', size),
      ...plan(last, compactField, size),
      ...nights.flatMap((date, index) =>
        index % 4 ? [] : [plain([at[0] + index * night + 2, end + 2], date, 'muted', size)],
      ),
    ],
  };
}

/** The drawing of a last room that four channels want at once. */
export const lastRoom = (last: LastRoom, alt: string): Figure => ({
  wide: wideRoom(last),
  compact: compactRoom(last),
  alt,
});
