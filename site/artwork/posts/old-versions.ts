import type { Composition, Point, Shape } from '#design-system';

const phone = (at: Point, fill: 'quiet' | 'brand'): Shape => ({
  kind: 'frame',
  at,
  size: [20, 40],
  radius: 5,
  fill,
});

/** A crowd of phones with old versions of an app, and two with the new one. */
export const oldVersions: Composition = {
  width: 180,
  height: 136,
  shapes: [0, 48, 96].flatMap((y, row) =>
    [0, 32, 64, 96, 128, 160].map((x, column) =>
      phone([x, y], row === 2 && column < 2 ? 'brand' : 'quiet'),
    ),
  ),
};
