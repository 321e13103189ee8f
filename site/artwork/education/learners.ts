import type { Composition, Figure, Point, Shape } from '#design-system';
import { avatar, bleed, line, looks } from '../figure-shapes.ts';
import {
  centered,
  heading,
  type Label,
  onBrand,
  onBright,
  plain,
  strong,
} from '../figure-words.ts';
import { areas, type Learners } from './learner-areas.ts';
import { type Chart, pointAt } from './week-areas.ts';

/** The advisor, where the call begins to make a difference. */
function advisor({ alone, callWeek }: Learners, chart: Chart, top: number, r: number) {
  const at = pointAt(chart, [callWeek, alone[callWeek] ?? 0]);
  return [
    line([at[0], top], at, 'text', 3),
    { kind: 'dot', at, r: r + chart.gap, fill: 'background' },
    ...avatar(at, r, 'raised', looks.glasses),
  ] satisfies readonly Shape[];
}

const atEnd = (label: Label): Label => ({ ...label, anchor: 'end' });

/** How the course begins and ends, in its areas. Sizes are of the numbers and the words below. */
function results(
  { alone, called }: Learners,
  chart: Chart,
  margin: number,
  [large, small]: readonly [number, number],
): readonly Shape[] {
  const last = alone.length - 1;
  const [without, stay] = [alone[last] ?? 0, called[last] ?? 0];
  const [end, withoutY] = pointAt(chart, [last, without / 2]);
  const [, savedY] = pointAt(chart, [last, (without + stay) / 2]);
  const [, lostY] = pointAt(chart, [last, (stay + alone[0]) / 2]);
  const pair = ([x, y]: Point, title: string, words: string) => [
    heading([x, y - small * 0.8], title, large),
    plain([x, y + large * 0.47], words, 'text', small),
  ];
  return [
    atEnd(strong([end - margin, lostY], `${alone[0] - stay} still leave`, small)),
    ...pair(
      [end - margin, savedY - chart.gap * 0.7],
      `${stay - without} more finish`,
      `${stay} in all`,
    )
      .map(atEnd)
      .map(onBright),
    ...pair([end - margin, withoutY], `${without} finish`, 'without a call')
      .map(atEnd)
      .map(onBrand),
    ...pair([chart.at[0] + margin, withoutY], `${alone[0]} enroll`, `in a ${last}-week course`).map(
      onBrand,
    ),
  ];
}

const wideChart: Chart = {
  at: [0, 514],
  week: 100,
  learner: 3.6,
  gap: 6,
  r: 24,
  beyond: bleed / 100,
};

function wide(learners: Learners): Composition {
  const [callX] = pointAt(wideChart, [learners.callWeek, 0]);
  return {
    width: 1200,
    height: 552,
    bleeds: true,
    shapes: [
      strong([callX + 18, 12], `Week ${learners.callWeek}: two missed logins`, 20),
      plain([callX + 18, 40], 'An advisor calls the same day', 'text', 18),
      ...areas(learners, wideChart),
      ...advisor(learners, wideChart, 2, 36),
      ...results(learners, wideChart, 0, [24, 18]),
      plain([0, 542], 'Start', 'muted', 18),
      ...[3, 6, 9].map((week) => centered(plain([week * 100, 542], `Week ${week}`, 'muted', 18))),
      atEnd(plain([1200, 542], 'Week 12', 'muted', 18)),
    ],
  };
}

const compactChart: Chart = { at: [0, 432], week: 80 / 3, learner: 3, gap: 4, r: 12, beyond: 0 };

function compact(learners: Learners): Composition {
  const [callX] = pointAt(compactChart, [learners.callWeek, 0]);
  return {
    width: 320,
    height: 462,
    shapes: [
      strong([callX + 14, 9], `Week ${learners.callWeek}: two missed logins`),
      plain([callX + 14, 33], 'An advisor calls the same day', 'text', 14),
      ...areas(learners, compactChart),
      ...advisor(learners, compactChart, 2, 20),
      ...results(learners, compactChart, 16, [26, 14]),
      plain([0, 453], 'Start', 'muted', 14),
      centered(plain([160, 453], 'Week 6', 'muted', 14)),
      atEnd(plain([320, 453], 'Week 12', 'muted', 14)),
    ],
  };
}

/** A course's learners, week by week: those who stay anyway, and those who stay after a call. */
export const learnersByWeek = (learners: Learners, alt: string): Figure => ({
  wide: wide(learners),
  compact: compact(learners),
  alt,
});
