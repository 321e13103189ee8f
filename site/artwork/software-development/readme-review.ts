import type { Composition, Shape } from '#design-system';
import { line } from '../figure-shapes.ts';
import { centered, onBright, plain, strong } from '../figure-words.ts';

/** A line of the README, with its number. */
const instruction = (y: number, number: string, text: string): readonly Shape[] => [
  centered(plain([36, y], number, 'muted', 19)),
  strong([104, y], text, 20),
];

/** A README in the client's repository: a new engineer was stuck, so we rewrote the line. */
export const readmeReview: Composition = {
  width: 480,
  height: 344,
  shapes: [
    { kind: 'frame', at: [29, 1], size: [156, 80], radius: 20, fill: 'surface', stroke: 'line' },
    centered(strong([107, 24], 'README.md', 20)),
    { ...plain([476, 22], 'your-company/orders', 'strong', 19), anchor: 'end' },
    { kind: 'frame', at: [1, 45], size: [478, 298], radius: 22, fill: 'surface', stroke: 'line' },
    line([32, 45], [182, 45], 'surface', 4),
    { kind: 'frame', at: [2, 98], size: [476, 40], radius: 0, fill: 'line' },
    { kind: 'frame', at: [2, 138], size: [476, 40], radius: 0, fill: 'match' },
    line([68, 46], [68, 342]),
    ...instruction(74, '1', 'Install Node 24'),
    centered(plain([36, 118], '2', 'text', 19)),
    line([80, 118], [90, 118], 'text', 2.5),
    plain([104, 118], 'Copy the settings', 'text', 20),
    centered(onBright(plain([36, 158], '2', 'muted', 19))),
    line([80, 158], [90, 158], 'strong', 2.5),
    line([85, 153], [85, 163], 'strong', 2.5),
    onBright(strong([104, 158], 'Copy .env.sample to .env', 20)),
    ...instruction(312, '3', 'npm start'),
    {
      kind: 'frame',
      at: [90, 194],
      size: [366, 88],
      radius: 20,
      fill: 'background',
      stroke: 'control',
    },
    { kind: 'person', at: [126, 238], r: 20, fill: 'brand', figure: 'onBrand' },
    strong([160, 224], 'Maya, first day', 20),
    plain([160, 252], '“Copy them where?”', 'text', 20),
  ],
};
