import type { Point, Shape } from '#design-system';
import { firstReason, onCircle, reason, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

const hub: Point = [104, 100];

/** A reel from the archive. The end of its film is sold. */
export const archiveReel = firstReason(
  [
    { kind: 'frame', at: [104, 108], size: [352, 68], radius: 12, fill: 'brand' },
    { kind: 'dot', at: hub, r: 76, fill: 'brand' },
    ...[0, 60, 120, 180, 240, 300].map(
      (angle): Shape => ({ kind: 'dot', at: onCircle(hub, 46, angle), r: 18, fill: 'quiet' }),
    ),
    { kind: 'dot', at: hub, r: 10, fill: 'raised' },
    ...[202, 268].map(
      (x): Shape => ({ kind: 'frame', at: [x, 120], size: [58, 44], radius: 8, fill: 'quiet' }),
    ),
    { kind: 'frame', at: [334, 120], size: [110, 44], radius: 8, fill: 'match' },
    centered(onBright(strong([389, 142], 'Sold', 26))),
    { ...heading([444, 58], '1987', 64), anchor: 'end' },
  ],
  'brand',
);

/** Screens of three sizes. The same line in each of them is corrected. */
export const formats = reason(
  [
    { kind: 'frame', at: [14, 18], size: [64, 60], radius: 10, fill: 'brand' },
    { kind: 'frame', at: [84, 18], size: [32, 60], radius: 8, fill: 'brand' },
    { kind: 'frame', at: [122, 36], size: [24, 42], radius: 8, fill: 'brand' },
    slot([22, 50], [48, 12], 'raised'),
    slot([90, 50], [20, 12], 'raised'),
    slot([127, 50], [14, 12], 'raised'),
    slot([22, 34], [32, 8], 'quiet'),
    slot([90, 34], [20, 8], 'quiet'),
  ],
  'brand',
);

/** A copyright sign next to a short list. */
export const exceptions = reason(
  [
    { kind: 'dot', at: [46, 48], r: 29, stroke: 'raised', width: 7 },
    { ...centered(heading([45, 46.5], 'C', 42)), fill: 'raised' },
    { kind: 'dots', at: [98, 36], count: 2, gap: 24, r: 6, fill: 'quiet', direction: 'down' },
    slot([110, 31], [36, 10], 'quiet'),
    slot([110, 55], [26, 10], 'quiet'),
  ],
  'brand',
);

/** A title, and the three costs that are charged to it. */
export const costs = reason(
  [
    slot([50, 20], [96, 16], 'raised'),
    slot([50, 40], [68, 16], 'quiet'),
    slot([50, 60], [46, 16], 'control'),
    { kind: 'frame', at: [14, 14], size: [62, 68], radius: 12, fill: 'brand' },
    {
      kind: 'line',
      points: [
        [36, 34],
        [58, 48],
        [36, 62],
        [36, 34],
      ],
      fill: 'raised',
    },
  ],
  'brand',
);
