import type { Composition, Shape } from '#design-system';
import { line, slot, stack, stop } from '../figure-shapes.ts';
import { centered, heading, onBrand, plain, strong } from '../figure-words.ts';
import { hoursOf, onPaper, type Release } from './release.ts';

const width = 220;
const stageX = (stage: number) => stage * 245;
const [pillTop, pillHeight] = [196, 48];
const middle = pillTop + pillHeight / 2;
const [firstFound, perRow, gap] = [170, 6, 22];
const [hoursY, firstHour] = [280, 316];
/** The mistake that got out, and its way back to the fourth stage. */
const [testX, testY, wayBack, r] = [stageX(3), 422, stageX(3) - 12, 12];

const test: readonly Shape[] = [
  line([testX + width, testY], [stageX(4) - 4, testY], 'match', 3),
  line([testX, testY], [wayBack + r, testY], 'match', 3),
  {
    kind: 'arc',
    at: [wayBack + r, testY - r],
    r,
    from: 180,
    to: 270,
    stroke: 'match',
    width: 3,
  },
  line([wayBack, testY - r], [wayBack, middle + r], 'match', 3),
  { kind: 'arc', at: [testX, middle + r], r, from: 270, to: 360, stroke: 'match', width: 3 },
  slot([testX, testY - 24], [width - 2, 48], 'surface', 'match'),
  strong([testX + 20, testY + 1], 'Now an automated test'),
];

/** From left to right: mistakes found above the stages, and the hours that one took below them. */
export function widePrice(release: Release): Composition {
  const paper = onPaper(release);
  const inStages = release.stages.flatMap(({ label, by, found, hours }, stage): Shape[] => {
    const x = stageX(stage);
    const top = firstFound - Math.floor((found - 1) / perRow) * gap - 46;
    const isLast = stage === 4;
    return [
      heading([x, top], String(found), 46),
      plain([x + (found > 9 ? 64 : 38), top + 6], by),
      ...(isLast
        ? stop([x + 10, firstFound])
        : stack(found, { at: [x + 8, firstFound], perRow, gap, r: 7.5, fill: 'quiet' }, -1)),
      slot([x, pillTop], [width, pillHeight], 'brand'),
      centered(onBrand(strong([x + width / 2, middle], label))),
      heading([x, hoursY], hoursOf(hours), 24),
      ...stack(hours, {
        at: [x + 7, firstHour],
        perRow: 12,
        gap: 18,
        r: 6,
        fill: isLast ? 'text' : 'control',
      }),
    ];
  });

  return {
    width: 1200,
    height: 460,
    shapes: [
      line([-700, middle], [1900, middle], 'quiet'),
      ...inStages,
      ...test,
      line([1, 352], [1, 364], 'control'),
      line([1, 364], [stageX(1) + width, 364], 'control'),
      line([stageX(1) + width, 352], [stageX(1) + width, 364], 'control'),
      heading([0, 406], `${paper.hours} hours`, 46),
      plain([0, 444], `to fix all ${paper.found} found before any code`),
    ],
  };
}
