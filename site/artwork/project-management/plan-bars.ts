import type { Point, Shape, Tone } from '#design-system';
import { slot } from '../figure-shapes.ts';
import { centered, plain, strong } from '../figure-words.ts';
import type { Bar, Kind } from './schedule.ts';

const fills = { critical: 'quiet', free: 'brand', late: 'raised', early: 'match' } as const;

const inks = {
  critical: 'strong',
  free: 'onBrand',
  late: 'strong',
  early: 'strong',
  empty: 'text',
} as const satisfies Record<Kind, Tone>;

/** How bars are drawn, and the size of their names. */
export type Scale = { month: number; tall: number; gap: number; size: number };

/** A bar's name in one line, its short name, or its words below each other; or none that fits. */
function wordsFor({ name, short }: Bar, length: number, size: number): readonly string[] {
  const fits = (word: string) => word.length * size * 0.52 < length;
  const ways = [[name], short ? [short] : name.split(' ')];
  return ways.find((words) => words.every(fits)) ?? [];
}

/** The bars of a lane, from its upper edge. */
export const bars = (all: readonly Bar[], y: number, { month, tall, gap, size }: Scale) =>
  all.flatMap((bar): readonly Shape[] => {
    const { from, to, kind } = bar;
    const [x, length] = [from * month, (to - from) * month - gap];
    const words = wordsFor(bar, length, size);
    return [
      kind === 'empty'
        ? {
            kind: 'slot',
            at: [x + 1, y + 1],
            size: [length - 2, tall - 2],
            stroke: 'text',
            dashed: true,
          }
        : slot([x, y], [length, tall], fills[kind]),
      ...words.map((word, index) => ({
        ...centered(
          strong(
            [x + length / 2, y + tall / 2 + (index - (words.length - 1) / 2) * size * 1.2],
            word,
            size,
          ),
        ),
        fill: inks[kind],
      })),
    ];
  });

const meanings = [
  ['critical', 'Critical path'],
  ['free', 'Has slack'],
  ['late', 'Late'],
  ['early', 'Starts early'],
] as const;

/** What the colors of bars mean. `placeOf` is the middle of a mark's start. */
export const key = (placeOf: (index: number) => Point, size: number) =>
  meanings.flatMap(([kind, words], index): readonly Shape[] => {
    const [x, y] = placeOf(index);
    return [
      slot([x, y - size / 2], [size * 2, size], fills[kind]),
      plain([x + size * 2 + 9, y], words, 'text', size),
    ];
  });
