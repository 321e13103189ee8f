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

/** A very long school bus, with pupils at its windows. It drives to the right. */
export const bus: readonly Shape[] = [
  ...raisedHand,
  cutOut(
    [
      [206, 118],
      [836, 118],
      [858, 226],
      [858, 326],
      [206, 326],
    ],
    'brand',
    36,
  ),
  panes(
    [
      [212, 80, 88],
      [306, 80, 88],
      [400, 80, 88],
      [494, 80, 88],
      [588, 80, 88],
      [682, 80, 88],
    ],
    124,
    'quiet',
  ),
  { kind: 'face', at: [250, 212], size: 86, ...looks.bun },
  { kind: 'face', at: [346, 212], size: 92, ...looks.beard, wears: 'glasses', clothes: 'strong' },
  { kind: 'face', at: [440, 212], size: 92, ...looks.headscarf },
  { kind: 'face', at: [628, 212], size: 92, ...looks.curls },
  slot([188, 232], [686, 12], 'strong'),
  onBrand(centered(heading([657, 274], 'School', 42))),
  { kind: 'dots', at: [276, 346], count: 3, gap: 207, r: 42, fill: 'strong' },
  { kind: 'dots', at: [276, 346], count: 3, gap: 207, r: 17, fill: 'quiet' },
];
