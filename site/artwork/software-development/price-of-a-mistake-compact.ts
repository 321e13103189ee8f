import type { Composition, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';
import {
  balloon,
  beforeCode,
  bracket,
  escaped,
  labelSize,
  type Release,
  radiusOf,
  testTag,
} from './release.ts';

/** The middle of the balloons, and how large they are. */
const [middle, compactScale] = [246, 7.6];

/** From top to bottom: each stage with its mistakes on the left, and the hours of one on the right. */
export function compactMistakes(release: Release): Composition {
  const paper = beforeCode(release);
  // What is between the rows makes room for itself.
  const sum = 190;
  const tops = [32, 108, sum + 56, sum + 132, sum + 208];
  const lastY = sum + 298;
  return {
    width: 320,
    height: lastY + 84,
    shapes: [
      plain([0, 8], 'Mistakes found', 'muted', 14),
      { ...plain([320, 8], 'Hours to fix one', 'muted', 14), anchor: 'end' },
      ...release.stages.flatMap((stage, index): readonly Shape[] => {
        const top = tops[index] ?? 0;
        const isLast = index === escaped;
        const y = top + 38;
        const r = radiusOf(stage.hours, compactScale);
        const hours = `${stage.hours}`;
        return [
          strong([0, top + 6], stage.name, 16),
          slot([0, y - 16], [stage.found * 4, 32], 'quiet'),
          heading([stage.found * 4 + 10, y], `${stage.found}`, labelSize),
          ...(isLast ? [line([140, lastY + 30], [middle, lastY + 30], 'match', 4)] : []),
          ...balloon([middle, isLast ? lastY : y - 6], r, isLast),
          ...(isLast
            ? [
                onBright(centered(heading([middle, lastY - 8], hours, 64))),
                onBright(centered(strong([middle, lastY + 36], 'hours', 18))),
              ]
            : r > 30
              ? [onBrand(centered(heading([middle, y - 5], hours, labelSize)))]
              : [heading([middle + r + 10, y - 5], hours, labelSize)]),
        ];
      }),
      ...bracket(sum, 320, -10),
      heading([0, sum + 22], `${paper.hours} hours`, 18),
      plain([92, sum + 23], `for all ${paper.found} found before any code`, 'text', 14),
      ...testTag([0, lastY + 4], [158, 52], 14),
    ],
  };
}
