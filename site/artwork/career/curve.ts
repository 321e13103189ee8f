import type { Point } from '#design-system';

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Where a curve is at an angle in degrees, to a tenth of a unit, so that many points look smooth. */
export const onCurve = ([x, y]: Point, r: number, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [tenth(x + r * Math.sin(turn)), tenth(y - r * Math.cos(turn))];
};
