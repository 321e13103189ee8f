import type { Composition, Shape } from '#design-system';
import { centered, heading, onBrand, strong } from './figure-words.ts';

/** The figure's records that agree: the same customer, entered three times. */
const names = ['Maria Lopez', 'LOPEZ MARIA', 'M. Lopez'];
const recordX = (record: number) => record * 206;
const userX = (user: number) => 40 + user * 130;

const duplicates = names.flatMap((name, record): readonly Shape[] => {
  const x = recordX(record);
  return [
    {
      kind: 'match',
      from: [x + 94, 148],
      to: [256 + record * 44, 212],
      direction: 'down',
      stroke: 'control',
      width: 3,
    },
    {
      kind: 'frame',
      at: [x + 1, 1],
      size: [186, 146],
      radius: 36,
      fill: 'surface',
      stroke: 'control',
    },
    { kind: 'person', at: [x + 94, 54], r: 32, fill: 'quiet', figure: 'strong' },
    centered(strong([x + 94, 116], name, 23)),
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

/** Salesforce: three records of one customer become one, which the whole team uses. */
export const oneRecord: Composition = {
  width: 600,
  height: 480,
  shapes: [
    ...duplicates,
    ...users,
    { kind: 'frame', at: [76, 212], size: [448, 144], radius: 36, fill: 'brand' },
    { kind: 'person', at: [156, 284], r: 48, fill: 'match', figure: 'strong' },
    onBrand(heading([228, 262], 'Maria Lopez', 40)),
    onBrand(strong([228, 312], 'One account', 26)),
  ],
};
