import type { Look, Shape, Tone } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';
import { type Place, pointsIn } from './office-chair.ts';

/** The lid of an open laptop on someone’s lap. */
export const laptop = (place: Place, lid: Tone): Shape =>
  panel(pointsIn(place)(-24, 67), [48 * place.scale, 34 * place.scale], 6 * place.scale, lid);

/** A tick on a laptop, for the first merged change. */
export const merged = (place: Place): Shape => ({
  kind: 'tick',
  at: pointsIn(place)(0, 49.5),
  r: 11 * place.scale,
  stroke: 'strong',
  width: 6 * place.scale,
});

/** Two raised arms. */
const raisedArms = (place: Place, { skin, clothes }: Look): readonly Shape[] => {
  const { scale } = place;
  const at = pointsIn(place);
  return [-1, 1].flatMap((way): readonly Shape[] => [
    line(at(way * 21, 56), at(way * 26, 100), clothes, 12 * scale),
    { kind: 'dot', at: at(way * 26, 106), r: 7 * scale, fill: skin },
  ]);
};

/** A cat on the lap. */
const cat = (place: Place): readonly Shape[] => {
  const { scale } = place;
  const at = pointsIn(place);
  return [
    slot(at(-27, 55), [54 * scale, 23 * scale], 'subtle'),
    cutOut(
      [at(-17, 64), at(-10, 60), at(0, 60), at(7, 64), at(7, 47), at(-17, 47)],
      'subtle',
      6 * scale,
    ),
    { kind: 'dots', at: at(-10, 54), count: 2, gap: 10 * scale, r: 2.6 * scale, fill: 'strong' },
  ];
};

/** Someone in a chair. Legs and shoes are not included. */
export const seated = (place: Place, look: Look): Shape => ({
  kind: 'face',
  at: pointsIn(place)(0, 38),
  size: 90 * place.scale,
  ...look,
});

/** What someone in a chair does. */
export const doing = {
  cheers: raisedArms,
  pets: cat,
} as const;
