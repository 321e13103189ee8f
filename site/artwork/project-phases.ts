import type { Composition, Shape } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from './figure-words.ts';

/** Large enough for a panel on a small desktop. */
const size = 17;
const width = 166;
const tall = 42;
const top = 32;
const pitch = 74;
/** The path, which the phases and the approvals are on. */
const pathX = 22;

/** Before launch, each phase with its people. */
const phases = [
  ['Scope', 2],
  ['Design', 2],
  ['Build', 4],
  ['Test', 3],
] as const;
const launchY = top + phases.length * pitch;
const supportY = launchY + pitch;

const people = (count: number, y: number): Shape => ({
  kind: 'dots',
  at: [width - 20 - (count - 1) * 17, y + tall / 2],
  count,
  gap: 17,
  r: 6,
  fill: 'quiet',
});

const price = (y: number): readonly Shape[] => [
  slot([width + 11, y + 6], [62, tall - 12], 'background', 'quiet'),
  centered(plain([width + 42, y + tall / 2], 'Fixed', 'text', size)),
];

const approval = (y: number): readonly Shape[] => [
  { kind: 'dot', at: [pathX, y + tall + 16], r: 10, fill: 'quiet' },
  { kind: 'tick', at: [pathX, y + tall + 17], r: 4.5, stroke: 'strong', width: 3 },
];

/** How a project runs: phases with their people, a fixed price, and an approval, up to launch. */
export const projectPhases: Composition = {
  width: 240,
  height: supportY + tall + 1,
  shapes: [
    plain([0, 10], 'Phase', 'muted', size),
    centered(plain([width + 42, 10], 'Price', 'muted', size)),
    line([pathX, top + tall], [pathX, supportY], 'quiet', 3),
    ...phases.flatMap(([name, count], index): readonly Shape[] => {
      const y = top + index * pitch;
      return [
        slot([0, y], [width, tall], 'brand'),
        onBrand(strong([20, y + tall / 2], name, size)),
        people(count, y),
        ...price(y),
        ...approval(y),
      ];
    }),
    plain([42, top + tall + 16], 'You approve it', 'text', size),
    plain([42, launchY - 16], 'Week 10 to 16', 'text', size),
    slot([0, launchY], [width, tall], 'match'),
    onBright(heading([20, launchY + tall / 2], 'Launch', 19)),
    { kind: 'tick', at: [width - 26, launchY + tall / 2 + 1], r: 8, stroke: 'strong', width: 4 },
    ...price(launchY),
    slot([1, supportY], [width - 2, tall], 'background', 'quiet'),
    strong([20, supportY + tall / 2], 'Support', size),
    people(1, supportY),
  ],
};
