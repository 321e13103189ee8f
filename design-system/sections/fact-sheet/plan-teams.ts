import type { Point, Shape } from '../../artwork/composition.ts';
import { label, type PlanLayout, quiet, widthOf } from './plan-layout.ts';

/** People who work together, drawn one by one. */
export type Team = {
  /** The team's name, such as "Our five". */
  label: string;
  /** The share of the week that each person works on it, where 1 is the whole week. */
  shares: readonly number[];
  /** A note below the people, such as "for six months". */
  note: string;
};

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
export function drawTeams(teams: readonly Team[], layout: PlanLayout): readonly Shape[] {
  const { start, width, team } = layout;
  const people = teams.flatMap(({ shares }) => shares).length;
  const gap = Math.min(50, width / (people + teams.length / 2));
  const secondStart = start + width - (teams[1]?.shares.length ?? 0) * gap;
  return teams.flatMap(({ label: name, shares, note }, index) => {
    // A note may be wider than the people above it.
    const x = index === 0 ? start : Math.min(secondStart, start + width - widthOf(note, layout));
    return [
      label([x, team.name], name, layout),
      ...shares.flatMap((share, each) => person([x + 20 + each * gap, team.people], share)),
      label([x, team.note], note, layout, quiet),
    ];
  });
}
