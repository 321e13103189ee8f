import type { Look, Point, Shape, Size, Tone } from '#design-system';
import { line, looks, panel } from '../figure-shapes.ts';
import { onBright } from '../figure-words.ts';

/** Who asks, in the order of the channels. The skin differs from the wall. */
const askers: readonly { look: Look; wall: Tone }[] = [
  { look: looks.afro, wall: 'match' },
  { look: { ...looks.bun, clothes: 'brand' }, wall: 'quiet' },
  { look: { ...looks.glasses, clothes: 'brand' }, wall: 'raised' },
  {
    look: { skin: 'raised', hair: 'strong', cut: 'sidePart', clothes: 'brand', collar: 'quiet' },
    wall: 'quiet',
  },
];

/** A mouth that says “oh,” in place of a face’s smile. */
const oh = ([x, bottom]: Point, size: number, skin: Tone): readonly Shape[] => {
  const unit = size / 96;
  const y = bottom - size + unit * 54;
  return [
    { kind: 'dots', at: [x - unit * 4, y], count: 2, gap: unit * 8, r: unit * 3.4, fill: skin },
    { kind: 'dot', at: [x, y + unit], r: unit * 3.6, fill: 'strong' },
  ];
};

/** A sign of no entry. */
export const noEntry = ([x, y]: Point, r: number): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r, fill: 'raised' },
  line([x - r * 0.45, y], [x + r * 0.45, y], 'strong', r * 0.4),
];

/** The card of a channel: who asks, and the words beside. The first one gets the room. */
export const card = (
  index: number,
  [x, y]: Point,
  [width, tall]: Size,
  words: readonly Extract<Shape, { kind: 'label' }>[],
): readonly Shape[] => {
  const asker = askers[index];
  const radius = tall / 5;
  const face: Point = [x + tall * 0.5, y + tall];
  return [
    panel([x, y], [width, tall], radius, index ? 'surface' : 'quiet'),
    ...(asker
      ? ([
          panel([x, y], [tall, tall], radius, asker.wall),
          { kind: 'face', at: face, size: tall, ...asker.look },
          ...(index ? oh(face, tall, asker.look.skin) : []),
        ] satisfies Shape[])
      : []),
    ...(index ? words : words.map(onBright)),
  ];
};
