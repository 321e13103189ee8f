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
function advisor({ alone, callWeek }: Learners, chart: Chart, r: number): readonly Shape[] {
  const at = pointAt(chart, [callWeek, alone[callWeek] ?? 0]);
  return [
    { kind: 'dot', at, r: r + chart.gap, fill: 'background' },
    ...avatar(at, r, 'raised', looks.glasses),
  ];
}

const atEnd = (label: Label): Label => ({ ...label, anchor: 'end' });

/** How many start and how many leave. Sizes are of the numbers and the words below. */
function results(
  { alone, called }: Learners,
  chart: Chart,
  margin: number,
  [large, small]: readonly [number, number],
): readonly Shape[] {
  const last = alone.length - 1;
  const [without, stay] = [alone[last] ?? 0, called[last] ?? 0];
  const [end, withoutY] = pointAt(chart, [last, without / 2]);
  const [, lostY] = pointAt(chart, [last, (stay + alone[0]) / 2]);
  const pair = ([x, y]: Point, title: string, words: string) => [
    heading([x, y - small * 0.8], title, large),
    plain([x, y + large * 0.47], words, 'text', small),
  ];
  return [
    atEnd(strong([end - margin, lostY], `${alone[0] - stay} still leave`, small)),
    ...pair([end - margin, withoutY], `${without} finish`, 'without a call')
      .map(atEnd)
      .map(onBrand),
    ...pair([chart.at[0] + margin, withoutY], `${alone[0]} enroll`, `in a ${last}-week course`).map(
      onBrand,
    ),
  ];
}

/** How many more finish, and where their area ends: the middle of its right edge. */
function saved({ alone, called }: Learners, chart: Chart) {
  const last = alone.length - 1;
  const [without, stay] = [alone[last] ?? 0, called[last] ?? 0];
  const [x, y] = pointAt(chart, [last, (without + stay) / 2]);
  return { more: `${stay - without}`, inAll: `${stay} in all`, x, y: y - chart.gap / 2 };
}

const wideChart: Chart = {
  at: [0, 514],
  week: 100,
  learner: 4.2,
  gap: 6,
  r: 24,
  beyond: bleed / 100,
};

function wide(learners: Learners): Composition {
  const [callX] = pointAt(wideChart, [learners.callWeek, 0]);
  const { more, inAll, x, y } = saved(learners, wideChart);
  return {
    width: 1200,
    height: 552,
    bleeds: true,
    shapes: [
      ...areas(learners, wideChart),
      ...advisor(learners, wideChart, 42),
      strong([callX + 60, 28], `Week ${learners.callWeek}: two missed logins`, 20),
      plain([callX + 60, 54], 'An advisor calls the same day', 'text', 18),
      onBright(atEnd(heading([x - 246, y - 6], more, 96))),
      onBright(heading([x - 232, y - 28], 'more finish', 40)),
      onBright(plain([x - 232, y + 26], inAll, 'text', 26)),
      ...results(learners, wideChart, 0, [36, 20]),
      plain([0, 542], 'Start', 'muted', 18),
      ...[3, 6, 9].map((week) => centered(plain([week * 100, 542], `Week ${week}`, 'muted', 18))),
      atEnd(plain([1200, 542], 'Week 12', 'muted', 18)),
    ],
  };
}

const compactChart: Chart = { at: [0, 468], week: 80 / 3, learner: 3.3, gap: 4, r: 12, beyond: 0 };

function compact(learners: Learners): Composition {
  const [callX, start] = pointAt(compactChart, [learners.callWeek, learners.alone[0]]);
  const { more, inAll, x, y } = saved(learners, compactChart);
  return {
    width: 320,
    height: 498,
    shapes: [
      strong([callX + 14, 9], `Week ${learners.callWeek}: two missed logins`),
      plain([callX + 14, 33], 'An advisor calls the same day', 'text', 14),
      ...areas(learners, compactChart),
      line([callX, 2], [callX, start + 30], 'text', 3),
      ...advisor(learners, compactChart, 20),
      onBright(atEnd(heading([x - 84, y - 8], more, 52))),
      onBright(heading([x - 78, y - 23], 'more', 22)),
      onBright(heading([x - 78, y + 1], 'finish', 22)),
      onBright(atEnd(plain([x - 16, y + 27], inAll, 'text', 14))),
      ...results(learners, compactChart, 16, [26, 14]),
      plain([0, 489], 'Start', 'muted', 14),
      centered(plain([160, 489], 'Week 6', 'muted', 14)),
      atEnd(plain([320, 489], 'Week 12', 'muted', 14)),
    ],
  };
}

/** A course's learners, week by week: those who stay anyway, and those who stay after a call. */
export const learnersByWeek = (learners: Learners, alt: string): Figure => ({
  wide: wide(learners),
  compact: compact(learners),
  alt,
});
