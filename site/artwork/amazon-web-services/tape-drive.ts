import type { Shape } from '#design-system';
import { cutOut, panel, slot } from '../figure-shapes.ts';

/** An old tape drive, which sleeps in a nightcap. Its reels are its eyes. */
export const tapeDrive: readonly Shape[] = [
  panel([1330, 108], [224, 188], 20, 'brand'),
  { kind: 'dots', at: [1388, 174], count: 2, gap: 108, r: 44, fill: 'quiet' },
  ...[1388, 1496].map(
    (x): Shape => ({
      kind: 'arc',
      at: [x, 168],
      r: 24,
      from: 100,
      to: 260,
      stroke: 'strong',
      width: 8,
    }),
  ),
  { kind: 'dot', at: [1442, 250], r: 17, fill: 'strong' },
  cutOut(
    [
      [1362, 100],
      [1402, 46],
      [1450, 30],
      [1500, 46],
      [1566, 112],
      [1508, 90],
      [1508, 100],
    ],
    'raised',
    24,
  ),
  slot([1338, 90], [198, 30], 'subtle'),
  { kind: 'dot', at: [1574, 128], r: 21, fill: 'strong' },
];
