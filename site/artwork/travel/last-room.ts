import type { Composition, Figure, Point, Shape, Size } from '#design-system';
import { line, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';
import { calendar, type Field, type LastRoom, names, place } from './room-calendar.ts';
import { pillow } from './sleeping-guest.ts';

/** A made bed, with a chocolate on its pillow. */
const madeBed = ([x, y]: Point, size: Size): readonly Shape[] => {
  const tall = size[1];
  const start = Math.round(tall * 0.14);
  return [
    panel([x, y], size, tall / 4, 'match'),
    panel([x + start, y + start], [pillow(tall) - start, tall - start * 2], tall / 6, 'raised'),
    {
      kind: 'dot',
      at: [x + (pillow(tall) + start) / 2, y + tall / 2],
      r: tall / 10,
      fill: 'brand',
    },
  ];
};

const wideField: Field = { at: [148, 226], night: 133, tall: 72, gap: 12, size: 20 };

/** Each channel is as wide as two nights, so the first one is above the nights that it gets. */
function wide(room: LastRoom): Composition {
  const { channels, nights, last, others } = room;
  const { at, night, tall, gap, size } = wideField;
  const width = night * 2 - gap;
  const middle = at[0] + width / 2;
  return {
    width: 1200,
    height: at[1] + (others.length + 1) * (tall + gap) - gap,
    shapes: [
      line([middle, 96], [middle, at[1]], 'match', 6),
      ...channels.flatMap(({ name, asks, told, detail }, index): readonly Shape[] => {
        const x = at[0] + index * night * 2;
        const words = [
          heading([x + 32, 33], name, 24),
          plain([x + 32, 65], `asks at ${asks}`, 'text', 18),
        ];
        return [
          slot([x, 0], [width, 96], index ? 'surface' : 'quiet'),
          ...(index ? words : words.map(onBright)),
          ...(detail
            ? [strong([x + 32, 126], told, 20), plain([x + 32, 152], detail, 'muted', 18)]
            : []),
        ];
      }),
      plain([0, 204], 'August', 'muted', 18),
      ...nights.map((date, index) =>
        centered(plain([at[0] + index * night + (night - gap) / 2, 204], date, 'muted', 18)),
      ),
      ...madeBed(...place(wideField, 0, 0, last.asked)),
      ...calendar(room, wideField),
      onBright(heading([at[0] + pillow(tall) + 16, at[1] + tall / 2], channels[0].told, size)),
      ...names(room, wideField, 24, 'Room '),
    ],
  };
}

const compactField: Field = { at: [42, 250], night: 35.2, tall: 42, gap: 4, size: 14 };

/** The other channels are farther to the right, so the line to the room passes them. */
function compact(room: LastRoom): Composition {
  const { channels, nights, last, others } = room;
  const { at, night, tall, gap, size } = compactField;
  const hold = place(compactField, 0, 0, last.asked);
  const end = at[1] + (others.length + 1) * (tall + gap) - gap;
  return {
    width: 320,
    height: end + 26,
    shapes: [
      line([59, 50], [59, at[1]], 'match', 4),
      ...channels.flatMap(({ name, asks, told }, index): readonly Shape[] => {
        const x = index ? 76 : 0;
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
        centered(plain([at[0] + index * night + (night - gap) / 2, end + 18], date, 'muted', size)),
      ),
      panel(...hold, tall / 4, 'match'),
      onBright(centered(strong([at[0] + night - gap / 2, at[1] + tall / 2], 'Hold', 16))),
      ...calendar(room, compactField),
      ...names(room, compactField, 18),
    ],
  };
}

/** The drawing of a last room that four channels want at once. */
export const lastRoom = (room: LastRoom, alt: string): Figure => ({
  wide: wide(room),
  compact: compact(room),
  alt,
});
