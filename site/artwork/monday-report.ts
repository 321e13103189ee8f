import type { Composition, Point, Shape } from '#design-system';
import { line, slot, stop } from './figure-shapes.ts';
import { centered, heading, type Label, onBright, plain, strong } from './figure-words.ts';

const width = 400;
const size = 18;

const toEnd = (label: Label): Label => ({ ...label, anchor: 'end' });
const title = (at: Point, text: string) => strong(at, text, size);
const note = (at: Point, text: string) => plain(at, text, 'muted', size);
const result = (y: number, text: string) => toEnd(heading([width, y], text, 24));
const rule = (y: number) => line([1, y], [width - 1, y], 'control', 1);

const [days, dayGap, dayY] = [9, 40, 105];
/** At the end of the tenth day. */
const targetX = width - 3;

/** The last dot is at the center of the slot's round end. */
const [weekEnd, offerGap] = [382, 22];
const offer = (y: number, week: string, interviews: number, fill: 'brand' | 'strong') =>
  [
    toEnd(note([278, y], week)),
    {
      kind: 'dots',
      at: [weekEnd - 4 * offerGap, y],
      count: interviews,
      gap: offerGap,
      r: 8,
      fill,
    },
  ] as const satisfies readonly Shape[];

const risenY = 246;
const [risenWeek, risenDots] = offer(risenY, 'Mar 2', 5, 'strong');

const [halfY, halfX] = [336, 220];
const [accepted, halfGap] = [7, 24];
const [scaleFrom, scaleGap] = [halfX + 10, 40];
/** 4.4 on a scale that begins with 1. */
const ratingX = scaleFrom + 3.4 * scaleGap;

/** The people whom a channel found. Those who left are empty places. */
const channel = (x: number, name: string, stayed: number, left: number): readonly Shape[] => [
  ...Array.from({ length: stayed + left }, (_, index): Shape => {
    const at: Point = [x + 11 + index * 25, 445];
    return index < stayed
      ? { kind: 'person', at, r: 11, fill: 'brand', figure: 'onBrand' }
      : { kind: 'dot', at, r: 10, stroke: 'muted', dashed: true };
  }),
  note([x, 475], name),
];

/** RPO: a weekly report of five measures, one of which has risen. */
export const mondayReport: Composition = {
  width,
  height: 488,
  shapes: [
    heading([0, 16], 'Monday, March 9', 30),
    toEnd(note([width, 18], '12 open roles')),
    line([2, 44], [width - 2, 44], 'text', 3),

    title([0, 72], 'Time to shortlist'),
    result(72, '9 days, target 10'),
    { kind: 'dots', at: [10, dayY], count: days, gap: dayGap, r: 10, fill: 'brand' },
    { kind: 'dot', at: [10 + days * dayGap, dayY], r: 9, stroke: 'muted', dashed: true },
    line([targetX, dayY - 13], [targetX, dayY + 13], 'text', 3),
    rule(132),

    title([0, 160], 'Interviews per offer'),
    heading([0, 192], '5, up from 3', 24),
    ...offer(160, 'Feb 9', 3, 'brand'),
    ...offer(186, 'Feb 16', 3, 'brand'),
    ...offer(212, 'Feb 23', 4, 'brand'),
    slot([0, risenY - 18], [width, 36], 'match'),
    onBright(title([16, risenY], 'Check job description')),
    onBright(risenWeek),
    risenDots,
    rule(280),

    title([0, 306], 'Offer acceptance'),
    { kind: 'dots', at: [10, halfY], count: accepted, gap: halfGap, r: 9, fill: 'brand' },
    ...stop([10 + accepted * halfGap, halfY]),
    note([0, 364], 'One no: the commute'),
    title([halfX, 306], 'Candidate rating'),
    slot([halfX, halfY - 10], [180, 20], 'line'),
    slot([halfX, halfY - 10], [ratingX + 10 - halfX, 20], 'brand'),
    { kind: 'dots', at: [scaleFrom, halfY], count: 4, gap: scaleGap, r: 2.5, fill: 'onBrand' },
    { kind: 'dot', at: [scaleFrom + 4 * scaleGap, halfY], r: 2.5, fill: 'muted' },
    { kind: 'dot', at: [ratingX, halfY], r: 6, fill: 'onBrand' },
    centered(note([scaleFrom, 364], '1')),
    centered(title([ratingX, 364], '4.4')),
    centered(note([scaleFrom + 4 * scaleGap, 364], '5')),
    rule(386),

    title([0, 412], 'Retention after a year'),
    result(412, '10 of 12 stayed'),
    ...channel(0, 'Referrals', 4, 0),
    ...channel(152, 'Sourcing', 4, 1),
    ...channel(328, 'Job ads', 2, 1),
  ],
};
