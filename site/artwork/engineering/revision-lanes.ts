import type { Point, Shape } from '#design-system';
import { endlessSlot, slot } from '../figure-shapes.ts';
import { heading, onBrand, plain } from '../figure-words.ts';

/** In minutes after midnight. */
export type Minute = number;

export type System = { name: string; since: Minute };

export const clock = (minute: Minute) =>
  `${((Math.floor(minute / 60) + 11) % 12) + 1}:${`${minute % 60}`.padStart(2, '0')}`;

/** A place that has the old revision. Its outline is inside its size. */
export const oldRevision = (
  [x, y]: Point,
  width: number,
  tall: number,
  letter: number,
): readonly Shape[] => [
  slot([x + 1, y + 1], [width - 2, tall - 2], 'surface', 'control'),
  heading([x + tall * 0.4, y + tall / 2], 'B', letter),
];

/**
 * Where lanes are, how tall, and from where to where the first new revision is. Without an end, new
 * revisions continue to the window's edge.
 */
type Lanes = {
  x: number;
  start: number;
  first: number;
  end?: number;
  y: number;
  tall: number;
  step: number;
  perMinute: number;
  /** The font sizes of names, letters, and times. */
  words: readonly [number, number, number];
};

/** Each system's old revision, and the new one from its minute on. */
export const lanes = (systems: readonly System[], places: Lanes): readonly Shape[] => {
  const { x, start, first, end, tall, step, perMinute, words } = places;
  const [name, letter, time] = words;
  const begin = Math.min(...systems.map(({ since }) => since));
  const indent = tall * 0.4;
  return systems.flatMap((system, index): readonly Shape[] => {
    const top = places.y + index * step;
    const y = top + tall / 2;
    const change = first + (system.since - begin) * perMinute;
    return [
      heading([x, y], system.name, name),
      ...oldRevision([start, top], change - start - tall * 0.1, tall, letter),
      end
        ? slot([change, top], [end - change, tall], 'brand')
        : endlessSlot([change, top], tall, 'brand'),
      onBrand(heading([change + indent, y], 'C', letter)),
      onBrand(
        plain([change + indent + letter * 1.2, y], `since ${clock(system.since)}`, 'text', time),
      ),
    ];
  });
};
