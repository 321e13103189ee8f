import type { Composition, Point, Shape, Tone } from '#design-system';
import { line, looks, panel } from './figure-shapes.ts';

/** A colleague's hand on a piece. `from` is the edge that the arm reaches in from. */
const hand = (from: number, [x, y]: Point, sleeve: Tone, cuff: Tone): readonly Shape[] => {
  const out = Math.sign(from - x);
  return [
    panel([Math.min(from, x + out * 80), y - 36], [100, 72], 0, sleeve),
    line([x + out * 30, y - 8], [x - out * 10, y - 30], 'raised', 22),
    line([x + out * 50, y], [x, y], 'raised', 46),
    line([x + out * 72, y - 32], [x + out * 72, y + 32], cuff, 24),
  ];
};

/** The knob that joins a piece to the one below it. */
const knob = (at: Point): Shape => ({
  kind: 'dot',
  at,
  r: 20,
  fill: 'quiet',
  stroke: 'background',
  width: 6,
});

/** Three colleagues, of whom one sees the hands, put a customer’s portrait together. */
export const postSalesforce: Composition = {
  width: 640,
  height: 360,
  background: 'inverse',
  shapes: [
    panel([176, 234], [288, 110], 16, 'match'),
    knob([420, 238]),
    panel([176, 118], [288, 110], 16, 'quiet'),
    knob([220, 122]),
    panel([176, 16], [288, 96], 16, 'quiet'),
    { kind: 'face', at: [320, 344], size: 328, ...looks.headscarf },
    line([250, 115], [390, 115], 'background', 6),
    line([250, 231], [390, 231], 'background', 6),
    ...hand(0, [180, 66], 'brand', 'quiet'),
    ...hand(640, [460, 172], 'quiet', 'brand'),
    ...hand(0, [180, 290], 'subtle', 'brand'),
  ],
};
