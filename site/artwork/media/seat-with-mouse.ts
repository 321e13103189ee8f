import type { Point, Shape, Tone } from '#design-system';
import { cutOut, line } from '../figure-shapes.ts';

/** A dot. Only lines may be beside the drawing. */
const spot = (at: Point, r: number, fill: Tone): Shape => line(at, at, fill, r * 2);

/** A seat of a movie theater, which faces the screens. */
const seat: readonly Shape[] = [
  ...[-472, -346].map((x) => line([x, 396], [x, 402], 'control', 16)),
  line([-502, 284], [-482, 370], 'brand', 52),
  line([-478, 384], [-338, 384], 'brand', 32),
];

/** A mouse in a sweater. It brings a piece of popcorn to its mouth. */
const mouse: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [-490, 394],
      [-544, 400],
      [-566, 386],
      [-572, 346],
    ],
    stroke: 'raised',
    width: 12,
  },
  spot([-378, 250], 28, 'raised'),
  spot([-378, 250], 16, 'subtle'),
  cutOut(
    [
      [-436, 316],
      [-402, 316],
      [-388, 352],
      [-444, 352],
    ],
    'quiet',
    32,
  ),
  cutOut(
    [
      [-428, 274],
      [-392, 264],
      [-318, 286],
      [-386, 316],
      [-424, 308],
    ],
    'raised',
    18,
  ),
  spot([-436, 260], 38, 'raised'),
  spot([-436, 260], 24, 'quiet'),
  spot([-312, 284], 11, 'quiet'),
  spot([-372, 280], 8, 'strong'),
  line([-364, 306], [-342, 297], 'strong', 4),
  {
    kind: 'line',
    points: [
      [-402, 362],
      [-326, 358],
      [-318, 397],
      [-300, 398],
    ],
    stroke: 'raised',
    width: 24,
  },
  {
    kind: 'line',
    points: [
      [-420, 330],
      [-370, 346],
      [-338, 328],
    ],
    stroke: 'quiet',
    width: 22,
  },
  spot([-330, 322], 13, 'raised'),
  spot([-320, 308], 10, 'subtle'),
];

/** A bucket of popcorn that is as large as the mouse. */
const bucket: readonly Shape[] = [
  spot([-238, 300], 20, 'subtle'),
  spot([-206, 290], 24, 'subtle'),
  spot([-174, 302], 20, 'subtle'),
  cutOut(
    [
      [-264, 310],
      [-148, 310],
      [-164, 407],
      [-248, 407],
    ],
    'raised',
    6,
  ),
  line([-236, 318], [-229, 400], 'brand', 18),
  line([-176, 318], [-183, 400], 'brand', 18),
];

/** A mouse in a seat of a movie theater, which watches the show. Its feet are at 410. */
export const seatWithMouse: readonly Shape[] = [...seat, ...bucket, ...mouse];
