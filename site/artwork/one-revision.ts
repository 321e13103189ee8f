import type { Composition, Shape } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, heading, strong } from './figure-words.ts';

const machines = ['Press', 'Mill', 'Drill'];
/** The machine that gets the revision now. */
const current = 1;
const machineX = (machine: number) => 8 + machine * 160;

const machine = (name: string, index: number): readonly Shape[] => {
  const x = machineX(index);
  const isCurrent = index === current;
  const middle = x + 72;
  return [
    line([middle, 260], [middle, 292], isCurrent ? 'match' : 'quiet', isCurrent ? 6 : 3),
    { kind: 'frame', at: [x, 292], size: [144, 120], radius: 32, fill: 'brand' },
    { ...centered(strong([middle, 322], name, 21)), fill: 'raised' },
    slot([x + 16, 346], [112, 50], isCurrent ? 'match' : 'quiet'),
    { ...centered(strong([middle, 371], 'Rev C', 21)), fill: 'strong' },
  ];
};

/** Engineering and manufacturing: a new revision reaches every machine through the office's systems. */
export const oneRevision: Composition = {
  width: 480,
  height: 420,
  shapes: [
    { kind: 'frame', at: [313, 9], size: [158, 170], radius: 32, stroke: 'control', dashed: true },
    { ...centered(heading([392, 72], 'Rev B', 28)), fill: 'muted' },
    { kind: 'dot', at: [392, 122], r: 18, stroke: 'control', width: 3 },
    line([383, 122], [401, 122], 'control', 3),
    { kind: 'frame', at: [8, 8], size: [288, 172], radius: 32, fill: 'raised' },
    { kind: 'frame', at: [32, 32], size: [124, 124], radius: 24, stroke: 'strong', width: 4 },
    { kind: 'dot', at: [84, 94], r: 24, stroke: 'control', dashed: true },
    { kind: 'dot', at: [106, 94], r: 24, stroke: 'strong', width: 4 },
    { ...heading([178, 70], 'Rev C', 32), fill: 'strong' },
    slot([178, 98], [88, 14], 'quiet'),
    slot([178, 126], [56, 14], 'quiet'),
    line([152, 180], [152, 212], 'quiet', 3),
    slot([8, 212], [464, 48], 'surface'),
    centered(strong([240, 236], 'PLM, ERP, and MES', 21)),
    ...machines.flatMap(machine),
  ],
};
