import type { Composition, Point, Shape, Size } from '#design-system';
import { slot } from './figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from './figure-words.ts';

const systems = ['Orders', 'Payroll', 'Database', 'Files'];
const size: Size = [176, 68];

const running = (name: string, index: number): readonly Shape[] => {
  const x = 90 + (index % 2) * (size[0] + 12);
  const y = 246 + Math.floor(index / 2) * (size[1] + 12);
  const middle = y + size[1] / 2;
  return [
    slot([x, y], size, 'quiet'),
    { kind: 'tick', at: [x + 34, middle + 1], r: 10, stroke: 'strong', width: 4 },
    onBright(strong([x + 58, middle], name, 22)),
  ];
};

const lost = (_: string, index: number): Shape => ({
  kind: 'dot',
  at: [58 + index * 60, 112],
  r: 21,
  stroke: 'control',
  width: 3,
  dashed: true,
});

const clock: Point = [384, 104];

/** Amazon cloud services: behind the region that runs after 26 minutes is the one that was lost. */
export const secondRegion: Composition = {
  width: 480,
  height: 432,
  shapes: [
    {
      kind: 'frame',
      at: [2, 6],
      size: [340, 300],
      radius: 52,
      stroke: 'control',
      width: 3,
      dashed: true,
    },
    { ...heading([37, 54], 'Region lost', 26), fill: 'muted' },
    ...systems.map(lost),
    { kind: 'frame', at: [62, 166], size: [418, 266], radius: 52, fill: 'brand' },
    onBrand(heading([90, 206], 'Second region', 26)),
    ...systems.flatMap(running),
    { kind: 'dot', at: clock, r: 96, fill: 'match' },
    { kind: 'arc', at: clock, r: 74, from: 0, to: 156, stroke: 'strong', width: 9 },
    onBright(centered(heading([clock[0], clock[1] - 10], '26', 64))),
    onBright(centered(strong([clock[0], clock[1] + 34], 'min', 24))),
  ],
};
