import type { Composition, Point, Shape } from '#design-system';
import { line, portrait, slot } from './figure-shapes.ts';
import { heading, onBrand, onBright, strong } from './figure-words.ts';

/** Where the pen turned. */
const turns: readonly Point[] = [
  [252, 352],
  [276, 320],
  [268, 356],
  [298, 334],
  [304, 352],
  [322, 338],
  [330, 352],
  [364, 342],
];
const signature = turns.slice(1).map((to, index): Shape => {
  return { kind: 'match', from: turns[index] ?? to, to, stroke: 'strong', width: 3.5 };
});

/** A call with the recruiter, in front of the résumé. */
const call: readonly Shape[] = [
  { kind: 'frame', at: [0, 0], size: [232, 300], radius: 28, fill: 'quiet' },
  onBright(heading([28, 38], 'Résumé', 30)),
  ...[84, 112, 140, 196, 224, 252].map((y) => slot([28, y], [60, 12], 'raised')),
  { kind: 'frame', at: [60, 72], size: [420, 280], radius: 28, fill: 'brand' },
  { kind: 'frame', at: [76, 88], size: [388, 204], radius: 18, fill: 'surface' },
  {
    kind: 'face',
    at: [152, 292],
    size: 182,
    skin: 'raised',
    hair: 'strong',
    cut: 'bun',
    clothes: 'quiet',
    collar: 'strong',
    wears: 'headset',
  },
  ...portrait([404, 148], 88, 'quiet', {
    skin: 'subtle',
    hair: 'strong',
    cut: 'afro',
    clothes: 'strong',
    collar: 'raised',
  }),
  onBrand(strong([92, 322], 'Recruiter', 22)),
];

/** Career: the recruiter who has read the résumé is still there when the offer is signed. */
export const offerCall: Composition = {
  width: 480,
  height: 400,
  shapes: [
    ...call,
    { kind: 'frame', at: [218, 194], size: [240, 206], radius: 32, fill: 'background' },
    { kind: 'frame', at: [228, 204], size: [220, 196], radius: 24, fill: 'raised' },
    onBright(heading([252, 240], 'Job offer', 30)),
    slot([252, 270], [156, 12], 'quiet'),
    slot([252, 294], [108, 12], 'quiet'),
    ...signature,
    line([252, 374], [424, 374], 'strong'),
    {
      kind: 'line',
      points: [
        [376, 336],
        [396, 314],
        [476, 314],
        [476, 358],
        [396, 358],
        [376, 336],
      ],
      fill: 'match',
      stroke: 'match',
      width: 8,
    },
    onBright(strong([400, 337], 'Signed', 22)),
  ],
};
