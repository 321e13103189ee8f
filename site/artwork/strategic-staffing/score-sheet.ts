import type { Composition, Look, Point, Shape, Tone } from '#design-system';
import { avatar, line, looks, slot } from '../figure-shapes.ts';
import { centered, onBrand, onBright, plain, strong } from '../figure-words.ts';

const [width, height, panel] = [480, 344, 152];
const [left, right] = [184, 448];

const most = 5;
const scores = [
  ['Finds the bug', 4],
  ['Explains why', 5],
  ['Adds a test', 3],
] as const;

const rowY = (index: number) => 40 + index * 76;
const place = (index: number, score: number): Point => [
  left + 10 + (score - 1) * 50,
  rowY(index) + 34,
];
const places = scores.map(([, score], index) => place(index, score));

const scale = (index: number): readonly Shape[] => [
  line(place(index, 1), place(index, most), 'control', 1),
  ...Array.from(
    { length: most },
    (_, score): Shape => ({
      kind: 'dot',
      at: place(index, score + 1),
      r: 7,
      fill: 'surface',
      stroke: 'control',
    }),
  ),
];

const person = (y: number, name: string, fill: Tone, look: Look): readonly Shape[] => [
  ...avatar([panel / 2, y], 42, fill, look),
  centered(onBrand(strong([panel / 2, y + 66], name, 20))),
];

/** An engineer's scores for a candidate, whom the client is going to meet. */
export const scoreSheet: Composition = {
  width,
  height,
  shapes: [
    { kind: 'frame', at: [0, 0], size: [panel + 20, height], radius: 20, fill: 'brand' },
    { kind: 'frame', at: [panel, 0], size: [width - panel, height], radius: 20, fill: 'surface' },
    { kind: 'frame', at: [panel, 0], size: [20, height], radius: 0, fill: 'surface' },
    ...person(66, 'Candidate', 'raised', looks.bob),
    line([panel / 2, 154], [panel / 2, 186], 'quiet', 4),
    ...person(240, 'Engineer', 'quiet', looks.grayHair),
    ...scores.flatMap(([name, score], index): readonly Shape[] => [
      plain([left, rowY(index)], name, 'text', 20),
      { ...strong([right, rowY(index) + 34], `${score}/${most}`, 20), anchor: 'end' },
      ...scale(index),
    ]),
    ...places.slice(1).map((to, index) => line(places[index] ?? to, to, 'accent', 4)),
    ...places.map((at): Shape => ({ kind: 'dot', at, r: 12, fill: 'accent' })),
    slot([left - 8, 264], [right - left + 16, 56], 'match'),
    onBright(strong([left + 20, 292], 'You meet on Friday', 20)),
    { kind: 'tick', at: [right - 24, 294], r: 10, stroke: 'strong', width: 4 },
  ],
};
