import type { Composition, Shape } from '#design-system';
import { arrow, line, matchStop, piece, slot } from '../figure-shapes.ts';

/** A map of systems, 140 wide, and the connections between them. */
const systems: readonly Shape[] = [
  ...[16, 124].flatMap((x) => [16, 88].map((y) => line([70, 52], [x, y], 'quiet', 6))),
  ...[0, 106].flatMap((x) =>
    [0, 70].map(
      (y): Shape => ({ kind: 'frame', at: [x, y], size: [34, 34], radius: 9, fill: 'quiet' }),
    ),
  ),
  { kind: 'dot', at: [70, 52], r: 27, fill: 'brand' },
];

type Option = { effort: number; risk: number; suggested?: true };

/** An option's page in the report, 96 wide, with bars for its effort and its risk. */
const option = (x: number, { effort, risk, suggested }: Option): readonly Shape[] => [
  { kind: 'frame', at: [x, 0], size: [96, 104], radius: 14, fill: 'raised' },
  ...(suggested
    ? matchStop([x + 48, 34], 20)
    : [{ kind: 'dot', at: [x + 48, 34], r: 13, fill: 'quiet' } as const]),
  slot([x + 16, 66], [effort, 8], 'strong'),
  slot([x + 16, 82], [risk, 8], 'quiet'),
];

const suggested: Option = { effort: 36, risk: 24, suggested: true };

/** A map of systems, and the option that the report suggests. */
export const options = piece([...systems, ...arrow([157, 52], 187), ...option(204, suggested)]);

/** The same, with all options. */
export const wideOptions: Composition = {
  ...piece([
    ...systems,
    ...arrow([186, 52], 246),
    ...option(293, { effort: 64, risk: 48 }),
    ...option(441, suggested),
    ...option(589, { effort: 28, risk: 64 }),
  ]),
  width: 685,
};
