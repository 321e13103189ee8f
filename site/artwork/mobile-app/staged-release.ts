import type { Composition, Shape } from '#design-system';
import { line } from '../figure-shapes.ts';
import { heading, onBrand, plain, strong } from '../figure-words.ts';

const ground = 246;

/** The users who have the update, day by day. */
const steps = [
  { x: 24, tall: 38, share: '1%', day: 'Mon' },
  { x: 170, tall: 78, share: '10%', day: 'Wed' },
  { x: 316, tall: 134, share: 'Everyone', day: 'Fri' },
] as const;

/**
 * A release in the client's own store account. It reaches everyone in three steps, and each step
 * starts only after the crashes of the last one were counted.
 */
export const stagedRelease: Composition = {
  width: 480,
  height: 350,
  shapes: [
    { kind: 'frame', at: [28, 0], size: [424, 60], radius: 20, fill: 'quiet' },
    { kind: 'frame', at: [0, 14], size: [480, 336], radius: 24, fill: 'surface' },
    { kind: 'frame', at: [24, 38], size: [56, 56], radius: 16, fill: 'brand' },
    { kind: 'dot', at: [66, 66], r: 6, fill: 'onBrand' },
    { kind: 'dot', at: [46, 66], r: 8, stroke: 'onBrand', width: 5 },
    heading([98, 53], 'Release 3.2', 26),
    plain([98, 82], 'Owner: your company', 'muted', 20),
    ...steps.flatMap(({ x, tall, share, day }): readonly Shape[] => [
      { kind: 'frame', at: [x, ground - tall], size: [140, tall], radius: 8, fill: 'brand' },
      { ...onBrand(strong([x + 126, ground - tall + 20], share, 20)), anchor: 'end' },
      plain([x, ground + 18], day, 'muted', 19),
    ]),
    { kind: 'dot', at: [167, 188], r: 20, fill: 'quiet', stroke: 'surface', width: 5 },
    { kind: 'tick', at: [167, 190], r: 8, stroke: 'strong', width: 3.5 },
    plain([170, 144], 'Crashes 0.1%', 'text', 19),
    { kind: 'dot', at: [313, 140], r: 22, fill: 'match', stroke: 'surface', width: 5 },
    { kind: 'tick', at: [313, 142], r: 9.5, stroke: 'strong', width: 4 },
    line([24, 288], [456, 288], 'control', 1.5),
    plain([24, 319], '3-year-old Android', 'text', 20),
    { ...strong([456, 319], 'Starts in 1.8 s', 20), anchor: 'end' },
  ],
};
