import type { Composition, Shape } from '#design-system';
import { line } from '../figure-shapes.ts';
import { heading, onBright, plain, strong } from '../figure-words.ts';

const [left, right] = [84, 414];

/** A line of the quote, with its price. */
const item = (y: number, name: string, price: string): readonly Shape[] => [
  onBright(plain([left, y], name, 'muted', 21)),
  { ...onBright(strong([right, y], price, 21)), anchor: 'end' },
  line([left, y + 24], [right, y + 24], 'subtle'),
];

/** An entry of the portal's navigation. */
const entry = (y: number): Shape => ({
  kind: 'frame',
  at: [20, y],
  size: [20, 20],
  radius: 6,
  fill: 'surface',
});

/** A dealer's own quote in the portal. Behind it is the old spreadsheet. */
export const dealerQuote: Composition = {
  width: 480,
  height: 424,
  shapes: [
    {
      kind: 'frame',
      at: [150, 120],
      size: [329, 303],
      radius: 16,
      fill: 'surface',
      stroke: 'line',
    },
    ...[160, 204, 248, 292, 336, 380].map((y) => line([151, y], [478, y])),
    ...[318, 358, 398, 438].map((x) => line([x, 381], [x, 422])),
    { kind: 'frame', at: [319, 381], size: [38, 41], radius: 0, fill: 'line' },
    plain([322, 358], 'a day or more', 'muted', 21),
    line([320, 359], [454, 359], 'muted'),
    { kind: 'frame', at: [0, 0], size: [444, 326], radius: 24, fill: 'brand' },
    { kind: 'frame', at: [16, 22], size: [28, 28], radius: 9, fill: 'quiet' },
    ...[80, 116, 152].map(entry),
    { kind: 'frame', at: [60, 8], size: [376, 310], radius: 18, fill: 'raised' },
    onBright(heading([left, 48], 'Quote 2214', 26)),
    ...item(104, 'Boat lift', '$9,480'),
    ...item(152, 'Canopy', '$1,260'),
    ...item(200, 'Freight', '$640'),
    onBright(strong([left, 250], 'Total', 21)),
    { ...onBright(heading([right, 250], '$11,380', 28)), anchor: 'end' },
    { kind: 'frame', at: [30, 290], size: [254, 104], radius: 22, fill: 'match' },
    onBright(strong([54, 319], 'Asked at 10:02', 21)),
    onBright(heading([54, 359], 'Sent 10:21', 28)),
    { kind: 'dot', at: [242, 342], r: 20, fill: 'strong' },
    { kind: 'tick', at: [242, 344], r: 9, stroke: 'match', width: 4 },
  ],
};
