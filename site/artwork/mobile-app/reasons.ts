import { firstReason, reason, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** What an app's release needs, all of it the owner's. */
export const heldByYou = firstReason(
  [
    ...['Store accounts', 'Certificates', 'Signing keys'].flatMap((item, index) => {
      const y = 48 + index * 52;
      return [slot([104, y - 22], [348, 44], 'brand'), onBrand(strong([210, y], item, 24))];
    }),
    { kind: 'dot', at: [104, 100], r: 86, fill: 'background' },
    { kind: 'person', at: [104, 100], r: 76, fill: 'match', figure: 'strong' },
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

/** An update's three stages. The areas of the dots are 1%, 10%, and 100%. */
export const stages = reason(
  [
    { kind: 'dot', at: [17.4, 48], r: 3.4, fill: 'raised' },
    { kind: 'dot', at: [49.5, 48], r: 10.75, fill: 'raised' },
    { kind: 'dot', at: [112, 48], r: 34, fill: 'raised' },
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
