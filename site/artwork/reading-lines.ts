import type { Composition } from '#design-system';
import { avatar, line, looks, slot } from './figure-shapes.ts';
import { heading, onBrand, strong } from './figure-words.ts';

/** An article of five minutes, by a team lead, with something to do today at its end. */
export const readingLines: Composition = {
  width: 464,
  height: 404,
  shapes: [
    { kind: 'frame', at: [144, 0], size: [304, 344], radius: 40, fill: 'quiet' },
    { kind: 'frame', at: [1, 37], size: [382, 366], radius: 40, fill: 'surface', stroke: 'line' },
    { kind: 'frame', at: [24, 60], size: [336, 112], radius: 28, fill: 'brand' },
    ...avatar([80, 116], 32, 'raised', looks.glasses),
    { kind: 'match', from: [112, 116], to: [188, 116], stroke: 'raised', width: 4 },
    slot([188, 90], [148, 52], 'quiet'),
    { ...strong([214, 116], '5 min read', 20), fill: 'strong' },
    heading([24, 210], 'Staff augmentation', 30),
    slot([24, 242], [336, 12], 'quiet'),
    slot([24, 268], [304, 12], 'quiet'),
    slot([24, 294], [216, 12], 'quiet'),
    slot([24, 328], [224, 56], 'match'),
    { ...strong([50, 356], 'Do this today', 20), fill: 'strong' },
    { kind: 'tick', at: [214, 357], r: 10, stroke: 'strong', width: 4 },
    line([248, 356], [280, 356], 'accent', 4),
    slot([280, 320], [184, 72], 'brand'),
    ...avatar([317, 356], 26, 'raised', looks.bob),
    onBrand(strong([354, 356], 'Team lead', 20)),
  ],
};
