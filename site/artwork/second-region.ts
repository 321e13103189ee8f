import type { Composition, Shape } from '#design-system';
import { cutOut, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBright, strong } from './figure-words.ts';

const systems = ['Orders', 'Payroll', 'Database', 'Files'];

/** A window of the lit house, with the system that runs behind it. */
const lit = (name: string, index: number): readonly Shape[] => {
  const x = 216 + (index % 2) * 126;
  const y = 246 + Math.floor(index / 2) * 76;
  return [
    panel([x, y], [116, 66], 10, 'raised'),
    { kind: 'tick', at: [x + 58, y + 20], r: 9, stroke: 'strong', width: 4 },
    onBright(centered(strong([x + 58, y + 46], name, 23))),
  ];
};

/** The house that is dark, with a cat in its window. */
const darkHouse: readonly Shape[] = [
  panel([12, 236], [152, 168], 0, 'line'),
  cutOut(
    [
      [8, 240],
      [88, 168],
      [168, 240],
    ],
    'control',
    16,
  ),
  { ...centered(heading([88, 270], 'Region lost', 24)), fill: 'text' },
  panel([28, 296], [76, 72], 8, 'background'),
  cutOut(
    [
      [45, 332],
      [45, 314],
      [54, 322],
      [78, 322],
      [87, 314],
      [87, 332],
    ],
    'control',
    6,
  ),
  { kind: 'dot', at: [66, 340], r: 24, fill: 'control' },
  { kind: 'dots', at: [57, 336], count: 2, gap: 18, r: 5, fill: 'raised' },
  slot([22, 358], [88, 14], 'control'),
  panel([118, 316], [34, 88], 6, 'background'),
];

/** The storm above it. */
const storm: readonly Shape[] = [
  cutOut(
    [
      [104, 80],
      [76, 136],
      [98, 136],
      [84, 190],
      [126, 118],
      [102, 118],
      [122, 80],
    ],
    'raised',
    6,
  ),
  { kind: 'dot', at: [60, 66], r: 40, fill: 'control' },
  { kind: 'dot', at: [112, 50], r: 50, fill: 'control' },
  slot([4, 54], [188, 56], 'control'),
];

/** Its twin, which is lit. */
const litHouse: readonly Shape[] = [
  panel([204, 190], [264, 214], 0, 'quiet'),
  cutOut(
    [
      [200, 192],
      [336, 108],
      [472, 192],
    ],
    'brand',
    16,
  ),
  onBright(centered(heading([336, 223], 'Second region', 27))),
  ...systems.flatMap(lit),
];

/** Amazon cloud services: lightning hits one house, and 26 minutes later all systems run in its twin. */
export const secondRegion: Composition = {
  width: 480,
  height: 404,
  shapes: [
    ...storm,
    ...darkHouse,
    { kind: 'dot', at: [406, 72], r: 72, fill: 'match' },
    { kind: 'arc', at: [406, 72], r: 58, from: 0, to: 156, stroke: 'strong', width: 8 },
    onBright(centered(heading([406, 62], '26', 56))),
    onBright(centered(strong([406, 100], 'min', 23))),
    ...litHouse,
  ],
};
