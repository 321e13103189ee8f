import type { Composition } from '#design-system';
import { line } from './figure-shapes.ts';

/** A home screen: most apps are gone or idle, and one is opened every day. Tomorrow is still open. */
export const phoneSlot: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [56, 24], size: [208, 352], radius: 44, fill: 'brand' },
    { kind: 'slot', at: [136, 42], size: [48, 10], fill: 'quiet' },
    { kind: 'frame', at: [80, 76], size: [44, 44], radius: 14, fill: 'quiet' },
    { kind: 'frame', at: [138, 76], size: [44, 44], radius: 14, stroke: 'quiet', dashed: true },
    { kind: 'frame', at: [196, 76], size: [44, 44], radius: 14, stroke: 'quiet', dashed: true },
    { kind: 'frame', at: [80, 136], size: [44, 44], radius: 14, stroke: 'quiet', dashed: true },
    { kind: 'frame', at: [80, 196], size: [44, 44], radius: 14, fill: 'quiet' },
    { kind: 'frame', at: [80, 256], size: [44, 44], radius: 14, stroke: 'quiet', dashed: true },
    { kind: 'frame', at: [138, 256], size: [44, 44], radius: 14, stroke: 'quiet', dashed: true },
    { kind: 'frame', at: [196, 256], size: [44, 44], radius: 14, fill: 'quiet' },
    { kind: 'slot', at: [80, 320], size: [160, 36], stroke: 'quiet' },
    { kind: 'match', from: [236, 188], to: [348, 112], stroke: 'accent', width: 4 },
    { kind: 'frame', at: [138, 136], size: [104, 104], radius: 28, fill: 'match' },
    { kind: 'tick', at: [190, 192], r: 24, stroke: 'strong', width: 9 },
    line([384, 144], [384, 204], 'accent', 4),
    { kind: 'person', at: [384, 104], r: 48, fill: 'brand', figure: 'raised' },
    { kind: 'dots', at: [312, 220], count: 7, gap: 24, r: 8, fill: 'brand' },
    { kind: 'dots', at: [312, 248], count: 7, gap: 24, r: 8, fill: 'brand' },
    { kind: 'dots', at: [312, 276], count: 7, gap: 24, r: 8, fill: 'brand' },
    { kind: 'dots', at: [312, 304], count: 6, gap: 24, r: 8, fill: 'brand' },
    { kind: 'dot', at: [456, 304], r: 10, stroke: 'accent', width: 3, dashed: true },
  ],
};
