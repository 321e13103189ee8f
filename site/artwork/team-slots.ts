import type { Composition, Point, Shape, Size } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, onBrand, onBright, strong } from './figure-words.ts';

const roles = ['Front end', 'Back end', 'QA', 'DevOps'];
/** The role that the team is missing. */
const missing = 2;
const size: Size = [99, 268];
const placeY = 150;

const placeAt = (role: number, y = placeY): Point => [24 + role * 111, y];
const middleOf = (role: number) => placeAt(role)[0] + size[0] / 2;

const ticketAt = (role: number, ticket: number): Point => [
  middleOf(role) - 28,
  placeY + 148 + ticket * 30,
];

const teammate = (name: string, role: number): readonly Shape[] => [
  slot(placeAt(role), size, 'brand'),
  { kind: 'person', at: [middleOf(role), placeY + 54], r: 34, fill: 'quiet', figure: 'strong' },
  onBrand(centered(strong([middleOf(role), placeY + 116], name, 18))),
  ...[0, 1, 2].map((ticket) => slot(ticketAt(role, ticket), [56, 18], 'quiet')),
];

const [openX, openY] = placeAt(missing);
const x = middleOf(missing);

/** Staff augmentation: a specialist takes the open place in a sprint, where tickets wait. */
export const teamSlots: Composition = {
  width: 480,
  height: 442,
  shapes: [
    { kind: 'frame', at: [1, 61], size: [478, 380], radius: 52, fill: 'surface', stroke: 'line' },
    strong([36, 108], 'Your sprint', 22),
    ...roles.flatMap((name, role) => (role === missing ? [] : teammate(name, role))),
    {
      kind: 'slot',
      at: [openX + 1, openY + 1],
      size: [size[0] - 2, size[1] - 2],
      stroke: 'control',
      dashed: true,
    },
    ...[0, 1, 2].map((ticket) => slot(ticketAt(missing, ticket), [56, 18], 'quiet')),
    slot(placeAt(missing, 0), size, 'match'),
    { kind: 'person', at: [x, 54], r: 34, fill: 'strong', figure: 'match' },
    onBright(centered(strong([x, 116], 'QA', 24))),
    line([x, 168], [x, 226], 'strong', 5),
    {
      kind: 'line',
      points: [
        [x - 18, 208],
        [x, 226],
        [x + 18, 208],
      ],
      stroke: 'strong',
      width: 5,
    },
  ],
};
