import type { Composition, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { heading, onBright, plain, strong } from '../figure-words.ts';

const [left, right] = [230, 404];

/** An earlier result, with its place in and around the normal range. */
const result = (y: number, name: string, value: string, place: number): readonly Shape[] => [
  plain([left, y], name, 'text', 21),
  { ...strong([right, y], value, 21), anchor: 'end' },
  slot([left, y + 20], [right - left, 8], 'line'),
  slot([left + 46, y + 20], [84, 8], 'quiet'),
  { kind: 'dot', at: [place, y + 24], r: 8, fill: 'text', stroke: 'surface', width: 3 },
];

/** A nurse's phone with a result that just came in. Behind it is the fax that it replaced. */
export const nursePhone: Composition = {
  width: 480,
  height: 416,
  shapes: [
    {
      kind: 'frame',
      at: [11, 33],
      size: [236, 350],
      radius: 4,
      fill: 'background',
      stroke: 'control',
    },
    { ...heading([38, 72], 'Fax', 26), fill: 'muted' },
    plain([38, 110], '94 min', 'muted', 21),
    line([36, 111], [103, 111], 'muted'),
    line([40, 278], [170, 278], 'line', 8),
    line([40, 302], [170, 302], 'line', 8),
    line([40, 326], [136, 326], 'line', 8),
    { kind: 'frame', at: [200, 0], size: [234, 416], radius: 44, fill: 'strong' },
    { kind: 'frame', at: [208, 8], size: [218, 400], radius: 36, fill: 'surface' },
    slot([284, 20], [66, 20], 'strong'),
    heading([left, 80], 'Room 12', 26),
    plain([left, 112], 'Ellen Hart', 'muted', 21),
    { kind: 'person', at: [385, 95], r: 19, fill: 'quiet', figure: 'strong' },
    { kind: 'frame', at: [104, 150], size: [366, 96], radius: 24, fill: 'match' },
    { kind: 'frame', at: [122, 174], size: [48, 48], radius: 14, fill: 'strong' },
    { kind: 'tick', at: [146, 200], r: 11, stroke: 'match', width: 4.5 },
    onBright(strong([186, 183], 'Potassium 4.1', 21)),
    onBright(plain([186, 213], 'left lab 10:40', 'muted', 21)),
    { ...onBright(heading([448, 198], '10:46', 36)), anchor: 'end' },
    ...result(282, 'Sodium', '139', 310),
    ...result(340, 'Glucose', '104', 374),
    slot([282, 392], [70, 6], 'text'),
  ],
};
