import type { Composition, Look, Point, Shape } from './composition.ts';
import type { Tone } from './tone.ts';

/** One value for each of the diagram's roles, or people. */
export type Five<Value> = readonly [Value, Value, Value, Value, Value];

/** The place of each role's person, from the left. */
export const personOf: Five<number> = [1, 3, 0, 4, 2];

/** The role that is selected at first. */
export const firstChoice = 1;

/** The middle of each role. The stage is 600 units wide. */
export const middleOf: Five<number> = [94, 300, 506, 197, 403];

/** How much of the stage's width each person has. */
export const place = 120;

const looks: Five<Look> = [
  { skin: 'raised', hair: 'strong', cut: 'bob', clothes: 'subtle', collar: 'raised' },
  {
    skin: 'quiet',
    hair: 'strong',
    cut: 'short',
    wears: 'glasses',
    clothes: 'raised',
    collar: 'quiet',
  },
  { skin: 'subtle', hair: 'strong', cut: 'long', clothes: 'quiet', collar: 'raised' },
  {
    skin: 'subtle',
    hair: 'strong',
    cut: 'curls',
    wears: 'beard',
    clothes: 'strong',
    collar: 'raised',
  },
  {
    skin: 'raised',
    hair: 'control',
    cut: 'bun',
    wears: 'glasses',
    clothes: 'quiet',
    collar: 'raised',
  },
];

const roleSize = [184, 56] as const;
const secondRow = 68;
/** Where lines begin to bend, and where the chairs begin and end. */
const [bend, top, floor] = [134, 300, 496];

const fromTop = (role: number) => (role < 3 ? 0 : secondRow);

const lineOf = (role: number): readonly Shape[] => {
  const x = middleOf[role] ?? 0;
  const to: Point = [place * ((personOf[role] ?? role) + 0.5), top];
  const pen =
    role === firstChoice
      ? ({ stroke: 'accent', width: 7 } as const)
      : ({ stroke: 'control', width: 2 } as const);
  return [
    {
      kind: 'line',
      points: [
        [x, fromTop(role) + roleSize[1] / 2],
        [x, bend],
      ],
      ...pen,
    },
    { kind: 'match', from: [x, bend], to, direction: 'down', ...pen },
  ];
};

const chairFor = (x: number, fill: Tone): readonly Shape[] => [
  { kind: 'frame', at: [x + 19, top], size: [82, 130], radius: 28, fill },
  { kind: 'slot', at: [x + 6, floor - 66], size: [108, 22], fill },
  { kind: 'slot', at: [x + 54, floor - 50], size: [12, 40], fill },
  { kind: 'slot', at: [x + 20, floor - 16], size: [80, 16], fill },
];

const personFor = (role: number): readonly Shape[] => {
  const person = personOf[role] ?? role;
  const look = looks[person] ?? looks[0];
  const x = place * person;
  return [
    ...chairFor(x, role === firstChoice ? 'match' : 'brand'),
    { kind: 'face', at: [x + place / 2, floor - 56], size: 132, ...look },
  ];
};

const slotOf = (role: number, text: string): readonly Shape[] => {
  const [x, y] = [middleOf[role] ?? 0, fromTop(role)];
  const slot = { kind: 'slot', at: [x - roleSize[0] / 2, y], size: roleSize } as const;
  const label = {
    kind: 'label',
    at: [x, y + roleSize[1] / 2],
    text,
    anchor: 'middle',
    size: 20,
  } as const;
  return role === firstChoice
    ? [
        { ...slot, fill: 'match' },
        { ...label, fill: 'strong' },
      ]
    : [
        { ...slot, fill: 'surface', stroke: 'line', width: 1 },
        { ...label, fill: 'muted' },
      ];
};

/** The hero diagram as it first looks, for pictures of a page. Busts stand for its people. */
export const heroComposition = (roles: Five<string>): Composition => ({
  width: place * roles.length,
  height: floor,
  shapes: [
    ...roles.flatMap((_, role) => lineOf(role)),
    ...roles.flatMap((_, role) => personFor(role)),
    ...roles.flatMap((text, role) => slotOf(role, text)),
  ],
});
