import type { Composition, Point, Shape } from '#design-system';
import { avatar, line, looks, slot } from '../figure-shapes.ts';
import { heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

const field = (y: number): Shape => ({
  kind: 'frame',
  at: [29, y],
  size: [230, 44],
  radius: 14,
  fill: 'raised',
  stroke: 'quiet',
});

const portY = (level: number) => 158 + level * 36;

/** The one port that no customer has yet. */
const free: Point = [306, portY(2)];

/** An order while the customer is on the phone. The unit is corrected to one that has a port. */
export const orderScreen: Composition = {
  width: 480,
  height: 320,
  shapes: [
    { kind: 'frame', at: [0, 0], size: [480, 320], radius: 28, fill: 'brand' },
    ...avatar([42, 36], 25, 'quiet', { ...looks.headscarf, wears: 'headset' }),
    onBrand(strong([76, 36], 'On the phone', 20)),
    { ...onBrand(heading([452, 36], '2:41', 24)), anchor: 'end' },
    { kind: 'frame', at: [8, 72], size: [464, 240], radius: 22, fill: 'raised' },
    slot([28, 92], [112, 44], 'quiet'),
    onBright(strong([60, 114], 'Fiber', 20)),
    slot([148, 92], [112, 44], 'quiet'),
    onBright(strong([192, 114], 'TV', 20)),
    field(144),
    onBright(plain([46, 166], '14 Elm Street', 'muted', 20)),
    field(196),
    onBright(plain([46, 218], 'Unit 9', 'muted', 20)),
    line([43, 219], [104, 219], 'strong', 2),
    { ...onBright(plain([242, 218], 'No port', 'muted', 20)), anchor: 'end' },
    { kind: 'frame', at: [280, 92], size: [172, 200], radius: 18, fill: 'subtle' },
    onBright(strong([296, 118], 'Cabinet 5', 19)),
    ...[0, 1, 2, 3].map(
      (level): Shape => ({
        kind: 'dots',
        at: [306, portY(level)],
        count: 4,
        gap: 40,
        r: 11,
        fill: 'brand',
      }),
    ),
    { kind: 'frame', at: [28, 248], size: [232, 44], radius: 14, fill: 'match' },
    onBright(strong([46, 270], 'Unit 6', 20)),
    { ...onBright(strong([242, 270], 'Port 9', 20)), anchor: 'end' },
    { kind: 'match', from: [260, 270], to: free, stroke: 'strong', width: 3 },
    { kind: 'dot', at: free, r: 11, fill: 'match', stroke: 'strong', width: 3 },
  ],
};
