import type { Composition, Shape } from '#design-system';

/** Slots in which every dot is on the wrong side, more of them in each row. */
export const repeatedMistake: Composition = {
  width: 180,
  height: 136,
  shapes: [
    [0, 1],
    [48, 2],
    [96, 3],
  ].flatMap(([y = 0, count = 0]) =>
    Array.from({ length: count }, (_, index) => index * 62).flatMap((x): Shape[] => [
      { kind: 'slot', at: [x, y], size: [56, 40], fill: 'quiet' },
      { kind: 'dot', at: [x + 36, y + 20], r: 13, fill: 'text' },
    ]),
  ),
};
