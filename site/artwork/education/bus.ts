import type { Shape } from '#design-system';
import { cutOut, line, looks, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand } from '../figure-words.ts';
import { panes } from './panes.ts';

/** A pupil’s hand, raised through the roof. */
const raisedHand: readonly Shape[] = [
  line([334, 110], [342, 62], 'brand', 30),
  cutOut(
    [
      [335, 58],
      [328, 26],
      [338, 46],
      [343, 13],
      [347, 46],
      [360, 20],
      [353, 52],
      [366, 46],
      [350, 64],
    ],
    'quiet',
    11,
  ),
];

/** A school bus with a trailer, and pupils at their windows. It drives to the right. */
export const bus: readonly Shape[] = [
  ...raisedHand,
  panes(
    [
      [188, 302, 244],
      [536, 340, 244],
    ],
    100,
    'brand',
  ),
  panes(
    [
      [205, 80, 88],
      [299, 80, 88],
      [393, 80, 88],
      [580, 80, 88],
      [674, 80, 88],
    ],
    124,
    'quiet',
  ),
  { kind: 'face', at: [245, 212], size: 86, ...looks.bun },
  { kind: 'face', at: [339, 212], size: 92, ...looks.beard, wears: 'glasses', clothes: 'strong' },
  { kind: 'face', at: [433, 212], size: 92, ...looks.headscarf },
  { kind: 'face', at: [620, 212], size: 92, ...looks.curls },
  slot([188, 306], [688, 14], 'quiet'),
  onBrand(centered(heading([655, 264], 'School', 42))),
  { kind: 'dots', at: [240, 346], count: 3, gap: 200, r: 42, fill: 'strong' },
  { kind: 'dots', at: [240, 346], count: 3, gap: 200, r: 17, fill: 'quiet' },
];
