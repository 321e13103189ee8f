import type { Composition, Figure, Point, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { heading, plain, strong } from '../figure-words.ts';
import {
  type Channels,
  type Counted,
  drawnWay,
  inquiries,
  ranked,
  wayThrough,
} from './channels.ts';

/** Dots with their number behind them, which is larger for the most. */
function counted(
  [x, y]: Point,
  count: number,
  gap: number,
  look: { fill: 'control' | 'quiet'; isMost: boolean },
): readonly Shape[] {
  const r = gap * 0.37;
  const size = gap * (look.isMost ? 2.6 : 1.6);
  return [
    { kind: 'dots', at: [x + r, y], count, gap, r, fill: look.fill },
    heading([x + count * gap + 8, y + 1], String(count), size),
  ];
}

/** A row's two numbers. */
const both = (
  { lastClick, measured, isMost }: Counted,
  [lastX, measuredX]: Point,
  y: number,
  gap: number,
) => [
  ...counted([lastX, y], lastClick, gap, { fill: 'control', isMost: isMost.lastClick }),
  ...counted([measuredX, y], measured, gap, { fill: 'quiet', isMost: isMost.measured }),
];

function wide(channels: Channels): Composition {
  // The lanes take the page's columns 1 to 6. The numbers begin at columns 7 and 10.
  const [laneEnd, lastX, measuredX] = [588, 612, 918];
  const [top, pitch, height] = [40, 86, 68];
  const y = (channel: number) => top + channel * pitch + height / 2;
  const week = (at: number) => 136 + at * 46;
  const way = wayThrough(channels);
  const weeks = way.at(-1)?.week;
  const places = way.map(({ week: at, channel, does }) => ({
    at: [week(at), y(channel)] as const,
    does,
  }));
  return {
    width: 1200,
    height: 500,
    shapes: [
      strong([0, 12], `One visitor, ${weeks} weeks`),
      strong([lastX, 12], `${inquiries(channels)} inquiries by last click`),
      strong([measuredX, 12], `${inquiries(channels)} inquiries as measured`),
      ...ranked(channels).flatMap((counts, channel): readonly Shape[] => [
        slot([1, y(channel) - height / 2], [laneEnd - 1, height], 'surface', 'line'),
        strong([24, y(channel)], counts.label),
        line([lastX, y(channel) + pitch / 2], [1200, y(channel) + pitch / 2], 'line', 1),
        ...both(counts, [lastX, measuredX], y(channel), 18),
      ]),
      ...drawnWay(places, { r: 9, size: 15.5 }),
      ...[1, 3, 5, 7, 9].map(
        (at): Shape => ({
          ...plain([week(at), 486], `Week ${at}`),
          anchor: 'middle',
        }),
      ),
      plain([lastX, 486], 'The last click gets the credit'),
      plain([measuredX, 486], 'Channels off in half the regions'),
    ],
  };
}

function compact(channels: Channels): Composition {
  const size = 14;
  const [top, pitch, height] = [26, 44, 36];
  const y = (channel: number) => top + channel * pitch + height / 2;
  const [tables, rowPitch, measuredX] = [316, 52, 200];
  const way = wayThrough(channels);
  const weeks = way.at(-1)?.week;
  const places = way.map(({ week, channel, does }) => ({
    at: [92 + week * 17, y(channel)] as const,
    does,
  }));
  return {
    width: 320,
    height: tables + channels.length * rowPitch,
    shapes: [
      strong([0, 10], `One visitor, ${weeks} weeks`, size),
      ...ranked(channels).flatMap((counts, channel): readonly Shape[] => {
        const below = tables + channel * rowPitch;
        return [
          slot([1, y(channel) - height / 2], [318, height], 'surface', 'line'),
          plain([14, y(channel)], counts.label, 'text', size),
          plain([0, below + 6], counts.label, 'muted', size),
          ...both(counts, [0, measuredX], below + 27, 10.5),
        ];
      }),
      ...drawnWay(places, { r: 7, size }),
      strong([0, tables - 26], `${inquiries(channels)} by last click`, size),
      strong([measuredX, tables - 26], 'Measured', size),
    ],
  };
}

/** One visitor's way through the channels, and which of them gets the credit in two ways of counting. */
export const credit = (channels: Channels, alt: string): Figure => ({
  wide: wide(channels),
  compact: compact(channels),
  alt,
});
