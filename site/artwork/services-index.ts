import type { Composition, Shape } from '#design-system';
import { avatar, looks, slot } from './figure-shapes.ts';

/** How long the services' names are, by what they result in. */
const groups = [
  [128, 146, 100],
  [164, 172, 204, 216],
  [136, 160, 152, 156, 176],
];
/** The service that is the match: the first one that results in a product. */
const match = 3;

const slotX = 256;
const services = groups
  .flatMap((names, group) => names.map((name) => ({ name, group })))
  .map(({ name, group }, index) => ({ name, y: 15 + index * 37 + group * 22 }));

const route = (y: number, isMatch: boolean): Shape => ({
  kind: 'match',
  from: [72, 240],
  to: [slotX, y],
  stroke: isMatch ? 'accent' : 'control',
  width: isMatch ? 5 : 2,
});

/** One client, and lines to each service in a list. */
export const servicesIndex: Composition = {
  width: 560,
  height: 482,
  shapes: [
    ...services.map(({ y }, index) => route(y, index === match)),
    ...services.flatMap(({ name, y }, index) => {
      const isMatch = index === match;
      return [
        slot([slotX, y - 15], [304, 30], isMatch ? 'match' : 'brand'),
        slot([slotX + 20, y - 4], [name, 8], isMatch ? 'strong' : 'quiet'),
      ];
    }),
    { kind: 'tick', at: [532, services[match]?.y ?? 0], r: 8, stroke: 'strong', width: 4 },
    ...avatar([72, 240], 72, 'match', looks.glasses),
  ],
};
