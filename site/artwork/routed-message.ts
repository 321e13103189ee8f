import type { Composition, Shape } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { heading, onBrand, strong } from './figure-words.ts';

const area = (name: string, index: number): readonly Shape[] => {
  const y = 218 + index * 68;
  return [
    { kind: 'slot', at: [33, y - 27], size: [186, 54], stroke: 'quiet' },
    { kind: 'dot', at: [60, y], r: 9, stroke: 'control' },
    { ...strong([84, y], name, 20), fill: 'strong' },
  ];
};

/** Contact: a message goes to someone in its area, who replies with a direct phone number. */
export const routedMessage: Composition = {
  width: 480,
  height: 420,
  shapes: [
    { kind: 'frame', at: [8, 8], size: [236, 404], radius: 40, fill: 'raised' },
    { ...heading([34, 58], 'Message', 32), fill: 'strong' },
    slot([34, 92], [184, 14], 'subtle'),
    slot([34, 118], [184, 14], 'subtle'),
    slot([34, 144], [112, 14], 'subtle'),
    { kind: 'match', from: [220, 218], to: [318, 80], stroke: 'match', width: 5 },
    slot([32, 190], [188, 56], 'match'),
    { kind: 'dot', at: [60, 218], r: 9, fill: 'strong' },
    { ...strong([84, 218], 'Software', 20), fill: 'strong' },
    ...['Training', 'Career'].flatMap((name, index) => area(name, index + 1)),
    line([376, 136], [376, 188], 'quiet', 4),
    { kind: 'person', at: [376, 80], r: 60, fill: 'quiet', figure: 'strong' },
    { kind: 'frame', at: [280, 188], size: [192, 224], radius: 40, fill: 'brand' },
    onBrand(heading([308, 236], 'Reply', 32)),
    onBrand(strong([308, 278], 'within one', 20)),
    onBrand(strong([308, 304], 'business day', 20)),
    slot([300, 340], [152, 52], 'quiet'),
    { ...strong([326, 366], 'Direct line', 20), fill: 'strong' },
  ],
};
