import type { Composition, Shape } from '#design-system';
import { line, matchStop, slot } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';
import {
  beforeCode,
  bracket,
  disc,
  escaped,
  labelSize,
  type Release,
  radiusOf,
} from './release.ts';

const hoursX = 176;
const compactScale = 4.4;

/** From top to bottom: each stage with its mistakes on the left, and the hours of one on the right. */
export function compactMistakes(release: Release): Composition {
  const paper = beforeCode(release);
  // What is between the rows makes room for itself.
  const sum = 190;
  const tops = [32, 108, sum + 56, sum + 132, sum + 208];
  const last = release.stages[escaped];
  const r = radiusOf(last.hours, compactScale);
  const discY = sum + 270;
  const test = discY + r + 22;
  return {
    width: 320,
    height: test + 44,
    shapes: [
      plain([0, 8], 'Mistakes found', 'muted', 14),
      plain([hoursX, 8], 'Hours to fix one', 'muted', 14),
      line([hoursX + r, discY + r], [hoursX + r, test + 4], 'match', 4),
      ...release.stages.flatMap((stage, index): readonly Shape[] => {
        const top = tops[index] ?? 0;
        const isLast = index === escaped;
        const y = isLast ? discY : top + 38;
        return [
          strong([0, top + 6], stage.name, 16),
          slot([0, y - 16], [stage.found * 4, 32], 'quiet'),
          heading([stage.found * 4 + 10, y], `${stage.found}`, labelSize),
          ...disc([hoursX, y], stage, compactScale, isLast),
        ];
      }),
      centered(heading([hoursX + r, discY - 6], `${last.hours}`, 28)),
      centered(plain([hoursX + r, discY + 16], 'hours', 'text', 14)),
      ...bracket(sum, 320, -10),
      heading([0, sum + 22], `${paper.hours} hours`, 18),
      plain([92, sum + 23], `for all ${paper.found} found before any code`, 'text', 14),
      ...matchStop([hoursX + r, test + 22], 22),
      strong([0, test + 23], 'Now an automated test', 16),
    ],
  };
}
