import type { Point, Shape, Tone } from '#design-system';

/** The middle of a dummy’s head, and how far it leans to its shoulder, in degrees. */
type Dummy = readonly [at: Point, tilt?: number];

/** The height of the floor. */
export const floor = 306;

type Area = readonly [Point, ...Point[]];

/** Areas as one shape. Its outline runs along the floor from one to the next, so that nothing shows. */
const areas = (all: readonly Area[], fill: Tone): Shape => ({
  kind: 'line',
  points: [
    [0, floor],
    [0, floor],
    ...all.flatMap((area): Point[] => {
      const [start] = area;
      const below: Point = [start[0], floor];
      return [below, ...area, start, below];
    }),
  ],
  fill,
});

/** A point on a head. */
const on =
  ([[x, y], tilt = 0]: Dummy) =>
  ([right, down]: Point): Point => {
    const turn = (tilt * Math.PI) / 180;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    return [Math.round(x + right * cos - down * sin), Math.round(y + right * sin + down * cos)];
  };

/** The 3D glasses, with two quarters of the mark above them. */
const glasses: Area = [
  [40, 13],
  [40, -12],
  [0, -12],
  [0, -15],
  [9, -17],
  [13, -26],
  [-13, -26],
  [-9, -35],
  [0, -38],
  [0, -12],
  [-40, -12],
  [-40, 13],
];

/** A mouth and the way to it, below the glasses. */
const laugh: readonly Point[] = [
  [-16, 13],
  [-16, 18],
  [-8, 30],
  [8, 30],
  [16, 18],
  [-16, 18],
  [-16, 13],
];

/** The same for a dummy that sleeps. */
const snoringMouth: readonly Point[] = [
  [-7, 13],
  [-7, 31],
  [7, 31],
  [7, 20],
  [-7, 20],
  [-7, 13],
];

/** A lens of the glasses, from its left side. */
const lens = (x: number): Area => [
  [x, 7],
  [x, -6],
  [x + 28, -6],
  [x + 28, 7],
];

const placed = (dummies: readonly Dummy[], part: (dummy: Dummy) => Area) =>
  dummies.map((dummy): Area => {
    const [first, ...others] = part(dummy);
    const place = on(dummy);
    return [place(first), ...others.map(place)];
  });

/** What is on the heads of all dummies: crash-test marks, 3D glasses, and mouths. */
export const features = (dummies: readonly Dummy[]): readonly Shape[] => [
  areas(
    placed(dummies, ([, tilt]) => [...glasses, ...(tilt ? snoringMouth : laugh)]),
    'strong',
  ),
  areas(
    placed(dummies, () => lens(-33)),
    'quiet',
  ),
  areas(
    placed(dummies, () => lens(5)),
    'brand',
  ),
];

/** The bodies of dummies in their seats, as one shape along the floor. */
export const bodies = (middles: readonly number[]): Shape => ({
  kind: 'line',
  points: [
    [0, floor],
    [0, floor],
    ...middles.flatMap((x): Point[] => [
      [x - 38, floor],
      [x - 28, 254],
      [x + 28, 254],
      [x + 38, floor],
    ]),
  ],
  fill: 'quiet',
});

/** Two seats next to each other. */
export const seats = (left: number, right: number): Shape => ({
  kind: 'line',
  points: [
    [left, 260],
    [left, 217],
    [left, 260],
    [right, 260],
    [right, 217],
    [right, 260],
  ],
  stroke: 'brand',
  width: 92,
});
