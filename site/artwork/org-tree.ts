import type { Composition, Shape } from '#design-system';
import { slot } from './figure-shapes.ts';
import { centered, onBright, plain, strong } from './figure-words.ts';

const modules = ['Core HR', 'Payroll', 'Time', 'Talent'];
const moduleX = (module: number) => 57 + module * 122;
const employeeX = (employee: number) => 30 + employee * 60;

const branch = (fromX: number, fromY: number, toX: number, toY: number): Shape => ({
  kind: 'match',
  from: [fromX, fromY],
  to: [toX, toY],
  direction: 'down',
  stroke: 'ornament',
  width: 4,
});

/** Half of the bracket that joins all employees to their number. */
const bracket = (x: number, direction: 1 | -1): Shape => ({
  kind: 'line',
  points: [
    [x, 334],
    [x, 357],
    [x + 118 * direction, 357],
  ],
  stroke: 'control',
});

/** Oracle HCM: a people team runs the modules for everyone that the company employs. */
export const orgTree: Composition = {
  width: 480,
  height: 374,
  shapes: [
    ...modules.flatMap((_, module) => [
      branch(240, 84, moduleX(module), 140),
      branch(moduleX(module), 212, employeeX(module * 2), 268),
      branch(moduleX(module), 212, employeeX(module * 2 + 1), 268),
    ]),
    slot([64, 0], [352, 88], 'match'),
    { kind: 'person', at: [108, 44], r: 33, fill: 'strong', figure: 'match' },
    onBright(strong([162, 44], 'Your people team', 24)),
    ...modules.flatMap((name, module): readonly Shape[] => [
      slot([moduleX(module) - 57, 136], [114, 76], 'quiet'),
      onBright(centered(strong([moduleX(module), 174], name, 21))),
    ]),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map(
      (employee): Shape => ({
        kind: 'person',
        at: [employeeX(employee), 294],
        r: 27,
        fill: 'brand',
        figure: 'raised',
      }),
    ),
    bracket(1, 1),
    bracket(479, -1),
    centered(plain([240, 357], 'Up to 2,000 people', 'text', 22)),
  ],
};
