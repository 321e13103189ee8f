import type { Shape } from '#design-system';
import { line, panel, slot } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** A dog that looks through the gap at the lunch box. */
export const dog: readonly Shape[] = [
  panel([226, 394], [60, 138], 0, 'strong'),
  { kind: 'dot', at: [256, 450], r: 35, fill: 'raised' },
  line([227, 434], [220, 466], 'brand', 22),
  line([285, 434], [290, 466], 'brand', 22),
  panel([244, 484], [24, 40], 12, 'quiet'),
  panel([229, 459], [54, 40], 19, 'subtle'),
  { kind: 'dots', at: [244, 448], count: 2, gap: 24, r: 5.5, fill: 'strong' },
  slot([242, 463], [28, 17], 'strong'),
];

/** The lunch that the dog looks at. */
export const lunchBox: readonly Shape[] = [
  { kind: 'arc', at: [255, 540], r: 18, from: -90, to: 90, stroke: 'quiet', width: 8 },
  panel([194, 536], [122, 56], 12, 'raised'),
  line([194, 552], [316, 552], 'strong', 4),
  { kind: 'dots', at: [214, 552], count: 2, gap: 82, r: 6, fill: 'strong' },
  onBright(centered(strong([255, 574], 'Lunch', 21))),
];

/** The dog’s ball. */
export const ball: readonly Shape[] = [
  { kind: 'dot', at: [84, 564], r: 26, fill: 'quiet' },
  { kind: 'arc', at: [84, 526], r: 38, from: 142, to: 218, stroke: 'strong', width: 6 },
];
