import type { Composition, Shape } from './composition.ts';

/** One value for each of the diagram's rows. */
export type Seven<Value> = readonly [Value, Value, Value, Value, Value, Value, Value];

/** The row of each role's person. */
export const personOf: Seven<number> = [1, 4, 0, 2, 3, 6, 5];

/** The role that is selected at first. */
export const firstChoice = 1;

const width = 342;
/** The distance from one row to the next. */
const row = 48;
/** Of the slots that aren't selected. */
const slot = [160, 36] as const;

const middle = (index: number) => row * (index + 0.5);
/** The selected slot starts first and is higher. */
const slotSize = (role: number) =>
  role === firstChoice ? ([slot[0] + 20, slot[1] + 6] as const) : slot;
// One unit from the edge. At the edge, half of the slot's outline would be cut off.
const slotStart = (role: number) => width - 1 - slotSize(role)[0];

const lineTo = (role: number): Shape => {
  const ends = {
    from: [20, middle(personOf[role] ?? role)],
    to: [slotStart(role), middle(role)],
  } as const;
  return role === firstChoice
    ? { kind: 'match', ...ends, stroke: 'accent', width: 5 }
    : { kind: 'match', ...ends, stroke: 'control', width: 2 };
};

const personFor = (role: number): Shape => {
  const at = [20, middle(personOf[role] ?? role)] as const;
  return role === firstChoice
    ? { kind: 'person', at, r: 20, fill: 'match', figure: 'strong' }
    : { kind: 'person', at, r: 20, fill: 'brand', figure: 'raised' };
};

const slotOf = (role: number, text: string): Shape[] => {
  const [x, y] = [slotStart(role), middle(role)];
  const size = slotSize(role);
  const outline = { at: [x, y - size[1] / 2], size } as const;
  const label = { kind: 'label', at: [x + 16, y], text, size: 14 } as const;
  return role === firstChoice
    ? [
        { kind: 'slot', ...outline, fill: 'match' },
        { ...label, fill: 'strong' },
        { kind: 'tick', at: [x + size[0] - 18, y], r: 6, stroke: 'strong' },
      ]
    : [
        { kind: 'slot', ...outline, fill: 'surface', stroke: 'line', width: 1 },
        { ...label, fill: 'muted' },
      ];
};

/** The hero diagram as it first looks, for pictures of a page. Shapes stand for the portraits. */
export const heroComposition = (roles: Seven<string>): Composition => ({
  width,
  height: row * roles.length,
  shapes: [
    ...roles.map((_, role) => lineTo(role)),
    ...roles.map((_, role) => personFor(role)),
    ...roles.flatMap((text, role) => slotOf(role, text)),
  ],
});
