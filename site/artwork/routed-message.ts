import type { Composition, Shape } from '#design-system';
import { avatar, line, looks, slot } from './figure-shapes.ts';
import { heading, onBrand, strong } from './figure-words.ts';

const area = (name: string, index: number): readonly Shape[] => {
  const y = 210 + index * 68;
  return [
    { kind: 'slot', at: [25, y - 27], size: [186, 54], stroke: 'quiet' },
    { kind: 'dot', at: [52, y], r: 9, stroke: 'control' },
    { ...strong([76, y], name, 20), fill: 'strong' },
  ];
};

/** Contact: a message goes to someone in its area, who replies with a direct phone number. */
export const routedMessage: Composition = {
  width: 464,
  height: 404,
  shapes: [
    { kind: 'frame', at: [0, 0], size: [236, 404], radius: 40, fill: 'raised' },
    { ...heading([26, 50], 'Message', 32), fill: 'strong' },
    slot([26, 84], [184, 14], 'subtle'),
    slot([26, 110], [184, 14], 'subtle'),
    slot([26, 136], [112, 14], 'subtle'),
    { kind: 'match', from: [212, 210], to: [310, 72], stroke: 'match', width: 5 },
    slot([24, 182], [188, 56], 'match'),
    { kind: 'dot', at: [52, 210], r: 9, fill: 'strong' },
    { ...strong([76, 210], 'Software', 20), fill: 'strong' },
    ...['Training', 'Career'].flatMap((name, index) => area(name, index + 1)),
    line([368, 128], [368, 180], 'quiet', 4),
    ...avatar([368, 72], 60, 'quiet', looks.curls),
    { kind: 'frame', at: [272, 180], size: [192, 224], radius: 40, fill: 'brand' },
    onBrand(heading([300, 228], 'Reply', 32)),
    onBrand(strong([300, 270], 'within one', 20)),
    onBrand(strong([300, 296], 'business day', 20)),
    slot([292, 332], [152, 52], 'quiet'),
    { ...strong([318, 358], 'Direct line', 20), fill: 'strong' },
  ],
};
