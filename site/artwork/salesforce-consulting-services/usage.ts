import type { Composition, Shape } from '#design-system';
import { plain, strong } from '../figure-words.ts';

/** Weeks in which each team worked in its spreadsheet, counted from the launch. */
const teams = [
  { name: 'Inside sales', spreadsheet: 2 },
  { name: 'Field sales', spreadsheet: 8 },
  { name: 'Service', spreadsheet: 4 },
  { name: 'Partners', spreadsheet: 6 },
];
const weeks = 13;
const gap = 33;

/** Ninety days after a launch: week by week, team by team, the spreadsheet is given up. */
export const usage: Composition = {
  width: 420,
  height: 378,
  shapes: [
    { kind: 'dot', at: [12, 14], r: 8, stroke: 'control' },
    plain([30, 14], 'Spreadsheet', 'text', 21),
    { kind: 'dot', at: [186, 14], r: 12, fill: 'quiet' },
    plain([206, 14], 'Salesforce', 'text', 21),
    ...teams.flatMap(({ name, spreadsheet }, team): readonly Shape[] => {
      const y = 94 + team * 78;
      return [
        strong([2, y - 31], name, 21),
        ...Array.from(
          { length: spreadsheet },
          (_, week): Shape => ({ kind: 'dot', at: [12 + week * gap, y], r: 8, stroke: 'control' }),
        ),
        {
          kind: 'dots',
          at: [12 + spreadsheet * gap, y],
          count: weeks - spreadsheet,
          gap,
          r: 12,
          fill: 'quiet',
        },
      ];
    }),
    { kind: 'dot', at: [12 + 8 * gap, 172], r: 16, fill: 'match' },
    { kind: 'tick', at: [12 + 8 * gap, 174], r: 7, stroke: 'strong', width: 3 },
    plain([2, 366], 'Week 1', 'muted', 21),
    { ...plain([418, 366], 'Week 13', 'muted', 21), anchor: 'end' },
  ],
};
