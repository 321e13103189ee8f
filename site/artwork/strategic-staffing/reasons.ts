import type { Shape } from '#design-system';
import { line, matchStop, piece, slot } from '../figure-shapes.ts';
import { centered, inSlot, plain, strong } from '../figure-words.ts';

/** An engineer's interview note: points for each skill, and the result. */
export const interviewNote = piece([
  { kind: 'frame', at: [1, 1], size: [298, 102], radius: 16, fill: 'surface', stroke: 'line' },
  ...(
    [
      ['Java', 4],
      ['SQL', 5],
      ['Debugging', 4],
    ] as const
  ).flatMap(([skill, points], index): readonly Shape[] => {
    const y = 24 + index * 28;
    return [
      strong([18, y], skill),
      { kind: 'dots', at: [122, y], count: 5, gap: 17, r: 2.5, fill: 'control' },
      { kind: 'dots', at: [122, y], count: points, gap: 17, r: 5.5, fill: 'brand' },
    ];
  }),
  ...matchStop([253, 40], 20),
  centered(strong([253, 80], 'Pass')),
]);

/** What people ask for, a dot for each, and how far the client's range reaches. */
export const salaries = piece([
  ...[1, 1, 2, 2, 3, 4, 4, 3, 2, 1, 1].map((people, index): Shape => {
    const isInRange = index < 4;
    return {
      kind: 'dots',
      at: [8 + index * 28.4, 53 - (people - 1) * 15],
      count: people,
      gap: 15,
      r: 6,
      fill: isInRange ? 'brand' : 'quiet',
      direction: 'down',
    };
  }),
  slot([1, 69], [112, 34], 'brand'),
  inSlot([57, 86], 'Your range', 'onBrand'),
  plain([124, 86], 'Most ask for more'),
]);

/** A search, a contract, and a permanent job: each can become the next under one agreement. */
export const agreement = piece([
  ...[37, 135, 248].map((x) => line([x, 36], [x, 68], 'control')),
  slot([1, 1], [72, 36], 'surface', 'control'),
  centered(strong([37, 19], 'Search')),
  slot([93, 1], [84, 36], 'quiet'),
  inSlot([135, 19], 'Contract', 'strong'),
  slot([197, 1], [102, 36], 'quiet'),
  inSlot([248, 19], 'Permanent', 'strong'),
  ...[83, 187].map(
    (x): Shape => ({
      kind: 'line',
      points: [
        [x - 3, 12],
        [x + 4, 19],
        [x - 3, 26],
      ],
      stroke: 'accent',
      width: 2.5,
    }),
  ),
  slot([1, 67], [298, 36], 'brand'),
  inSlot([150, 85], 'One agreement', 'onBrand'),
]);

const weekAt = (week: number) => 106 + (week - 1) * 14.75;

/** Thirteen weeks, with calls to the client and the new employee in three of them. */
export const calls = piece([
  ...['You', 'New hire'].flatMap((who, index): readonly Shape[] => {
    const y = 17 + index * 38;
    return [
      slot([1, y - 16], [298, 32], 'surface', 'line'),
      strong([16, y], who),
      { kind: 'dots', at: [weekAt(1), y], count: 13, gap: 14.75, r: 2, fill: 'control' },
      ...[1, 4, 13].map(
        (week): Shape => ({ kind: 'dot', at: [weekAt(week), y], r: 9, fill: 'brand' }),
      ),
    ];
  }),
  plain([16, 92], 'Week'),
  ...[1, 4, 13].map((week) => centered(strong([weekAt(week), 92], String(week)))),
]);
