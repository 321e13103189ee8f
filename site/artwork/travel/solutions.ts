import type { Shape } from '#design-system';
import { avatar, cutOut, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** A room that was found, with its bed and breakfast, and its price, which is held. */
export const heldPrice = piece([
  panel([0, 0], [140, 104], 18, 'quiet'),
  panel([52, 12], [42, 30], 6, 'brand'),
  { kind: 'dot', at: [79, 25], r: 7, fill: 'raised' },
  slot([30, 52], [46, 30], 'raised'),
  panel([14, 66], [120, 28], 8, 'brand'),
  panel([14, 34], [13, 70], 6, 'brand'),
  panel([108, 0], [192, 104], 18, 'raised'),
  onBright(strong([125, 26], 'Room + breakfast', 19)),
  onBright(heading([125, 70], '$148', 36)),
  slot([222, 53], [64, 34], 'match'),
  { ...inSlot([254, 71], 'Held', 'strong'), size: 19 },
]);

const channels = ['Agency', 'Search', 'Website'];

/** Three channels as tabs of one corridor, where a single door is still open. */
export const lastDoor = piece([
  ...channels.flatMap((channel, index): readonly Shape[] => [
    panel([index * 104, 0], [92, 60], 14, 'brand'),
    onBrand(centered(strong([index * 104 + 46, 20], channel, 19))),
  ]),
  panel([0, 38], [300, 66], 14, 'brand'),
  ...[14, 72, 130, 246].flatMap((x): readonly Shape[] => [
    panel([x, 50], [40, 54], 7, 'quiet'),
    { kind: 'dot', at: [x + 31, 79], r: 4, fill: 'brand' },
  ]),
  panel([188, 50], [40, 54], 7, 'match'),
  cutOut(
    [
      [216, 58],
      [226, 52],
      [226, 102],
      [216, 102],
    ],
    'quiet',
    4,
  ),
]);

/** A receipt that goes to a room's bill, and the tag that housekeeping hung on its lock. */
export const roomDoor = piece([
  panel([66, 0], [234, 104], 14, 'brand'),
  {
    kind: 'line',
    points: [
      [0, 0],
      [110, 0],
      [110, 104],
      [92, 90],
      [74, 104],
      [55, 90],
      [37, 104],
      [18, 90],
      [0, 104],
    ],
    fill: 'raised',
  },
  onBright(plain([13, 26], 'Room 206', 'strong', 18)),
  onBright(heading([12, 61], '$12', 37)),
  panel([136, 12], [96, 92], 16, 'raised'),
  { kind: 'dot', at: [184, 40], r: 17, fill: 'brand' },
  panel([248, 4], [42, 96], 12, 'quiet'),
  slot([178, 33], [100, 15], 'quiet'),
  { kind: 'dot', at: [269, 76], r: 7, fill: 'strong' },
  onBright(centered(strong([184, 81], 'Clean', 26))),
]);

/** A guest's phone with the room's key, the message it sent, and the front desk's answer. */
export const answeredGuest = piece([
  panel([0, 0], [94, 104], 18, 'brand'),
  panel([8, 8], [78, 88], 12, 'quiet'),
  { kind: 'dot', at: [29, 34], r: 8, stroke: 'strong', width: 6 },
  line([40, 34], [56, 34], 'strong', 6),
  line([54, 34], [54, 42], 'strong', 6),
  onBright(heading([19, 74], '206', 29)),
  slot([64, 4], [132, 46], 'raised'),
  cutOut(
    [
      [78, 40],
      [70, 54],
      [96, 44],
    ],
    'raised',
    4,
  ),
  onBright(centered(strong([130, 28], 'Towels?', 21))),
  slot([100, 58], [148, 46], 'brand'),
  onBrand(centered(strong([165, 82], 'On the way', 20))),
  ...avatar([263, 67], 37, 'quiet', looks.mustache),
]);

/** A member's account, half points and half partner miles, and the agent who sees both. */
export const account = piece([
  panel([0, 0], [300, 104], 20, 'brand'),
  panel([150, 0], [150, 104], 20, 'raised'),
  panel([150, 0], [40, 104], 0, 'raised'),
  onBrand(centered(heading([50, 40], '4,200', 29))),
  onBrand(centered(plain([50, 70], 'points', 'strong', 20))),
  onBright(centered(heading([250, 40], '1,800', 29))),
  onBright(centered(plain([250, 70], 'miles', 'strong', 20))),
  ...avatar([150, 52], 52, 'quiet', { ...looks.longHair, wears: 'headset' }),
]);

/** The nights' prices. The suggested one is above that of the hotels nearby, for a reason. */
export const suggestion = piece([
  cutOut(
    [
      [4, 100],
      [4, 78],
      [50, 84],
      [96, 72],
      [130, 66],
      [170, 20],
      [212, 68],
      [256, 76],
      [296, 70],
      [296, 100],
    ],
    'brand',
    8,
  ),
  plain([0, 28], 'Nearby $165', 'text', 20),
  { kind: 'dots', at: [5, 52], count: 17, gap: 18, r: 3.5, fill: 'quiet' },
  line([170, 20], [200, 20], 'match', 6),
  { kind: 'dot', at: [170, 20], r: 10, fill: 'match' },
  slot([190, 0], [110, 40], 'match'),
  centered(onBright(heading([245, 21], '$172', 28))),
  onBrand(centered(strong([170, 84], 'Concert', 21))),
]);
