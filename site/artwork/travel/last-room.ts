import type { Composition, Figure, Point, Shape, Size } from '#design-system';
import { bleed, line, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** Who asks for the last room and when, and what that channel is told. */
type Channel = { name: string; asks: string; told: string; detail?: string };

/** How many nights each stay in a room has. */
type Room = { name: string; stays: readonly number[] };

/**
 * Stays by room over some nights. All channels ask for the last room's first nights, and the first
 * channel gets them.
 */
export type LastRoom = {
  channels: readonly [Channel, Channel, Channel, Channel];
  /** The nights' dates. */
  nights: readonly string[];
  last: Room & { asked: number };
  /** Rooms that are taken on all nights. */
  others: readonly Room[];
};

/** Where the calendar is: its top left corner, a night's width, a room's height, and the gap. */
type Field = { at: Point; night: number; tall: number; gap: number };

/** Nights that are still free. */
const freeStay = ([x, y]: Point, [width, height]: Size): Shape => ({
  kind: 'slot',
  at: [x + 1, y + 1],
  size: [width - 2, height - 2],
  stroke: 'control',
  dashed: true,
});

/** The stays: the one on hold, the ones that were there before, and the nights that are left. */
const calendar = ({ nights, last, others }: LastRoom, field: Field): readonly Shape[] => {
  const { at, night, tall, gap } = field;
  const rooms = [{ ...last, stays: [last.asked, ...last.stays] }, ...others];
  return rooms.flatMap(({ stays }, row) => {
    const y = at[1] + row * (tall + gap);
    const place = (from: number, count: number): [Point, Size] => [
      [at[0] + from * night, y],
      [count * night - gap, tall],
    ];
    let from = 0;
    const taken = stays.map((count, index): Shape => {
      const shape = slot(...place(from, count), row + index ? 'brand' : 'match');
      from += count;
      return shape;
    });
    return from < nights.length
      ? [...taken, freeStay(...place(from, nights.length - from))]
      : taken;
  });
};

const wideField: Field = { at: [0, 226], night: 151.5, tall: 88, gap: 12 };

/** Each channel is as wide as two nights, so the first one is above the nights that it gets. */
function wide(room: LastRoom): Composition {
  const { channels, nights, last, others } = room;
  const { at, night, tall, gap } = wideField;
  const width = night * 2 - gap;
  const middle = at[1] + tall / 2;
  return {
    width: 1200,
    height: at[1] + (others.length + 1) * (tall + gap) - gap,
    bleeds: true,
    shapes: [
      line([width / 2, 96], [width / 2, at[1]], 'match', 6),
      ...channels.flatMap(({ name, asks, told, detail }, index): readonly Shape[] => {
        const x = index * night * 2;
        const words = [
          heading([x + 36, 33], name, 24),
          plain([x + 36, 65], `asks at ${asks}`, 'text', 18),
        ];
        return [
          slot([x, 0], [width, 96], index ? 'surface' : 'quiet'),
          ...(index ? words : words.map(onBright)),
          ...(detail
            ? [strong([x + 36, 126], told, 20), plain([x + 36, 152], detail, 'muted', 18)]
            : []),
        ];
      }),
      ...nights.map((date, index) =>
        centered(plain([index * night + (night - gap) / 2, 204], date, 'muted', 18)),
      ),
      ...calendar(room, wideField),
      // Other rooms are taken before and after these nights, too.
      ...others.flatMap((_, index) => {
        const y = middle + (index + 1) * (tall + gap);
        return [
          line([-bleed, y], [night - tall, y], 'brand', tall),
          line([1200 - tall, y], [1200 + bleed, y], 'brand', tall),
        ];
      }),
      onBright(heading([36, middle - 15], `Room ${last.name}`, 24)),
      onBright(plain([36, middle + 16], channels[0].told, 'muted', 18)),
      ...others.map(({ name }, index) =>
        onBrand(heading([36, middle + (index + 1) * (tall + gap)], `Room ${name}`, 24)),
      ),
    ],
  };
}

const compactField: Field = { at: [0, 250], night: 40.5, tall: 40, gap: 4 };

/** The other channels are farther to the right, so the line to the room passes them. */
function compact(room: LastRoom): Composition {
  const { channels, nights, last, others } = room;
  const { at, night, tall, gap } = compactField;
  const size = 14;
  const end = at[1] + (others.length + 1) * (tall + gap) - gap;
  return {
    width: 320,
    height: end + 26,
    shapes: [
      line([20, 50], [20, at[1]], 'match', 4),
      ...channels.flatMap(({ name, asks, told }, index): readonly Shape[] => {
        const x = index ? 40 : 0;
        const y = index * 60;
        const words = [
          strong([x + 22, y + 18], name, 16),
          plain([x + 22, y + 37], told, 'text', size),
          { ...strong([298, y + 18], asks, 16), anchor: 'end' } as const,
        ];
        return [
          slot([x, y], [320 - x, 54], index ? 'surface' : 'quiet'),
          ...(index ? words : words.map(onBright)),
        ];
      }),
      ...nights.map((date, index) =>
        centered(plain([index * night + (night - gap) / 2, end + 18], date, 'muted', size)),
      ),
      ...calendar(room, compactField),
      onBright(heading([20, at[1] + tall / 2], last.name, 18)),
      ...others.map(({ name }, index) =>
        onBrand(heading([20, at[1] + tall / 2 + (index + 1) * (tall + gap)], name, 18)),
      ),
    ],
  };
}

/** The drawing of a last room that four channels want at once. */
export const lastRoom = (room: LastRoom, alt: string): Figure => ({
  wide: wide(room),
  compact: compact(room),
  alt,
});
