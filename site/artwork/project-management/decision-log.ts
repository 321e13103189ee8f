import type { Composition, Shape, Tone } from '#design-system';
import { avatar, line, looks, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';

const [height, spine] = [344, 48];
const [left, right] = [84, 408];
/** Where the words of an option begin. */
const optionX = left + 52;

const turnedDown = (y: number, text: string, width: number): readonly Shape[] => [
  { kind: 'dot', at: [left + 20, y], r: 9, stroke: 'control' },
  plain([optionX, y], text, 'muted', 21),
  line([optionX, y + 1], [optionX + width, y + 1], 'muted'),
];

const tab = (y: number, number: number, fill: Tone, words: Tone): readonly Shape[] => [
  { kind: 'frame', at: [420, y], size: [60, 64], radius: 16, fill },
  { ...centered(strong([460, y + 32], `${number}`, 20)), fill: words },
];

const rings = [56, 133, 211, 288].flatMap((y): readonly Shape[] => [
  { kind: 'dot', at: [spine + 16, y], r: 7, fill: 'background' },
  slot([spine - 22, y - 4], [42, 8], 'quiet'),
]);

/** A page of the log: what was chosen and turned down, who chose it, and when. */
export const decisionLog: Composition = {
  width: 480,
  height,
  shapes: [
    ...tab(108, 15, 'quiet', 'strong'),
    ...tab(184, 16, 'quiet', 'strong'),
    ...tab(32, 14, 'surface', 'text'),
    { kind: 'frame', at: [0, 0], size: [spine + 20, height], radius: 20, fill: 'brand' },
    { kind: 'frame', at: [spine, 0], size: [392, height], radius: 20, fill: 'surface' },
    { kind: 'frame', at: [spine, 0], size: [20, height], radius: 0, fill: 'surface' },
    ...rings,
    heading([left, 48], 'The vendor is late', 26),
    line([left, 84], [right, 84], 'control', 1),
    ...turnedDown(118, 'Move the end date', 174),
    slot([left - 8, 142], [right - left + 16, 56], 'match'),
    { kind: 'tick', at: [left + 20, 172], r: 10, stroke: 'strong', width: 4 },
    onBright(strong([optionX, 170], 'Test half of it early', 21)),
    ...turnedDown(222, 'Cut the reports', 142),
    line([left, 256], [right, 256], 'control', 1),
    ...avatar([left + 20, 300], 24, 'quiet', looks.longHair),
    strong([optionX, 300], 'Sponsor', 20),
    { ...plain([right, 300], 'Decided May 7', 'muted', 20), anchor: 'end' },
  ],
};
