import type { Composition } from '#design-system';
import { line, panel } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';
import { card, noEntry } from './asking-channel.ts';
import { calendar, type Field, type LastRoom, madeBed, middleOf, place } from './room-calendar.ts';

const field: Field = {
  at: [58, 242],
  night: 32,
  tall: 28,
  gap: 4,
  pitch: 62,
  face: 48,
  size: 14,
};

/**
 * A calendar with its last room, which four channels want at once. Only the first one gets past the
 * wall. The dates are below the rooms, far from the channels.
 */
export function lastRoom(room: LastRoom): Composition {
  const { channels, nights, last, others } = room;
  const { at, night, tall, gap, pitch, size } = field;
  const hold = place(field, 0, 0, last.asked);
  const entry = at[1] + tall / 2;
  return {
    width: 320,
    height: 430,
    shapes: [
      panel([0, 204], [320, 226], 14, 'surface'),
      {
        kind: 'line',
        points: [
          [11, 40],
          [11, entry],
          [at[0], entry],
        ],
        stroke: 'match',
        width: 5,
      },
      ...channels.flatMap(({ name, asks, told }, index) => {
        const x = index ? 48 : 0;
        const y = index * 49;
        return [
          ...(index
            ? [line([30, y + 22], [x, y + 22], 'control', 3), ...noEntry([30, y + 22], 10)]
            : []),
          ...card(
            index,
            [x, y],
            [320 - x, 44],
            [
              strong([x + 54, y + 14], name, 15),
              plain([x + 54, y + 32], told, 'text', size),
              { ...plain([308, y + 14], asks, 'text', size), anchor: 'end' },
            ],
          ),
        ];
      }),
      plain([8, 414], 'August', 'muted', size),
      ...nights.map((date, index) =>
        centered(plain([at[0] + index * night + (night - gap) / 2, 414], date, 'muted', size)),
      ),
      ...madeBed(room, field),
      onBright(centered(strong(middleOf(...hold), 'Hold', 15))),
      ...calendar(room, field),
      ...[last, ...others].map(({ name }, row) =>
        heading([20, at[1] + row * pitch - 12], name, 18),
      ),
    ],
  };
}
