import type { Composition, Shape } from '#design-system';
import { bleed, line } from '../figure-shapes.ts';
import { crabHome, retiredSnail } from './beach-ends.ts';
import { residentOnTowel, wavingResidents } from './beach-residents.ts';
import { permitKiosk } from './permit-kiosk.ts';
import { souvenirCrab } from './souvenir-crab.ts';

/** The beach, and the sea in the foreground, which continues in the section below. */
const beach: readonly Shape[] = [
  line([-bleed, 304], [1600 + bleed, 304], 'strong', 32),
  line([-bleed, 316], [1600 + bleed, 316], 'quiet', 16),
  { kind: 'dots', at: [12.5, 307], count: 64, gap: 25, r: 12.5, fill: 'quiet' },
];

/**
 * A crab in sunglasses takes a souvenir home along the beach: a snow globe with the stamp for incomplete
 * forms. The head of permits waves from her kiosk. A resident files a form on a towel, and a snail has no
 * more rejections to deliver.
 */
export const retiredStamp: Composition = {
  width: 1600,
  height: 320,
  bleeds: true,
  shapes: [
    ...beach,
    ...permitKiosk,
    ...crabHome,
    ...residentOnTowel,
    ...souvenirCrab,
    ...wavingResidents,
    ...retiredSnail,
  ],
};
