import type { Composition, Point, Shape } from '#design-system';
import { line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBright } from './figure-words.ts';

/** The log, seen from its end, with two names in it. */
const log: readonly Shape[] = [
  ...[-1, 1].map((side) => line([160 + side * 84, 322], [160 + side * 40, 300], 'control', 16)),
  { kind: 'dot', at: [160, 230], r: 92, fill: 'subtle', stroke: 'brand', width: 16 },
  { kind: 'dot', at: [160, 230], r: 74, stroke: 'quiet', width: 4 },
  onBright(centered(heading([160, 224], 'Ana', 38))),
  onBright(centered(heading([160, 266], '+ Ben', 38))),
];

const teeth = Array.from(
  { length: 25 },
  (_, tooth): Point => [280 - tooth * 10, tooth % 2 ? 192 : 180],
);

/** A saw with a handle at each end, and the hands that hold it. */
const saw: readonly Shape[] = [
  {
    kind: 'line',
    points: [[24, 146], [296, 146], [296, 180], ...teeth, [24, 180]],
    fill: 'control',
    stroke: 'control',
    width: 6,
  },
  onBright(centered(heading([160, 164], 'Change 12', 30))),
  ...[12, 284].map((x) => slot([x, 112], [24, 96], 'brand')),
  { kind: 'dot', at: [24, 162], r: 18, fill: 'raised' },
  { kind: 'dot', at: [296, 162], r: 18, fill: 'quiet' },
];

/** Two people pull a saw to and fro. It needs both, and both names are in the log. */
export const sharedSaw: Composition = {
  width: 320,
  height: 330,
  shapes: [
    panel([26, 130], [96, 200], 30, 'quiet'),
    panel([198, 130], [96, 200], 30, 'raised'),
    {
      kind: 'face',
      at: [76, 168],
      size: 168,
      ...looks.longHair,
      hair: 'brand',
      clothes: 'quiet',
      collar: 'strong',
    },
    {
      kind: 'face',
      at: [244, 168],
      size: 168,
      ...looks.baldHead,
      hair: 'control',
      clothes: 'raised',
      collar: 'brand',
    },
    ...[14, 248].map((x) => slot([x, 308], [58, 22], 'brand')),
    ...log,
    ...saw,
  ],
};
