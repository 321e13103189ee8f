import type { Composition, Look, Shape } from '#design-system';
import { looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBright } from './figure-words.ts';

/** Someone below a piano, with both arms up. */
const mover = (x: number, look: Look): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x - 40, 140],
      [x - 60, 220],
      [x - 60, 340],
      [x + 60, 340],
      [x + 60, 220],
      [x + 40, 140],
    ],
    stroke: look.clothes,
    width: 26,
  },
  { kind: 'face', at: [x, 360], size: 200, ...look },
];

/** Three colleagues carry a piano, and a guest helps them. She has a badge, and lime sleeves. */
export const postStaffAugmentation: Composition = {
  width: 640,
  height: 360,
  background: 'accent',
  shapes: [
    panel([224, 8], [192, 72], 8, 'raised'),
    slot([8, 40], [624, 24], 'strong'),
    panel([24, 52], [592, 92], 8, 'strong'),
    panel([24, 72], [592, 54], 0, 'raised'),
    ...[60, 100, 180, 220, 260, 340, 380, 460, 500, 540].map((x) =>
      panel([x, 72], [24, 34], 4, 'strong'),
    ),
    ...mover(80, { ...looks.curls, clothes: 'brand' }),
    ...mover(240, looks.longHair),
    ...mover(400, looks.beard),
    ...mover(560, { ...looks.bun, clothes: 'match', collar: 'strong' }),
    { kind: 'dots', at: [40, 140], count: 8, gap: 80, r: 17, fill: 'raised' },
    panel([512, 312], [96, 40], 8, 'raised'),
    onBright(centered(heading([560, 333], 'Guest', 32))),
  ],
};
