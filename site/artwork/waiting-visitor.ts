import type { Composition, Point, Shape, Size } from '#design-system';
import { slot } from './figure-shapes.ts';
import { onBright, strong } from './figure-words.ts';

/** The places of a page's pictures and texts. */
const pictures: readonly (readonly [Point, Size])[] = [
  [
    [24, 24],
    [168, 104],
  ],
  [
    [388, 24],
    [148, 104],
  ],
];
const texts: readonly (readonly [Point, Size])[] = [
  [
    [216, 24],
    [148, 24],
  ],
  [
    [216, 70],
    [148, 18],
  ],
  [
    [216, 110],
    [96, 18],
  ],
];
/** The upper edge of the page that is still empty. */
const slowY = 258;
/** As far as the figure's old page is at the limit: after 2.5 of its 12 seconds. */
const slowProgress = 108;

const browser = (y: number): Shape => ({
  kind: 'frame',
  at: [1, y + 1],
  size: [558, 236],
  radius: 36,
  fill: 'surface',
  stroke: 'line',
});

/** A part of the slow page that isn't there yet. */
const empty = ([[x, y], [width, height]]: readonly [Point, Size]): Shape => ({
  kind: 'frame',
  at: [x + 1, y + slowY + 1],
  size: [width - 2, height - 2],
  radius: Math.min(20, height / 2 - 1),
  stroke: 'control',
  dashed: true,
});

/** Websites: one page has loaded while its visitor is there, and the other finds an empty seat. */
export const waitingVisitor: Composition = {
  width: 560,
  height: 496,
  shapes: [
    browser(0),
    ...pictures.map(
      ([at, size], index): Shape => ({
        kind: 'frame',
        at,
        size,
        radius: 20,
        fill: index ? 'quiet' : 'brand',
      }),
    ),
    ...texts.map(([at, size], index) => slot(at, size, index ? 'quiet' : 'brand')),
    { kind: 'dot', at: [74, 76], r: 30, fill: 'quiet' },
    slot([118, 56], [54, 16], 'raised'),
    slot([118, 82], [34, 16], 'raised'),
    { kind: 'dot', at: [462, 76], r: 30, fill: 'brand' },
    slot([24, 150], [512, 64], 'match'),
    onBright(strong([56, 182], 'Loaded in 1.9 s', 26)),
    { kind: 'tick', at: [446, 184], r: 13, stroke: 'strong', width: 5 },
    { kind: 'person', at: [504, 182], r: 26, fill: 'strong', figure: 'match' },
    browser(slowY),
    ...[...pictures, ...texts].map(empty),
    slot([24, slowY + 150], [512, 64], 'line'),
    slot([24, slowY + 150], [slowProgress, 64], 'quiet'),
    strong([156, slowY + 182], 'Still blank after 2.5 s', 26),
    {
      kind: 'dot',
      at: [504, slowY + 182],
      r: 25,
      fill: 'surface',
      stroke: 'control',
      dashed: true,
    },
  ],
};
