import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, slot } from '../figure-shapes.ts';
import { heading, inSlot, onBright, plain, strong } from '../figure-words.ts';

/** The teeth of the receipt's torn edge, from right to left. */
const torn = Array.from(
  { length: 15 },
  (_, index): Point => [300 - index * 21, index % 2 ? 334 : 322],
);

const amount = (y: number, name: string, value: string): readonly Shape[] => [
  plain([26, y], name, 'text', 20),
  { ...plain([260, y], value, 'text', 20), anchor: 'end' },
];

const task = (y: number, room: string, name: string): readonly Shape[] => [
  strong([366, y - 12], room, 20),
  plain([366, y + 12], name, 'muted', 20),
];

const done = (y: number): readonly Shape[] => [
  { kind: 'dot', at: [338, y], r: 15, fill: 'brand' },
  { kind: 'tick', at: [338, y + 1], r: 6.5, stroke: 'onBrand', width: 3 },
];

/**
 * The receipt of one stay, with what the channel that sold it cost, and the phone of a temporary
 * employee with today's rooms in Spanish: clean, towels, crib.
 */
export const bookingReceipt: Composition = {
  width: 480,
  height: 350,
  shapes: [
    cutOut([[6, 22], [300, 22], ...torn], 'surface', 12),
    heading([26, 58], 'Room 206', 26),
    plain([26, 90], 'From Agency A', 'muted', 20),
    line([26, 118], [260, 118], 'control', 1.5),
    ...amount(148, 'Paid', '$360'),
    ...amount(182, 'Commission', '–$54'),
    ...amount(216, 'Card fee', '–$9'),
    slot([12, 244], [262, 52], 'match'),
    onBright(strong([34, 270], 'You keep', 20)),
    { ...onBright(heading([252, 270], '$297', 26)), anchor: 'end' },
    { kind: 'frame', at: [286, 0], size: [24, 350], radius: 0, fill: 'quiet' },
    { kind: 'frame', at: [294, 0], size: [186, 350], radius: 32, fill: 'brand' },
    { kind: 'frame', at: [304, 10], size: [166, 330], radius: 22, fill: 'surface' },
    slot([364, 20], [46, 8], 'brand'),
    heading([323, 66], 'Hoy', 26),
    slot([403, 50], [48, 32], 'quiet'),
    { ...inSlot([427, 66], 'ES', 'strong'), size: 19 },
    line([323, 100], [451, 100], 'control', 1.5),
    ...done(140),
    ...task(140, '204', 'Limpiar'),
    ...done(212),
    ...task(212, '206', 'Toallas'),
    { kind: 'dot', at: [338, 284], r: 13.75, stroke: 'control', width: 2.5 },
    ...task(284, '211', 'Cuna'),
  ],
};
