import type { Composition, Shape } from '#design-system';
import { endlessPanel, line } from './figure-shapes.ts';
import { heading, onBright, plain, strong } from './figure-words.ts';

/** A line of the airport's board. */
const departure = (y: number, to: string, time: string): readonly Shape[] => [
  { kind: 'frame', at: [20, y], size: [250, 52], radius: 10, fill: 'brand' },
  { kind: 'frame', at: [278, y], size: [182, 52], radius: 10, fill: 'brand' },
  endlessPanel([468, y], 52, 10, 'brand'),
  { ...heading([36, y + 27], to, 28), fill: 'onBrand' },
  { ...strong([294, y + 27], time, 26), fill: 'onBrand' },
];

const board: readonly Shape[] = [
  ...[80, 400].map((x) => line([x, 4], [x, 30], 'quiet', 8)),
  endlessPanel([0, 22], 148, 24, 'quiet'),
  ...departure(38, 'Boston', 'On time'),
  ...departure(100, 'Denver', 'Delayed'),
];

const suitcase: readonly Shape[] = [
  { kind: 'frame', at: [60, 162], size: [76, 80], radius: 16, stroke: 'brand', width: 10 },
  ...[56, 144].map((x): Shape => ({ kind: 'dot', at: [x, 388], r: 15, fill: 'brand' })),
  {
    kind: 'frame',
    at: [21, 209],
    size: [194, 176],
    radius: 28,
    fill: 'raised',
    stroke: 'background',
    width: 6,
  },
  ...[54, 84, 114, 144].map((x) => line([x, 234], [x, 360], 'quiet', 8)),
];

/** The hotel's key card in its sleeve. */
const key: readonly Shape[] = [
  {
    kind: 'frame',
    at: [175, 227],
    size: [302, 172],
    radius: 24,
    fill: 'match',
    stroke: 'background',
    width: 6,
  },
  onBright(heading([202, 278], 'Room 412', 34)),
  onBright(plain([202, 322], 'Kept for Saturday', 'strong', 24)),
  { kind: 'frame', at: [178, 356], size: [296, 20], radius: 0, fill: 'strong' },
  { kind: 'tick', at: [432, 279], r: 14, stroke: 'strong', width: 5 },
];

/** Travel and hospitality: a delayed flight, and the key of the room that the hotel keeps. */
export const delayedArrival: Composition = {
  width: 480,
  height: 404,
  bleeds: true,
  shapes: [...board, ...suitcase, ...key],
};
