import { line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** A guest in a suitcase, who slides along a rope to a hotel’s window, past the toll gate. */
export const direct = piece([
  slot([0, 0], [10, 104], 'quiet'),
  panel([224, 12], [70, 92], 6, 'brand'),
  panel([218, 0], [82, 30], 8, 'raised'),
  onBright(centered(strong([259, 16], 'Hotel', 24))),
  panel([232, 38], [14, 22], 3, 'match'),
  ...[
    [252, 38],
    [272, 38],
    [232, 70],
    [272, 70],
  ].map(([x = 0, y = 0]) => panel([x, y], [14, 22], 3, 'quiet')),
  panel([251, 70], [16, 34], 4, 'strong'),
  line([5, 6], [239, 46], 'raised', 4),
  line([64, 18], [64, 30], 'raised', 5),
  {
    kind: 'line',
    points: [
      [30, 72],
      [38, 28],
      [90, 28],
      [98, 72],
    ],
    stroke: 'raised',
    width: 5,
  },
  { kind: 'face', at: [64, 97], size: 70, ...looks.headscarf },
  { kind: 'dot', at: [64, 17], r: 8, fill: 'raised' },
  panel([20, 70], [88, 33], 8, 'quiet'),
  ...[36, 84].map((x) => panel([x, 70], [8, 33], 0, 'strong')),
  line([160, 84], [212, 84], 'raised', 13),
  ...[182, 194, 206].map((x) => line([x - 2, 87], [x + 2, 81], 'strong', 5)),
  panel([128, 60], [44, 44], 4, 'quiet'),
  panel([136, 76], [20, 16], 3, 'strong'),
  panel([118, 44], [64, 27], 7, 'raised'),
  onBright(centered(strong([150, 58], '15%', 22))),
]);
