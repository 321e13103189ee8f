import type { Point, Shape } from '../../artwork/composition.ts';

/** People who work together, drawn one by one. */
export type Team = {
  /** The team's name, such as "Our five". */
  label: string;
  /** The share of the week that each person works on it, where 1 is the whole week. */
  shares: readonly number[];
  /** A note below the people, such as "for six months". */
  note: string;
};

/** Where a plan starts from the left, and its width, in the drawing's units. */
export const [start, width] = [25, 430];
const size = 21;

export type Label = Extract<Shape, { kind: 'label' }>;

export const label = (at: Point, text: string, look: Partial<Label> = {}): Label => ({
  kind: 'label',
  at,
  text,
  size,
  fill: 'text',
  ...look,
});

/** A close estimate of a label's width. */
export const widthOf = (text: string) => text.length * size * 0.5;

/** A person, with a ring that shows their share of the week if it isn't the whole week. */
const person = (at: Point, share: number): readonly Shape[] =>
  share === 1
    ? [{ kind: 'person', at, r: 20, fill: 'brand', figure: 'raised' }]
    : [
        { kind: 'person', at, r: 14, fill: 'quiet', figure: 'strong' },
        { kind: 'dot', at, r: 18, stroke: 'line', width: 4 },
        { kind: 'arc', at, r: 18, from: 0, to: share * 360, stroke: 'brand', width: 4 },
      ];

/** The teams next to each other, above everything else. */
export function drawTeams(teams: readonly Team[]): readonly Shape[] {
  const people = teams.flatMap((team) => team.shares).length;
  const gap = Math.min(50, width / (people + teams.length / 2));
  const secondStart = start + width - (teams[1]?.shares.length ?? 0) * gap;
  return teams.flatMap(({ label: name, shares, note }, index) => {
    // A note may be wider than the people above it.
    const x = index === 0 ? start : Math.min(secondStart, start + width - widthOf(note));
    return [
      label([x, 46], name),
      ...shares.flatMap((share, each) => person([x + 20 + each * gap, 90], share)),
      label([x, 136], note, { fill: 'muted', variant: 'plain' }),
    ];
  });
}
