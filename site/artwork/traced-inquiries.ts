import type { Composition, Point, Shape } from '#design-system';
import { slot } from './figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from './figure-words.ts';

/** The channels of the page's figure, with the inquiries that each brings in. */
const channels = [
  ['Article', 8],
  ['Search ads', 5],
  ['Newsletter', 3],
  ['Social', 2],
  ['Brand search', 2],
] as const;
const total = channels.reduce((sum, [, count]) => sum + count, 0);

const height = 64;
const channelY = (channel: number) => height / 2 + channel * 84;
const all: Point = [384, 200];

const traces = channels.map(
  ([, count], index): Shape => ({
    kind: 'match',
    from: [200, channelY(index)],
    to: all,
    stroke: 'quiet',
    width: count * 3,
  }),
);

/** Digital marketing: the inquiries, and the channel that each came from. */
export const tracedInquiries: Composition = {
  width: 480,
  height: 400,
  shapes: [
    ...traces,
    ...channels.flatMap(([name, count], index): readonly Shape[] => {
      const y = channelY(index);
      return [
        slot([0, y - height / 2], [220, height], 'brand'),
        { kind: 'dot', at: [32, y], r: 22, fill: 'quiet' },
        onBright(centered(strong([32, y], String(count), 20))),
        onBrand(strong([68, y], name, 20)),
      ];
    }),
    { kind: 'dot', at: all, r: 96, fill: 'match' },
    onBright(centered(heading([all[0], 184], String(total), 64))),
    onBright(centered(strong([all[0], 234], 'inquiries', 20))),
  ],
};
