import type { Point, Shape, Size } from '#design-system';
import { panel } from '../figure-shapes.ts';
import { centered, onBrand, plain } from '../figure-words.ts';
import { guests, hands, pillow, sleepingHead } from './sleeping-guest.ts';

/** Who asks for the last room and when, and what that channel is told. */
type Channel = { name: string; asks: string; told: string };

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

/**
 * Where the calendar is: the top left corner of its first blanket, a night's width, a blanket's
 * height, the gap beside it, and the distance to the next room. `face` is a sleeping guest's size.
 */
export type Field = {
  at: Point;
  night: number;
  tall: number;
  gap: number;
  pitch: number;
  face: number;
  size: number;
};

/** Where a blanket is, by its room and nights. */
export const place = (
  { at, night, tall, gap, pitch }: Field,
  row: number,
  from: number,
  count: number,
) =>
  [
    [at[0] + from * night, at[1] + row * pitch],
    [count * night - gap, tall],
  ] as const;

/** Where the face in a bed has its lower edge: the blanket reaches up to the chin. */
const headOf = ([x, y]: Point, face: number): Point => [x + face * 0.66, y + face * 0.34];

/** The middle of a blanket. */
export const middleOf = ([x, y]: Point, [width, tall]: Size): Point => [
  x + width / 2,
  y + tall / 2,
];

/** Nights that are still free. */
const free = ([x, y]: Point, [width, tall]: Size, size: number): readonly Shape[] => [
  {
    kind: 'frame',
    at: [x + 1, y + 1],
    size: [width - 2, tall - 2],
    radius: tall / 4,
    stroke: 'control',
    dashed: true,
  },
  centered(plain(middleOf([x, y], [width, tall]), 'Free', 'text', size)),
];

/** A piece of candy in its wrapper. `r` is that of the candy. */
const candy = ([x, y]: Point, r: number): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x - r * 2, y - r * 0.9],
      [x + r * 2, y + r * 0.9],
      [x + r * 2, y - r * 0.9],
      [x - r * 2, y + r * 0.9],
    ],
    fill: 'brand',
  },
  { kind: 'dot', at: [x, y], r, fill: 'brand' },
];

/** The bed that all want, with a piece of candy on its pillow. */
export const madeBed = (room: LastRoom, field: Field): readonly Shape[] => {
  const [at, size] = place(field, 0, 0, room.last.asked);
  const [x, bottom] = headOf(at, field.face);
  return [
    pillow([x, bottom], field.face, 'raised'),
    ...candy([x, bottom - field.face * 0.62], field.face * 0.12),
    panel(at, size, field.tall / 4, 'match'),
  ];
};

/** The guests who are booked, and the nights that are left. */
export const calendar = ({ nights, last, others }: LastRoom, field: Field): readonly Shape[] => {
  const { face, size, tall } = field;
  const rooms = [
    { stays: last.stays, start: last.asked },
    ...others.map(({ stays }) => ({ stays, start: 0 })),
  ];
  let index = 0;
  return rooms.flatMap(({ stays, start }, row): readonly Shape[] => {
    let from = start;
    const booked = stays.flatMap((count): readonly Shape[] => {
      const [at, blanket] = place(field, row, from, count);
      from += count;
      const guest = guests[index];
      index = (index + 1) % guests.length;
      const head = headOf(at, face);
      return [
        ...(guest ? sleepingHead(head, face, guest) : []),
        panel(at, blanket, tall / 4, 'brand'),
        ...(guest ? [hands([head[0], at[1] + face * 0.03], face, guest)] : []),
        onBrand(centered(plain(middleOf(at, blanket), 'Booked', 'text', size))),
      ];
    });
    return from < nights.length
      ? [...booked, ...free(...place(field, row, from, nights.length - from), size)]
      : booked;
  });
};
