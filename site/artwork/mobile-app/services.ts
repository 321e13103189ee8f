import type { Shape } from '#design-system';
import { piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** A sensor in range, and a widget that shows its value. */
export const widget = piece([
  { kind: 'dot', at: [30, 52], r: 30, fill: 'brand' },
  ...[46, 66, 86].map(
    (r): Shape => ({ kind: 'arc', at: [30, 52], r, from: 56, to: 124, stroke: 'quiet', width: 9 }),
  ),
  { kind: 'frame', at: [144, 0], size: [156, 104], radius: 28, fill: 'brand' },
  onBrand(heading([164, 40], '64%', 46)),
  slot([164, 72], [116, 14], 'strong'),
  slot([164, 72], [74, 14], 'quiet'),
]);

/** One code base, and both stores that it goes to. */
export const bothStores = piece([
  ...[25, 79].map(
    (y): Shape => ({ kind: 'match', from: [52, 52], to: [190, y], stroke: 'quiet', width: 12 }),
  ),
  { kind: 'dot', at: [52, 52], r: 52, fill: 'brand' },
  centered(onBrand(heading([52, 51], '1', 60))),
  slot([160, 0], [140, 48], 'quiet'),
  centered(onBright(strong([230, 24], 'iOS', 24))),
  slot([160, 56], [140, 48], 'quiet'),
  centered(onBright(strong([230, 80], 'Android', 24))),
]);

/** A phone, and the server behind it. */
export const server = piece([
  { kind: 'frame', at: [24, 0], size: [276, 104], radius: 24, fill: 'brand' },
  ...[12, 41, 70].flatMap((y): readonly Shape[] => [
    slot([96, y], [188, 22], 'quiet'),
    { kind: 'dot', at: [272, y + 11], r: 6, fill: 'brand' },
  ]),
  { kind: 'frame', at: [0, 0], size: [78, 104], radius: 20, fill: 'surface' },
  { kind: 'frame', at: [0, 0], size: [70, 104], radius: 20, fill: 'strong' },
  { kind: 'frame', at: [8, 10], size: [54, 84], radius: 10, fill: 'raised' },
  { kind: 'dot', at: [35, 38], r: 15, fill: 'quiet' },
  slot([16, 68], [38, 16], 'brand'),
]);

/** Crashes by how frequent they are. The two most frequent ones are fixed. */
export const crashes = piece([
  ...[104, 82, 50, 40, 32, 26].flatMap((height, index): readonly Shape[] => {
    const x = index * 51.2;
    const top = 104 - height;
    const isFixed = index < 2;
    return [
      {
        kind: 'frame',
        at: [x, top],
        size: [44, height],
        radius: 12,
        fill: isFixed ? 'brand' : 'quiet',
      },
      ...(isFixed
        ? ([
            { kind: 'dot', at: [x + 22, top + 22], r: 15, fill: 'raised' },
            { kind: 'tick', at: [x + 22, top + 23], r: 7, stroke: 'strong', width: 4 },
          ] as const)
        : []),
    ];
  }),
  { ...strong([300, 22], 'Crashes', 26), anchor: 'end' },
]);
