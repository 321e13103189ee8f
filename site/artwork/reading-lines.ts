import type { Composition } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { heading, onBrand, strong } from './figure-words.ts';

/** An article of five minutes, by a team lead, with something to do today at its end. */
export const readingLines: Composition = {
  width: 480,
  height: 420,
  shapes: [
    { kind: 'frame', at: [152, 8], size: [304, 344], radius: 40, fill: 'quiet' },
    { kind: 'frame', at: [9, 45], size: [382, 366], radius: 40, fill: 'surface', stroke: 'line' },
    { kind: 'frame', at: [32, 68], size: [336, 112], radius: 28, fill: 'brand' },
    { kind: 'person', at: [88, 124], r: 32, fill: 'raised', figure: 'strong' },
    { kind: 'match', from: [120, 124], to: [196, 124], stroke: 'raised', width: 4 },
    slot([196, 98], [148, 52], 'quiet'),
    { ...strong([222, 124], '5 min read', 20), fill: 'strong' },
    heading([32, 218], 'Staff augmentation', 30),
    slot([32, 250], [336, 12], 'quiet'),
    slot([32, 276], [304, 12], 'quiet'),
    slot([32, 302], [216, 12], 'quiet'),
    slot([32, 336], [224, 56], 'match'),
    { ...strong([58, 364], 'Do this today', 20), fill: 'strong' },
    { kind: 'tick', at: [222, 365], r: 10, stroke: 'strong', width: 4 },
    line([256, 364], [288, 364], 'accent', 4),
    slot([288, 328], [184, 72], 'brand'),
    { kind: 'person', at: [325, 364], r: 26, fill: 'raised', figure: 'strong' },
    onBrand(strong([362, 364], 'Team lead', 20)),
  ],
};
