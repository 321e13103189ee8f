import type { Composition, Shape, Size } from './composition.ts';

/** A value for each of the diagram's rows. */
export type Seven<Value> = readonly [Value, Value, Value, Value, Value, Value, Value];

/** The index of each person's role. Every second person, starting with the first, is a match. */
const roleOf = [4, 3, 6, 2, 5, 1, 0] as const;

type Layout = {
  width: number;
  /** From one row to the next. */
  row: number;
  /** The indent of every second row. */
  inset: number;
  slot: Size;
  /** Height of the type. */
  type: number;
};

export const wide: Layout = { width: 480, row: 56, inset: 24, slot: [152, 36], type: 13 };

/** For widths up to 342 px, where the wide drawing's words would be too small to read. */
export const compact: Layout = { width: 342, row: 44, inset: 12, slot: [160, 32], type: 14 };

/** The hero diagram as a composition. */
export const heroComposition = (
  { width, row, inset, slot, type }: Layout,
  roles: Seven<string>,
): Composition => {
  const [slotWidth, slotHeight] = slot;
  const middle = (index: number) => row * (index + 0.5);
  const setIn = (index: number) => (index % 2) * inset;
  // One unit from the edge. At the edge, half of the slot's outline would be cut off.
  const slotStart = (role: number) => width - 1 - slotWidth - inset + setIn(role);

  const people = roleOf.map((role, index) => {
    const matched = index % 2 === 1;
    const r = matched ? 15 : 12;
    const x = 16 + setIn(index);
    return { role, matched, r, at: [x, middle(index)] as const };
  });

  const lines = people.map(({ role, matched, r, at: [x, y] }): Shape => {
    const ends = { from: [x + r, y], to: [slotStart(role), middle(role)] } as const;
    return matched
      ? { kind: 'match', ...ends, stroke: 'accent', drawn: true }
      : { kind: 'match', ...ends, stroke: 'control', width: 1, dashed: true };
  });

  const dots = people.map(
    ({ matched, r, at }): Shape => ({
      kind: 'person',
      at,
      r,
      ...(matched ? { fill: 'match', figure: 'strong' } : { fill: 'line', figure: 'muted' }),
    }),
  );

  const slots = people.flatMap(({ role, matched }): Shape[] => {
    const [x, y] = [slotStart(role), middle(role)];
    const outline = { at: [x, y - slotHeight / 2], size: slot } as const;
    const label = { kind: 'label', at: [x + 16, y], text: roles[role], size: type } as const;
    return matched
      ? [
          { kind: 'slot', ...outline, fill: 'match' },
          { ...label, fill: 'strong' },
          { kind: 'tick', at: [x + slotWidth - 18, y], r: 6, stroke: 'strong' },
        ]
      : [
          { kind: 'slot', ...outline, fill: 'surface', stroke: 'line', width: 1 },
          { ...label, fill: 'muted' },
        ];
  });

  return { width, height: row * roles.length, shapes: [...lines, ...dots, ...slots] };
};
