import type { Composition, Shape } from '#design-system';
import { bleed, line, slot } from './figure-shapes.ts';
import { centered, heading, strong } from './figure-words.ts';

const machines = ['Press', 'Mill', 'Drill'];
/** The machine that gets the revision now. */
const current = 1;
const machineX = (machine: number) => machine * 160;

const machine = (name: string, index: number): readonly Shape[] => {
  const x = machineX(index);
  const isCurrent = index === current;
  const middle = x + 72;
  return [
    line([middle, 252], [middle, 284], isCurrent ? 'match' : 'quiet', isCurrent ? 6 : 3),
    { kind: 'frame', at: [x, 284], size: [144, 120], radius: 32, fill: 'brand' },
    { ...centered(strong([middle, 314], name, 21)), fill: 'raised' },
    slot([x + 16, 338], [112, 50], isCurrent ? 'match' : 'quiet'),
    { ...centered(strong([middle, 363], 'Rev C', 21)), fill: 'strong' },
  ];
};

/** Engineering and manufacturing: a new revision reaches every machine through the office's systems. */
export const oneRevision: Composition = {
  width: 464,
  height: 404,
  bleeds: true,
  shapes: [
    { kind: 'frame', at: [305, 1], size: [158, 170], radius: 32, stroke: 'control', dashed: true },
    { ...centered(heading([384, 64], 'Rev B', 28)), fill: 'muted' },
    { kind: 'dot', at: [384, 114], r: 18, stroke: 'control', width: 3 },
    line([375, 114], [393, 114], 'control', 3),
    { kind: 'frame', at: [0, 0], size: [288, 172], radius: 32, fill: 'raised' },
    { kind: 'frame', at: [24, 24], size: [124, 124], radius: 24, stroke: 'strong', width: 4 },
    { kind: 'dot', at: [76, 86], r: 24, stroke: 'control', dashed: true },
    { kind: 'dot', at: [98, 86], r: 24, stroke: 'strong', width: 4 },
    { ...heading([170, 62], 'Rev C', 32), fill: 'strong' },
    slot([170, 90], [88, 14], 'quiet'),
    slot([170, 118], [56, 14], 'quiet'),
    line([144, 172], [144, 204], 'quiet', 3),
    line([-bleed, 228], [440, 228], 'surface', 48),
    centered(strong([232, 228], 'PLM, ERP, and MES', 21)),
    ...machines.flatMap(machine),
  ],
};
