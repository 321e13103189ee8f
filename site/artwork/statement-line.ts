import type { Composition, Shape } from '#design-system';
import { line, portrait, slot, waves } from './figure-shapes.ts';
import { heading, onBright, plain, strong } from './figure-words.ts';

/** The edges of the statement's words. */
const [start, end] = [28, 312];

const entry = (y: number, name: string, amount: string): readonly Shape[] => [
  onBright(plain([start, y], name, 'strong', 24)),
  { ...onBright(strong([end, y], amount, 24)), anchor: 'end' },
];

/** The chip's contacts are lines between its outline and its middle. */
const chip: readonly Shape[] = [
  { kind: 'frame', at: [376, 32], size: [72, 56], radius: 12, fill: 'quiet' },
  line([376, 60], [398, 60], 'strong', 2.5),
  line([426, 60], [448, 60], 'strong', 2.5),
  { kind: 'frame', at: [398, 32], size: [28, 56], radius: 10, stroke: 'strong', width: 2.5 },
];

/** The bank's card, most of which the statement covers. */
const card: readonly Shape[] = [
  { kind: 'frame', at: [264, 0], size: [216, 274], radius: 28, fill: 'brand' },
  ...chip,
  ...waves([366, 132], [14, 27, 40], [48, 132], 'onBrand', 4.5),
  { kind: 'dot', at: [406, 220], r: 24, fill: 'quiet' },
  { kind: 'dot', at: [430, 220], r: 22, stroke: 'onBrand', width: 4 },
];

/** Banking: a bank statement, and whoever approved one of its lines. */
export const statementLine: Composition = {
  width: 480,
  height: 400,
  shapes: [
    ...card,
    { kind: 'frame', at: [0, 32], size: [348, 368], radius: 28, fill: 'raised' },
    onBright(heading([start, 80], 'Statement', 36)),
    line([start, 116], [end, 116], 'quiet'),
    ...entry(148, 'Payroll', '$31,400'),
    { kind: 'frame', at: [12, 174], size: [324, 60], radius: 14, fill: 'match' },
    ...entry(204, 'Wire', '$75,000'),
    ...entry(260, 'Rent', '$8,250'),
    slot([start, 310], [72, 12], 'quiet'),
    slot([start, 362], [48, 12], 'quiet'),
    { kind: 'frame', at: [140, 284], size: [340, 116], radius: 36, fill: 'background' },
    // Beside the card's lower corner, the statement would end in a point.
    { kind: 'frame', at: [140, 340], size: [40, 60], radius: 0, fill: 'background' },
    {
      kind: 'line',
      points: [
        [336, 204],
        [370, 204],
        [370, 300],
      ],
      stroke: 'match',
      width: 6,
    },
    { kind: 'frame', at: [150, 294], size: [330, 106], radius: 28, fill: 'quiet' },
    ...portrait([208, 347], 82, 'brand', {
      skin: 'subtle',
      hair: 'strong',
      cut: 'short',
      clothes: 'strong',
      collar: 'raised',
      wears: 'glasses',
    }),
    onBright(plain([266, 330], 'Approved by', 'strong', 22)),
    onBright(heading([266, 363], 'R. Shah', 30)),
  ],
};
