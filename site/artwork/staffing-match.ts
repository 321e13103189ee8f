import type { Composition, Shape, Size } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { onBrand, onBright, plain, strong } from './figure-words.ts';

/** A name, and what it means, next to a person who is in the slot's round end. */
const words = (x: number, y: number, name: string, detail: string) =>
  [strong([x, y - 14], name, 21), plain([x, y + 14], detail, 'text', 18)] as const;

const middles = [58, 200, 342] as const;
const [contract, trial, permanent] = middles;
const height = 88;

const role = (x: number, y: number, width: number, fill: 'quiet' | 'brand' | 'match') =>
  slot([x, y - height / 2], [width, height], fill);

const track = (y: number): Shape => {
  const size: Size = [478, 114];
  return { kind: 'slot', at: [1, y - size[1] / 2], size, fill: 'surface', stroke: 'line' };
};

/** Strategic staffing: a contract that ends, one that becomes a hire, and a permanent hire. */
export const staffingMatch: Composition = {
  width: 480,
  height: 400,
  shapes: [
    ...middles.map(track),
    role(14, contract, 232, 'quiet'),
    { kind: 'person', at: [58, contract], r: 30, fill: 'strong', figure: 'quiet' },
    ...words(102, contract, 'Contract', '3–12 months').map(onBright),
    { ...line([266, contract], [422, contract], 'control', 3), dashed: true },
    { kind: 'dot', at: [432, contract], r: 7, fill: 'control' },
    role(14, trial, 258, 'quiet'),
    { kind: 'dot', at: [58, trial], r: 29, stroke: 'strong', dashed: true },
    ...words(102, trial, 'Contract', '3–6 months').map(onBright),
    role(220, trial, 246, 'match'),
    { kind: 'person', at: [264, trial], r: 30, fill: 'strong', figure: 'match' },
    ...words(308, trial, 'to hire', 'On your staff').map(onBright),
    role(14, permanent, 452, 'brand'),
    { kind: 'person', at: [58, permanent], r: 30, fill: 'raised', figure: 'strong' },
    ...words(102, permanent, 'Permanent', 'From the first day').map(onBrand),
  ],
};
