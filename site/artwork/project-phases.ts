import type { Composition, Shape } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { heading, onBrand, onBright, plain, strong } from './figure-words.ts';

const width = 240;
const tall = 52;
const top = 40;
const pitch = 69;
/** The path, which the phases are on. */
const pathX = 38;
const nameX = 24;

/** Before launch, each phase with its weeks. */
const phases = [
  ['Scope', 2],
  ['Design', 2],
  ['Build', 6],
  ['Test', 4],
] as const;
const launchY = top + phases.length * pitch;
const launchTall = 78;
const supportY = launchY + launchTall + pitch - tall;

const weeks = (count: number, y: number): Shape => ({
  ...plain([width - nameX, y + tall / 2], `${count} weeks`, 'onBrand', 18),
  anchor: 'end',
});

/** How a project runs: phases with their weeks, up to launch. */
export const projectPhases: Composition = {
  width,
  height: supportY + tall + 1,
  shapes: [
    strong([0, 12], 'A sample app', 20),
    line([pathX, top + tall], [pathX, supportY], 'quiet', 4),
    ...phases.flatMap(([name, count], index): readonly Shape[] => {
      const y = top + index * pitch;
      return [
        slot([0, y], [width, tall], 'brand'),
        onBrand(strong([nameX, y + tall / 2], name, 22)),
        weeks(count, y),
      ];
    }),
    slot([0, launchY], [width, launchTall], 'match'),
    onBright(heading([nameX, launchY + 27], 'Launch', 26)),
    onBright(strong([nameX, launchY + 54], 'Week 14', 18)),
    { kind: 'tick', at: [width - 40, launchY + 40], r: 14, stroke: 'strong', width: 6 },
    slot([1, supportY], [width - 2, tall], 'background', 'quiet'),
    strong([nameX, supportY + tall / 2], 'Support', 22),
  ],
};
