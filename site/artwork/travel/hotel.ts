import type { Point, Shape } from '#design-system';
import { panel, slot } from '../figure-shapes.ts';
import { type Area, areas, box } from './areas.ts';

/** One of the hotel’s stars, in one stroke. */
const star = (x: number): Area => {
  const tip = (step: number): Point => {
    const turn = step * 0.8 * Math.PI;
    return [Math.round(x + 20 * Math.sin(turn)), Math.round(54 - 20 * Math.cos(turn))];
  };
  return [tip(0), tip(1), tip(2), tip(3), tip(4)];
};

/** A guest in bed. */
const guest = {
  kind: 'face',
  size: 122,
  skin: 'subtle',
  hair: 'strong',
  clothes: 'quiet',
  collar: 'quiet',
} as const;

/** A hotel with five stars. In its dark room, a guest sleeps. In the other, one listens to the storm. */
export const hotel: readonly Shape[] = [
  areas(
    [
      [
        [976, 356],
        [976, 84],
        [1004, 18],
        [1296, 18],
        [1324, 84],
        [1324, 356],
      ],
    ],
    'line',
  ),
  panel([1078, 110], [104, 80], 0, 'strong'),
  areas(
    [
      ...[1046, 1098, 1150, 1202, 1254].map(star),
      box([962, 84], [376, 12]),
      box([1086, 126], [88, 70]),
      box([1202, 110], [104, 80]),
      box([1124, 240], [64, 112]),
      box([1196, 240], [64, 112]),
    ],
    'raised',
  ),
  { ...guest, at: [1130, 212], cut: 'afro' },
  { ...guest, at: [1254, 212], cut: 'bob' },
  areas(
    [
      box([1078, 170], [104, 42]),
      box([1202, 154], [104, 58]),
      [
        [1092, 226],
        [1292, 226],
        [1310, 252],
        [1074, 252],
      ],
    ],
    'quiet',
  ),
  slot([1099, 136], [62, 18], 'quiet'),
];
