import type { Composition, Shape } from './composition.ts';

/** One value for each of the diagram's roles. */
export type Five<Value> = readonly [Value, Value, Value, Value, Value];

/** The row of each role's person. */
export const personOf: Five<number> = [1, 3, 0, 4, 2];

/** The role that is selected at first. */
export const firstChoice = 1;

const width = 342;
/** The distance from one row to the next. */
const row = 67;
/** Of the slots that aren't selected. */
const slot = [168, 46] as const;

const middle = (index: number) => row * (index + 0.5);
/** The selected slot starts first and is higher. */
const slotSize = (role: number) =>
  role === firstChoice ? ([slot[0] + 20, slot[1] + 10] as const) : slot;
// One unit from the edge. At the edge, half of the slot's outline would be cut off.
const slotStart = (role: number) => width - 1 - slotSize(role)[0];

const lineTo = (role: number): Shape => {
  const ends = {
    from: [28, middle(personOf[role] ?? role)],
    to: [slotStart(role), middle(role)],
  } as const;
  return role === firstChoice
    ? { kind: 'match', ...ends, stroke: 'accent', width: 7 }
    : { kind: 'match', ...ends, stroke: 'control', width: 2 };
};

const personFor = (role: number): Shape => {
  const at = [28, middle(personOf[role] ?? role)] as const;
  return role === firstChoice
    ? { kind: 'person', at, r: 28, fill: 'match', figure: 'strong' }
    : { kind: 'person', at, r: 28, fill: 'brand', figure: 'raised' };
};

const slotOf = (role: number, text: string): Shape[] => {
  const [x, y] = [slotStart(role), middle(role)];
  const size = slotSize(role);
  const outline = { at: [x, y - size[1] / 2], size } as const;
  const label = { kind: 'label', at: [x + 18, y], text, size: 16 } as const;
  return role === firstChoice
    ? [
        { kind: 'slot', ...outline, fill: 'match' },
        { ...label, fill: 'strong' },
        { kind: 'tick', at: [x + size[0] - 22, y], r: 7, stroke: 'strong' },
      ]
    : [
        { kind: 'slot', ...outline, fill: 'surface', stroke: 'line', width: 1 },
        { ...label, fill: 'muted' },
      ];
};

/** The people and roles of the hero diagram in two columns, for pictures of a page. */
export const heroComposition = (roles: Five<string>): Composition => ({
  width,
  height: row * roles.length,
  shapes: [
    ...roles.map((_, role) => lineTo(role)),
    ...roles.map((_, role) => personFor(role)),
    ...roles.flatMap((text, role) => slotOf(role, text)),
  ],
});
