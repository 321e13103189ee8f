import type { Composition } from '#design-system';

/** A person, the seat that fits, and two that don't. */
export const peopleForYourTeam: Composition = {
  width: 240,
  height: 120,
  shapes: [
    { kind: 'match', from: [44, 60], to: [120, 24], stroke: 'quiet', width: 4 },
    { kind: 'match', from: [44, 60], to: [120, 96], stroke: 'quiet', width: 4 },
    { kind: 'match', from: [44, 60], to: [120, 60], stroke: 'match', width: 4 },
    { kind: 'slot', at: [120, 8], size: [112, 32], fill: 'quiet' },
    { kind: 'slot', at: [120, 80], size: [112, 32], fill: 'quiet' },
    { kind: 'slot', at: [104, 44], size: [128, 32], fill: 'match' },
    { kind: 'person', at: [32, 60], r: 24, fill: 'raised', figure: 'brand' },
    { kind: 'tick', at: [208, 60], r: 8, stroke: 'strong', width: 4 },
  ],
};
