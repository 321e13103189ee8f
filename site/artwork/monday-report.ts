import type { Composition, Point, Shape } from '#design-system';
import { line, slot, stop } from './figure-shapes.ts';
import { heading, type Label, onBright, plain, strong } from './figure-words.ts';

const width = 400;
const size = 18;

const title = (at: Point, text: string) => strong(at, text, size);
const note = (at: Point, text: string) => plain(at, text, 'muted', size);
const toEnd = (label: Label): Label => ({ ...label, anchor: 'end' });
const result = (y: number, text: string) => toEnd(heading([width, y], text, size));
const rule = (y: number) => line([1, y], [width - 1, y], 'control', 1);

const [days, dayGap, dayY] = [9, 40, 112];
/** At the end of the tenth day. */
const targetX = width - 3;

const risenY = 214;

const [halfY, halfX] = [320, 220];
const [accepted, halfGap] = [7, 24];
const [scaleFrom, scaleGap] = [halfX + 12, 39];
/** 4.4 on a scale that begins with 1. */
const ratingX = scaleFrom + 3.4 * scaleGap;

/** The people whom a channel found. Those who left are empty places. */
const channel = (x: number, name: string, stayed: number, left: number): readonly Shape[] => [
  ...Array.from({ length: stayed + left }, (_, index): Shape => {
    const at: Point = [x + 12 + index * 26, 452];
    return index < stayed
      ? { kind: 'person', at, r: 12, fill: 'brand', figure: 'onBrand' }
      : { kind: 'dot', at, r: 11, stroke: 'muted', dashed: true };
  }),
  note([x, 484], name),
];

/** RPO: a weekly report of five measures, one of which has risen. */
export const mondayReport: Composition = {
  width,
  height: 498,
  shapes: [
    heading([0, 16], 'Monday, March 9', 22),
    toEnd(note([width, 18], '12 open roles')),
    line([2, 46], [width - 2, 46], 'text', 3),

    title([0, 76], 'Time to shortlist'),
    result(76, '9 days, target 10'),
    { kind: 'dots', at: [12, dayY], count: days, gap: dayGap, r: 12, fill: 'brand' },
    { kind: 'dot', at: [12 + days * dayGap, dayY], r: 11, stroke: 'muted', dashed: true },
    line([targetX, dayY - 15], [targetX, dayY + 15], 'text', 3),
    rule(140),

    title([0, 169], 'Interviews per offer'),
    result(169, '5, up from 3'),
    slot([0, risenY - 22], [width, 44], 'match'),
    onBright(title([20, risenY], 'Check job description')),
    { kind: 'dots', at: [266, risenY], count: 5, gap: 28, r: 11, fill: 'strong' },
    rule(254),

    title([0, 283], 'Offer acceptance'),
    { kind: 'dots', at: [10, halfY], count: accepted, gap: halfGap, r: 10, fill: 'brand' },
    ...stop([10 + accepted * halfGap, halfY]),
    note([0, 353], 'One no: commute'),
    title([halfX, 283], 'Candidate rating'),
    slot([halfX, halfY - 12], [180, 24], 'line'),
    slot([halfX, halfY - 12], [ratingX + 12 - halfX, 24], 'brand'),
    { kind: 'dots', at: [scaleFrom, halfY], count: 4, gap: scaleGap, r: 2.5, fill: 'onBrand' },
    { kind: 'dot', at: [scaleFrom + 4 * scaleGap, halfY], r: 2.5, fill: 'muted' },
    { kind: 'dot', at: [ratingX, halfY], r: 7, fill: 'onBrand' },
    note([halfX, 353], '4.4 out of 5'),
    rule(381),

    title([0, 410], 'Retention after a year'),
    result(410, '10 of 12 stayed'),
    ...channel(0, 'Referrals', 4, 0),
    ...channel(146, 'Sourcing', 4, 1),
    ...channel(322, 'Job ads', 2, 1),
  ],
};
