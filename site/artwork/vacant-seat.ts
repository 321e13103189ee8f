import type { Composition } from '#design-system';
import { bleed, line } from './figure-shapes.ts';
import { emptyChair } from './not-found/empty-chair.ts';
import { giraffe, sleeper } from './not-found/left-seats.ts';
import { builder, grandmother, needles } from './not-found/neighbors.ts';
import { plant, twins } from './not-found/right-seats.ts';
import { scarf, yarn } from './not-found/scarf.ts';
import { sheep } from './not-found/sheep.ts';

/**
 * 404: everybody in a row has a seat, and the neighbors look at one that is vacant. A builder knits one
 * scarf for all of them, and for somebody who is not there.
 */
export const vacantSeat: Composition = {
  width: 1600,
  height: 400,
  bleeds: true,
  shapes: [
    line([-bleed, 392], [1600 + bleed, 392], 'brand', 16),
    ...sleeper,
    ...giraffe,
    ...grandmother,
    ...builder,
    ...emptyChair,
    ...twins,
    ...plant,
    ...sheep,
    ...yarn,
    ...scarf,
    ...needles,
  ],
};
