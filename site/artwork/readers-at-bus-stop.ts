import type { Composition } from '#design-system';
import { child, giant } from './blog/bench.ts';
import { cat, dog, shelter } from './blog/bus-stop.ts';
import { lampPost, walker } from './blog/lamp-post.ts';
import { pigeon } from './blog/pigeon.ts';
import { newspaper, readers } from './blog/readers.ts';
import { houses, sidewalk } from './blog/street.ts';

/**
 * Insights: three people at a bus stop share one newspaper, which they can read in the five minutes
 * until the bus comes. A dog reads along. So does the street, and one reader walks into a lamp post.
 */
export const readersAtBusStop: Composition = {
  width: 1600,
  height: 400,
  bleeds: true,
  shapes: [
    houses,
    ...sidewalk,
    ...pigeon,
    ...lampPost,
    ...walker,
    ...giant,
    ...child,
    ...shelter,
    ...cat,
    ...readers,
    ...newspaper,
    ...dog,
  ],
};
