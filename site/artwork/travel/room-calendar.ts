import type { Point, Shape, Size } from '#design-system';
import { centered, heading, onBrand, plain } from '../figure-words.ts';
import { bedWithGuest, guests, pillow } from './sleeping-guest.ts';

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

/** Where the calendar is: its top left corner, a night's width, a bed's height, and the gap. */
export type Field = { at: Point; night: number; tall: number; gap: number; size: number };

/** Where a bed is, by its room and nights. */
export const place = ({ at, night, tall, gap }: Field, row: number, from: number, count: number) =>
  [
    [at[0] + from * night, at[1] + row * (tall + gap)],
    [count * night - gap, tall],
  ] as const;

/** Nights that are still free. */
const free = ([x, y]: Point, [width, height]: Size, size: number): readonly Shape[] => [
  {
    kind: 'frame',
    at: [x + 1, y + 1],
    size: [width - 2, height - 2],
    radius: height / 4,
    stroke: 'control',
    dashed: true,
  },
  centered(plain([x + width / 2, y + height / 2], 'Free', 'text', size)),
];

/** The guests who are booked, and the nights that are left. */
export const calendar = ({ nights, last, others }: LastRoom, field: Field): readonly Shape[] => {
  const { size } = field;
  const rooms = [
    { stays: last.stays, start: last.asked },
    ...others.map(({ stays }) => ({ stays, start: 0 })),
  ];
  let index = 0;
  return rooms.flatMap(({ stays, start }, row): readonly Shape[] => {
    let from = start;
    const booked = stays.flatMap((count): readonly Shape[] => {
      const [at, bed] = place(field, row, from, count);
      from += count;
      const guest = guests[index];
      index = (index + 1) % guests.length;
      const words: Point = [at[0] + pillow(bed[1]) + size * 0.55, at[1] + bed[1] / 2];
      const isLong = bed[0] - pillow(bed[1]) > size * 4.4;
      return [
        ...(guest ? bedWithGuest(at, bed, guest) : []),
        ...(isLong ? [onBrand(plain(words, 'Booked', 'text', size))] : []),
      ];
    });
    return from < nights.length
      ? [...booked, ...free(...place(field, row, from, nights.length - from), size)]
      : booked;
  });
};

/** The rooms' names, at the left of their beds. */
export const names = ({ last, others }: LastRoom, field: Field, size: number, before = '') =>
  [last, ...others].map(({ name }, row) =>
    heading(
      [0, field.at[1] + row * (field.tall + field.gap) + field.tall / 2],
      before + name,
      size,
    ),
  );
