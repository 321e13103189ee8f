import type { Composition } from '#design-system';
import { cat, luggage, official, outerHands, pilot } from './industries/front-riders.ts';
import {
  banker,
  hands,
  nurse,
  salesperson,
  sleepyArm,
  technician,
} from './industries/middle-riders.ts';
import { director, mechanic, teacher } from './industries/rear-riders.ts';
import { roof, side, straps, wall, wheels } from './industries/trolley.ts';

/**
 * Industries: nine people, each from another industry, travel on the same trolley. One of them pushes
 * it, and a cat sits on the rails.
 */
export const nineRiders: Composition = {
  width: 1600,
  height: 400,
  bleeds: true,
  shapes: [
    ...wheels,
    wall,
    straps,
    ...teacher,
    ...salesperson,
    ...banker,
    hands,
    technician,
    ...nurse,
    ...pilot,
    ...official,
    ...side,
    ...sleepyArm,
    ...luggage,
    ...roof,
    ...mechanic,
    ...director,
    outerHands,
    ...cat,
  ],
};
