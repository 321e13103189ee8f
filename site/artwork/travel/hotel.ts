import type { Point, Shape } from '#design-system';
import { panel, slot } from '../figure-shapes.ts';
import { type Area, areas, box } from './areas.ts';

/** One of the hotel’s stars, in one stroke. */
const star = (x: number): Area => {
  const tip = (step: number): Point => {
    const turn = step * 0.8 * Math.PI;
    return [Math.round(x + 16 * Math.sin(turn)), Math.round(54 - 16 * Math.cos(turn))];
  };
  return [tip(0), tip(1), tip(2), tip(3), tip(4)];
};

/** A guest in bed. */
const guest = {
  kind: 'face',
  size: 116,
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
        [1120, 356],
        [1120, 84],
        [1142, 18],
        [1322, 18],
        [1344, 84],
        [1344, 356],
      ],
    ],
    'line',
  ),
  panel([1130, 110], [96, 80], 0, 'strong'),
  areas(
    [
      ...[1156, 1194, 1232, 1270, 1308].map(star),
      box([1116, 84], [232, 12]),
      box([1138, 126], [80, 70]),
      box([1238, 110], [96, 80]),
      box([1166, 240], [62, 112]),
      box([1236, 240], [62, 112]),
    ],
    'raised',
  ),
  { ...guest, at: [1178, 212], cut: 'afro' },
  { ...guest, at: [1286, 212], cut: 'bob' },
  areas(
    [
      box([1130, 170], [96, 42]),
      box([1238, 154], [96, 58]),
      [
        [1136, 226],
        [1328, 226],
        [1344, 252],
        [1120, 252],
      ],
    ],
    'quiet',
  ),
  slot([1148, 138], [60, 18], 'quiet'),
];
