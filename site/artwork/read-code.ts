import type { Composition } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { heading, onBrand, onBright, plain, strong } from './figure-words.ts';

/** The middles of the line that was read, and of the engineer who read it. */
const [readY, engineerY] = [182, 358];
/** The middle of the line between them, left of the code. */
const margin = 42;

/** A candidate's code, with a line in it that one of our engineers has read. */
export const readCode: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [0, 0], size: [480, 300], radius: 36, fill: 'brand' },
    { kind: 'person', at: [margin, 46], r: 26, fill: 'quiet', figure: 'strong' },
    onBrand(heading([90, 46], 'Candidate’s code', 26)),
    slot([90, 94], [96, 14], 'quiet'),
    slot([196, 94], [152, 14], 'raised'),
    slot([126, 124], [128, 14], 'raised'),
    slot([264, 124], [76, 14], 'quiet'),
    slot([126, 226], [64, 14], 'quiet'),
    slot([200, 226], [176, 14], 'raised'),
    slot([90, 256], [112, 14], 'quiet'),
    { kind: 'slot', at: [1, engineerY - 41], size: [478, 82], fill: 'surface', stroke: 'control' },
    line([margin, readY], [margin, engineerY], 'match', 6),
    slot([16, readY - 28], [448, 56], 'match'),
    onBright(strong([126, readY], 'charge(order, once)', 22)),
    { kind: 'tick', at: [430, readY + 1], r: 11, stroke: 'strong', width: 4 },
    { kind: 'person', at: [margin, engineerY], r: 30, fill: 'match', figure: 'strong' },
    strong([90, engineerY - 15], 'Our engineer', 22),
    plain([90, engineerY + 15], 'No one is charged twice', 'text', 20),
  ],
};
