import type { Composition, Shape } from '#design-system';
import { line, looks, portrait, slot } from './figure-shapes.ts';
import { centered, heading, onBrand, strong } from './figure-words.ts';

const field = (y: number, name: string): readonly Shape[] => [
  slot([24, y], [240, 60], 'subtle'),
  { ...strong([48, y + 30], name, 21), fill: 'strong' },
  { kind: 'tick', at: [234, y + 31], r: 10, stroke: 'strong', width: 4 },
];

/** Government: an online form asks for the signature, so it is decided in 9 days instead of 39. */
export const finishedForm: Composition = {
  width: 464,
  height: 404,
  shapes: [
    { kind: 'frame', at: [0, 0], size: [288, 404], radius: 40, fill: 'raised' },
    { ...heading([26, 48], 'Permit form', 32), fill: 'strong' },
    ...field(88, 'Name'),
    ...field(160, 'Address'),
    { kind: 'match', from: [264, 262], to: [392, 202], stroke: 'match', width: 5 },
    slot([24, 232], [240, 60], 'match'),
    { ...strong([48, 262], 'Signature', 21), fill: 'strong' },
    { kind: 'tick', at: [234, 263], r: 10, stroke: 'strong', width: 4 },
    slot([24, 320], [240, 60], 'brand'),
    centered(onBrand(strong([144, 350], 'Submit', 21))),
    { kind: 'slot', at: [321, 13], size: [142, 82], stroke: 'control', dashed: true },
    centered({ ...strong([392, 39], 'Paper', 20), fill: 'muted' }),
    centered({ ...heading([392, 67], '39 days', 24), fill: 'muted' }),
    ...portrait([392, 202], 108, 'quiet', looks.beard),
    line([264, 350], [320, 350], 'quiet', 4),
    slot([320, 308], [144, 84], 'quiet'),
    { ...centered(strong([392, 335], 'Online', 20)), fill: 'strong' },
    { ...centered(heading([392, 363], '9 days', 24)), fill: 'strong' },
  ],
};
