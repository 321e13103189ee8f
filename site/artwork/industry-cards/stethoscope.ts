import { avatar, line, looks } from '../figure-shapes.ts';
import { card } from './card.ts';

/** Healthcare: a stethoscope that listens to a patient. */
export const stethoscope = card('inverse', [
  { kind: 'arc', at: [152, 146], r: 60, from: 90, to: 270, stroke: 'brand', width: 18 },
  line([212, 76], [212, 146], 'brand', 18),
  { kind: 'arc', at: [276, 76], r: 64, from: 270, to: 450, stroke: 'brand', width: 18 },
  { kind: 'arc', at: [92, 76], r: 64, from: 90, to: 270, stroke: 'quiet', width: 14 },
  ...[28, 156].flatMap((x) => [
    line([x, 24], [x, 76], 'quiet', 14),
    line([x, 14], [x, 32], 'raised', 28),
  ]),
  { kind: 'dot', at: [340, 138], r: 82, fill: 'quiet' },
  ...avatar([340, 138], 62, 'match', looks.curls),
]);
