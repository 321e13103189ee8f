import type { Composition, Figure, Shape } from '#design-system';
import { line, panel } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';
import { card, noEntry } from './asking-channel.ts';
import { calendar, type Field, type LastRoom, madeBed, middleOf, place } from './room-calendar.ts';

const wideField: Field = {
  at: [536, 120],
  night: 82,
  tall: 56,
  gap: 10,
  pitch: 136,
  face: 116,
  size: 18,
};

/** All channels come from the left. Only the first one gets through the calendar's edge. */
function wide(room: LastRoom): Composition {
  const { channels, nights, last, others } = room;
  const { at, night, tall, gap, pitch } = wideField;
  const hold = place(wideField, 0, 0, last.asked);
  const entry = at[1] + tall / 2;
  return {
    width: 1200,
    height: 464,
    shapes: [
      panel([440, 0], [760, 464], 24, 'surface'),
      ...channels.slice(1).map(
        (_, index): Shape => ({
          kind: 'match',
          from: [340, 172 + index * 120],
          to: [412, entry + 40],
          stroke: 'control',
          width: 4,
        }),
      ),
      ...noEntry([412, entry + 40], 17),
      { kind: 'match', from: [340, 52], to: [440, entry], stroke: 'match', width: 7 },
      line([440, entry], [at[0], entry], 'match', 7),
      ...channels.flatMap(({ name, asks, told, detail }, index) => {
        const y = index * 120;
        return card(
          index,
          [0, y],
          [340, 104],
          [
            heading([118, y + 26], name, 22),
            { ...plain([326, y + 26], asks, 'text', 17), anchor: 'end' },
            strong([118, y + 55], told, 19),
            plain([118, y + 80], detail, 'text', 17),
          ],
        );
      }),
      plain([460, 26], 'August', 'muted', 18),
      ...nights.map((date, index) =>
        centered(plain([at[0] + index * night + (night - gap) / 2, 26], date, 'muted', 18)),
      ),
      ...madeBed(room, wideField),
      onBright(centered(strong(middleOf(...hold), channels[0].told, 18))),
      ...calendar(room, wideField),
      ...[last, ...others].flatMap(({ name }, row) => [
        plain([460, at[1] + row * pitch - 46], 'Room', 'muted', 18),
        heading([460, at[1] + row * pitch - 20], name, 26),
      ]),
    ],
  };
}

const compactField: Field = {
  at: [58, 242],
  night: 32,
  tall: 28,
  gap: 4,
  pitch: 62,
  face: 48,
  size: 14,
};

/** All channels come from above. The dates are below the rooms, far from them. */
function compact(room: LastRoom): Composition {
  const { channels, nights, last, others } = room;
  const { at, night, tall, gap, pitch, size } = compactField;
  const hold = place(compactField, 0, 0, last.asked);
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
      ...madeBed(room, compactField),
      onBright(centered(strong(middleOf(...hold), 'Hold', 15))),
      ...calendar(room, compactField),
      ...[last, ...others].map(({ name }, row) =>
        heading([20, at[1] + row * pitch - 12], name, 18),
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
