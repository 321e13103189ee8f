import type { Point, Shape } from '#design-system';
import { plain } from '../figure-words.ts';

type Channel = {
  label: string;
  /** When the visitor met it, in weeks, and what the visitor did. */
  touches: readonly { week: number; does: string }[];
  /** Inquiries that are credited to it because it came last. */
  lastClick: number;
  /** Inquiries that were missing where it was switched off. */
  measured: number;
};

/** From the channel that gets the credit to the one that earns it. */
export type Channels = readonly [Channel, Channel, Channel, Channel, Channel];

/** The visitor's way from touch to touch, each with its channel's place in the list. */
export const wayThrough = (channels: Channels) =>
  channels
    .flatMap(({ touches }, channel) => touches.map((touch) => ({ ...touch, channel })))
    .toSorted((one, other) => one.week - other.week);

export const inquiries = (channels: Channels) =>
  channels.reduce((sum, { measured }) => sum + measured, 0);

/** A channel, and whether it has the most inquiries by last click or as measured. */
export type Counted = Channel & { isMost: { lastClick: boolean; measured: boolean } };

export function ranked(channels: Channels): readonly Counted[] {
  const most = (key: 'lastClick' | 'measured') =>
    Math.max(...channels.map((channel) => channel[key]));
  const [lastClick, measured] = [most('lastClick'), most('measured')];
  return channels.map((channel) => ({
    ...channel,
    isMost: {
      lastClick: channel.lastClick === lastClick,
      measured: channel.measured === measured,
    },
  }));
}

/** Touches as dots, with lines between them. The last one is the inquiry. */
export function drawnWay(
  places: readonly { at: Point; does: string }[],
  { r, size }: { r: number; size: number },
) {
  const last = places.length - 1;
  return [
    ...places.slice(1).map(
      ({ at }, index): Shape => ({
        kind: 'match',
        from: places[index]?.at ?? at,
        to: at,
        // It leaves upward, so that the words beside the dot are free.
        direction: 'down',
        stroke: 'quiet',
        width: 3,
      }),
    ),
    ...places.flatMap(({ at, does }, index): readonly Shape[] => {
      const [x, y] = at;
      return index === last
        ? [
            { kind: 'dot', at, r: r * 2, fill: 'match' },
            { kind: 'tick', at: [x, y + 1], r: r * 0.8, stroke: 'strong', width: 3 },
          ]
        : [{ kind: 'dot', at, r, fill: 'quiet' }, plain([x + r * 2, y], does, 'muted', size)];
    }),
  ];
}
