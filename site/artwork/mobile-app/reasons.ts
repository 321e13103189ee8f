import type { Shape } from '#design-system';
import { firstReason, line, reason, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** Accounts in both stores, a certificate, and a signing key, with one owner's name on all of them. */
export const heldByYou = firstReason(
  [
    ...[36, 176, 316].map(
      (x): Shape => ({ kind: 'frame', at: [x, 24], size: [128, 152], radius: 28, fill: 'brand' }),
    ),
    { kind: 'frame', at: [54, 42], size: [42, 42], radius: 13, fill: 'quiet' },
    { kind: 'dot', at: [125, 63], r: 21, fill: 'quiet' },
    { kind: 'frame', at: [198, 40], size: [76, 46], radius: 9, fill: 'quiet' },
    line([212, 54], [246, 54], 'strong', 5),
    line([212, 70], [232, 70], 'strong', 5),
    { kind: 'dot', at: [266, 74], r: 16, fill: 'raised', stroke: 'brand', width: 5 },
    { kind: 'dot', at: [357, 63], r: 15, stroke: 'quiet', width: 10 },
    line([375, 63], [419, 63], 'quiet', 10),
    line([399, 63], [399, 74], 'quiet', 10),
    line([418, 63], [418, 78], 'quiet', 10),
    { kind: 'slot', at: [24, 102], size: [432, 56], fill: 'match' },
    centered(onBright(heading([240, 130], 'Your company', 36))),
  ],
  'brand',
);

/** An old phone with a crack, and the time that an app takes to start on it. */
export const cheapPhone = reason(
  [
    { kind: 'frame', at: [20, 12], size: [44, 72], radius: 9, fill: 'brand' },
    { kind: 'frame', at: [25, 21], size: [34, 47], radius: 4, fill: 'raised' },
    { kind: 'dot', at: [42, 76], r: 4, fill: 'quiet' },
    {
      kind: 'line',
      points: [
        [59, 30],
        [49, 38],
        [52, 45],
        [38, 57],
      ],
      stroke: 'strong',
    },
    { kind: 'dot', at: [108, 48], r: 26, stroke: 'brand', width: 12 },
    { kind: 'arc', at: [108, 48], r: 26, from: 0, to: 130, stroke: 'raised', width: 12 },
  ],
  'brand',
);

/** An update's three steps up. The first is 1% of users. */
export const stages = reason(
  [
    { kind: 'frame', at: [14, 50], size: [42, 34], radius: 8, fill: 'quiet' },
    { kind: 'frame', at: [59, 31], size: [42, 53], radius: 8, fill: 'quiet' },
    { kind: 'frame', at: [104, 12], size: [42, 72], radius: 8, fill: 'raised' },
    centered(onBright(heading([35, 67], '1%', 26))),
  ],
  'brand',
);

/** A button in large type, in the screen reader's frame. */
export const spokenButton = reason(
  [
    slot([26, 22], [108, 52], 'quiet'),
    { kind: 'slot', at: [16, 12], size: [128, 72], stroke: 'raised', width: 4 },
    centered(onBright(heading([80, 48], 'Aa', 42))),
  ],
  'brand',
);
