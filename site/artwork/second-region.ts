import type { Composition, Point, Shape } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, heading, strong } from './figure-words.ts';

const names = ['Orders', 'Payroll', 'Database', 'Files'];
/** The system that has just been restored. */
const current = 2;
const rowY = (row: number) => 118 + row * 84;
const [lostX, restoredX] = [24, 308];

const lost = (y: number): readonly Shape[] => [
  { kind: 'slot', at: [lostX, y - 28], size: [148, 56], stroke: 'control', dashed: true },
  { kind: 'dot', at: [lostX + 28, y], r: 10, stroke: 'control' },
  line([lostX + 54, y], [lostX + 112, y], 'line', 8),
];

const restored = (name: string, row: number): readonly Shape[] => {
  const y = rowY(row);
  const isCurrent = row === current;
  const ink = isCurrent ? 'strong' : 'onBrand';
  return [
    {
      kind: 'match',
      from: [lostX + 148, y],
      to: [restoredX, y],
      stroke: isCurrent ? 'match' : 'quiet',
      width: isCurrent ? 5 : 2,
    },
    slot([restoredX, y - 28], [148, 56], isCurrent ? 'match' : 'brand'),
    { kind: 'dot', at: [restoredX + 28, y], r: 10, fill: ink },
    { ...strong([restoredX + 50, y], name, 19), fill: ink },
  ];
};

const clock: Point = [240, rowY(current)];

/** Amazon cloud services: a region is lost, and what ran in it runs in another after 26 minutes. */
export const secondRegion: Composition = {
  width: 480,
  height: 420,
  shapes: [
    { kind: 'frame', at: [8, 8], size: [180, 404], radius: 36, stroke: 'control', dashed: true },
    { kind: 'frame', at: [292, 8], size: [180, 404], radius: 36, fill: 'surface' },
    centered({ ...strong([98, 48], 'Region lost', 20), fill: 'muted' }),
    centered(strong([382, 48], 'Second region', 20)),
    ...names.flatMap((_, row) => lost(rowY(row))),
    ...names.flatMap(restored),
    { kind: 'dot', at: clock, r: 42, fill: 'background', stroke: 'line', width: 5 },
    { kind: 'arc', at: clock, r: 42, from: 0, to: 156, stroke: 'match', width: 5 },
    centered(heading([240, clock[1] - 9], '26', 32)),
    centered(strong([240, clock[1] + 17], 'min', 18)),
  ],
};
