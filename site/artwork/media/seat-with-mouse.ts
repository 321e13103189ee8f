import type { Shape } from '#design-system';
import { cutOut, line } from '../figure-shapes.ts';

/** A seat of a movie theater, which faces the screens. */
const seat: readonly Shape[] = [
  ...[-692, -612].map((x) => line([x, 398], [x, 403], 'control', 14)),
  line([-716, 322], [-704, 378], 'brand', 44),
  line([-702, 386], [-604, 386], 'brand', 30),
];

/** A mouse with 3D glasses, and a piece of popcorn in its hand. */
const mouse: readonly Shape[] = [
  line([-674, 346], [-666, 360], 'subtle', 50),
  cutOut(
    [
      [-676, 314],
      [-650, 310],
      [-608, 332],
      [-648, 342],
      [-676, 338],
    ],
    'subtle',
    14,
  ),
  line([-602, 332], [-602, 332], 'quiet', 13),
  line([-686, 316], [-686, 316], 'quiet', 38),
  line([-686, 316], [-686, 316], 'brand', 17),
  {
    kind: 'line',
    points: [
      [-656, 376],
      [-588, 376],
      [-584, 364],
    ],
    stroke: 'subtle',
    width: 15,
  },
  line([-658, 358], [-614, 356], 'subtle', 13),
  line([-605, 352], [-604, 351], 'raised', 19),
  line([-668, 317], [-636, 322], 'strong', 7),
  line([-648, 320], [-638, 322], 'strong', 18),
];

/** A bucket of popcorn that is as large as the mouse. */
const bucket: readonly Shape[] = [
  cutOut(
    [
      [-552, 346],
      [-540, 332],
      [-524, 338],
      [-506, 330],
      [-492, 346],
    ],
    'subtle',
    26,
  ),
  cutOut(
    [
      [-562, 352],
      [-482, 352],
      [-494, 407],
      [-550, 407],
    ],
    'raised',
    6,
  ),
  line([-538, 358], [-534, 402], 'brand', 14),
  line([-506, 358], [-510, 402], 'brand', 14),
];

/** A mouse in a seat of a movie theater, which watches the show. Its feet are at 410. */
export const seatWithMouse: readonly Shape[] = [...seat, ...bucket, ...mouse];
