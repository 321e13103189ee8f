import type { Composition, Shape } from '#design-system';
import { slot } from './figure-shapes.ts';

/** How long the customer's name is in each of the four records. */
const names = [92, 92, 56, 76];
const recordX = (record: number) => record * 156;
const userX = (user: number) => 40 + user * 130;

const duplicates = names.flatMap((name, record): readonly Shape[] => {
  const x = recordX(record);
  return [
    {
      kind: 'match',
      from: [x + 66, 148],
      to: [258 + record * 28, 212],
      direction: 'down',
      stroke: 'control',
      width: 3,
    },
    {
      kind: 'frame',
      at: [x + 1, 1],
      size: [130, 146],
      radius: 28,
      fill: 'surface',
      stroke: 'control',
    },
    { kind: 'person', at: [x + 66, 50], r: 28, fill: 'quiet', figure: 'strong' },
    slot([x + 20, 94], [name, 14], 'brand'),
    slot([x + 20, 118], [92 - record * 14, 10], 'quiet'),
  ];
});

const users = [0, 1, 2, 3, 4].flatMap((user): readonly Shape[] => [
  {
    kind: 'match',
    from: [220 + user * 40, 356],
    to: [userX(user), 402],
    direction: 'down',
    stroke: 'ornament',
    width: 3,
  },
  { kind: 'person', at: [userX(user), 440], r: 40, fill: 'brand', figure: 'raised' },
]);

/** Salesforce: four records of one customer become one, which the whole team uses. */
export const oneRecord: Composition = {
  width: 600,
  height: 480,
  shapes: [
    ...duplicates,
    ...users,
    { kind: 'frame', at: [96, 212], size: [408, 144], radius: 36, fill: 'brand' },
    { kind: 'person', at: [176, 284], r: 48, fill: 'match', figure: 'strong' },
    slot([248, 246], [208, 20], 'raised'),
    slot([248, 282], [160, 14], 'quiet'),
    slot([248, 308], [184, 14], 'quiet'),
  ],
};
