import type { Composition } from '../composition.ts';

/** A route through a city: a folded map, the route across its panels, and the destination. */
export const map: Composition = {
  width: 480,
  height: 400,
  shapes: [
    {
      kind: 'line',
      points: [
        [44, 124],
        [170, 79],
        [170, 332],
        [44, 377],
        [44, 124],
      ],
      fill: 'brand',
      stroke: 'brand',
      width: 8,
    },
    {
      kind: 'line',
      points: [
        [310, 124],
        [436, 79],
        [436, 332],
        [310, 377],
        [310, 124],
      ],
      fill: 'brand',
      stroke: 'brand',
      width: 8,
    },
    {
      kind: 'line',
      points: [
        [174, 79],
        [306, 124],
        [306, 377],
        [174, 332],
        [174, 79],
      ],
      fill: 'quiet',
      stroke: 'quiet',
      width: 8,
    },
    {
      kind: 'line',
      points: [
        [48, 208],
        [168, 168],
        [312, 216],
        [432, 176],
      ],
      stroke: 'background',
      width: 8,
    },
    {
      kind: 'line',
      points: [
        [96, 352],
        [96, 112],
      ],
      stroke: 'background',
      width: 8,
    },
    {
      kind: 'line',
      points: [
        [384, 340],
        [384, 104],
      ],
      stroke: 'background',
      width: 8,
    },
    {
      kind: 'line',
      points: [
        [48, 320],
        [168, 280],
        [312, 328],
        [432, 288],
      ],
      stroke: 'background',
      width: 8,
    },
    {
      kind: 'line',
      points: [
        [216, 100],
        [216, 340],
      ],
      stroke: 'background',
      width: 8,
    },
    {
      kind: 'line',
      points: [
        [96, 304],
        [172, 279],
        [216, 295],
        [216, 192],
        [296, 215],
      ],
      stroke: 'strong',
      width: 18,
    },
    {
      kind: 'line',
      points: [
        [96, 304],
        [172, 279],
        [216, 295],
        [216, 192],
        [296, 215],
      ],
      stroke: 'match',
      width: 8,
    },
    { kind: 'dot', at: [96, 304], r: 20, fill: 'strong' },
    { kind: 'dot', at: [96, 304], r: 8, fill: 'match' },
    {
      kind: 'line',
      points: [
        [244.6, 126.9],
        [296, 212],
        [347.4, 126.9],
      ],
      fill: 'match',
      stroke: 'match',
    },
    { kind: 'dot', at: [296, 96], r: 60, fill: 'match' },
    { kind: 'dot', at: [296, 96], r: 24, fill: 'strong' },
  ],
};
