import type { Shape } from '#design-system';
import { avatar, line, looks, onCircle, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

const adsOff = (x: number, width: number, size: number): readonly Shape[] => [
  { kind: 'slot', at: [x, 1], size: [width, 102], stroke: 'onBrand', dashed: true },
  centered(onBrand(heading([x + width / 2, 53], 'Off', size))),
];

/** Ads that run while there is stock, and stop when it is gone. */
export const adsStop = piece([
  slot([0, 0], [186, 104], 'match'),
  centered(onBright(heading([93, 53], 'Ads on', 34))),
  ...adsOff(198, 101, 34),
]);

/** The same, with the stock that runs out. */
export const wideAdsStop = piece(
  [
    slot([0, 0], [500, 104], 'match'),
    onBright(heading([46, 53], 'Ads on', 46)),
    ...[
      [236, 22],
      [286, 19],
      [332, 16],
      [374, 13],
      [412, 10],
      [446, 7],
    ].map(([x = 0, r = 0]): Shape => ({ kind: 'dot', at: [x, 52], r, fill: 'strong' })),
    ...adsOff(514, 170, 46),
  ],
  685,
);

/** A guest, with more direct bookings than commission. */
export const direct = piece([
  slot([96, 0], [204, 60], 'brand'),
  onBrand(heading([130, 31], 'Direct', 30)),
  slot([96, 72], [110, 32], 'quiet'),
  { kind: 'dot', at: [52, 52], r: 52, fill: 'background' },
  ...avatar([52, 52], 46, 'quiet', looks.beard),
]);

/** Reminders, more often as the first class comes closer. */
export const firstClass = piece([
  ...[13, 79, 131, 173].map(
    (x, index): Shape => ({ kind: 'dot', at: [x, 52], r: 13 + index, fill: 'quiet' }),
  ),
  { kind: 'frame', at: [206, 4], size: [94, 96], radius: 24, fill: 'brand' },
  centered(onBrand(heading([253, 53], '1', 52))),
]);

/** A claim with its check, and one who is near enough to see it. */
export const localClaim = piece([
  { kind: 'dot', at: [52, 52], r: 50, stroke: 'quiet', width: 4 },
  { kind: 'dot', at: [52, 52], r: 32, fill: 'quiet' },
  { kind: 'dot', at: [52, 52], r: 12, fill: 'brand' },
  { kind: 'person', at: onCircle([52, 52], 50, 52), r: 16, fill: 'brand', figure: 'onBrand' },
  slot([124, 20], [176, 64], 'quiet'),
  onBright(heading([150, 53], 'Claim', 28)),
  { kind: 'dot', at: [266, 52], r: 22, fill: 'brand' },
  { kind: 'tick', at: [266, 53], r: 10, stroke: 'onBrand', width: 5 },
]);

/** Ads, social media, and the press, which tell one story in the same week. */
export const sameWeek = piece([
  ...[0, 38, 76].map((y) => slot([0, y], [300, 28], 'quiet')),
  slot([118, 0], [64, 104], 'brand'),
  ...[14, 52, 90].map((y) => line([134, y], [166, y], 'onBrand', 5)),
]);
