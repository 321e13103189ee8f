import type { Shape } from '#design-system';
import { cutOut, line, panel } from '../figure-shapes.ts';
import { centered, heading, onBrand } from '../figure-words.ts';

/** The head of permits, who waves. */
const headOfPermits: readonly Shape[] = [
  {
    kind: 'face',
    at: [944, 208],
    size: 166,
    skin: 'raised',
    hair: 'control',
    cut: 'bob',
    clothes: 'brand',
    collar: 'raised',
    wears: 'glasses',
  },
  line([906, 200], [882, 150], 'brand', 28),
  {
    kind: 'line',
    points: [
      [860, 112],
      [874, 132],
      [874, 102],
      [879, 132],
      [891, 104],
      [884, 132],
      [903, 120],
      [886, 139],
      [873, 131],
      [873, 141],
      [883, 144],
    ],
    stroke: 'raised',
    width: 10,
  },
];

/** The permit office: a kiosk on the beach. */
export const permitKiosk: readonly Shape[] = [
  panel([854, 48], [152, 160], 0, 'quiet'),
  ...headOfPermits,
  cutOut(
    [
      [872, 14],
      [988, 14],
      [1009, 50],
      [851, 50],
    ],
    'brand',
    10,
  ),
  { kind: 'dots', at: [858, 54], count: 7, gap: 24, r: 12, fill: 'raised' },
  panel([846, 208], [168, 84], 0, 'brand'),
  line([848, 206], [1012, 206], 'strong', 14),
  onBrand(centered(heading([930, 252], 'Permits', 38))),
];
