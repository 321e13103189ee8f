import type { Composition, Shape } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, heading, onBrand, strong } from './figure-words.ts';

const field = (y: number, name: string): readonly Shape[] => [
  slot([32, y], [240, 60], 'subtle'),
  { ...strong([56, y + 30], name, 21), fill: 'strong' },
  { kind: 'tick', at: [242, y + 31], r: 10, stroke: 'strong', width: 4 },
];

/** Government: an online form asks for the signature, so it is decided in 9 days instead of 39. */
export const finishedForm: Composition = {
  width: 480,
  height: 420,
  shapes: [
    { kind: 'frame', at: [8, 8], size: [288, 404], radius: 40, fill: 'raised' },
    { ...heading([34, 56], 'Permit form', 32), fill: 'strong' },
    ...field(96, 'Name'),
    ...field(168, 'Address'),
    { kind: 'match', from: [272, 270], to: [400, 210], stroke: 'match', width: 5 },
    slot([32, 240], [240, 60], 'match'),
    { ...strong([56, 270], 'Signature', 21), fill: 'strong' },
    { kind: 'tick', at: [242, 271], r: 10, stroke: 'strong', width: 4 },
    slot([32, 328], [240, 60], 'brand'),
    centered(onBrand(strong([152, 358], 'Submit', 21))),
    { kind: 'slot', at: [329, 21], size: [142, 82], stroke: 'control', dashed: true },
    centered({ ...strong([400, 47], 'Paper', 20), fill: 'muted' }),
    centered({ ...heading([400, 75], '39 days', 24), fill: 'muted' }),
    { kind: 'person', at: [400, 210], r: 52, fill: 'quiet', figure: 'strong' },
    line([272, 358], [328, 358], 'quiet', 4),
    slot([328, 316], [144, 84], 'quiet'),
    { ...centered(strong([400, 343], 'Online', 20)), fill: 'strong' },
    { ...centered(heading([400, 371], '9 days', 24)), fill: 'strong' },
  ],
};
