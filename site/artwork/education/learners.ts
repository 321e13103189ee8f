import type { Composition, Figure, Point, Shape } from '#design-system';
import { avatar, bleed, block, looks, panel } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';
import { type Field, heightOf, type Learners, learnerDots, startOf } from './learner-dots.ts';

/** How many finish without a call, how many more with it, and how many leave anyway. */
function results({ alone, called }: Learners) {
  const [without, stay] = [alone.at(-1) ?? 0, called.at(-1) ?? 0];
  return { without, more: stay - without, stay, left: alone[0] - stay };
}

/** The advisor, where the call begins to make a difference. */
const advisor = (at: Point, r: number, gap: number): readonly Shape[] => [
  { kind: 'dot', at, r: r + gap, fill: 'background' },
  ...avatar(at, r, 'raised', looks.glasses),
];

const wideField: Field = {
  at: [0, 326],
  weeks: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  columns: 6,
  gap: 13,
  r: 5.4,
};

function wide(learners: Learners): Composition {
  const { alone, callWeek } = learners;
  const { without, more, stay, left } = results(learners);
  const [, bottom] = wideField.at;
  const x = startOf(wideField, wideField.weeks.length) + 12;
  const callX = startOf(wideField, callWeek + 1);
  const callY = bottom - heightOf(wideField, alone[callWeek] ?? 0);
  const middle = bottom - heightOf(wideField, (without + stay) / 2);
  return {
    width: 1200,
    height: 368,
    bleeds: true,
    shapes: [
      ...learnerDots(learners, wideField),
      ...advisor([callX, callY - 18], 44, 8),
      strong([callX + 64, 14], `Week ${callWeek}: two missed logins`, 20),
      plain([callX + 64, 40], 'An advisor calls the same day', 'text', 18),
      block([x, middle - 72], [1200 + bleed - x, 144], 'match'),
      onBright(heading([x + 16, middle - 28], `${more}`, 84)),
      onBright(heading([x + 18, middle + 26], 'more finish', 24)),
      onBright(plain([x + 18, middle + 52], `${stay} in all`, 'text', 18)),
      plain([x + 18, middle - 92], `${left} still leave`, 'text', 18),
      heading([x + 18, bottom - 50], `${without} finish`, 26),
      plain([x + 18, bottom - 20], 'without a call', 'text', 18),
      strong([0, 354], `Start: ${alone[0]} enroll`, 18),
      ...[3, 6, 9, 12].map((week) =>
        centered(plain([startOf(wideField, week + 0.5), 354], `Week ${week}`, 'muted', 18)),
      ),
    ],
  };
}

const compactField: Field = {
  at: [2, 276],
  weeks: [0, 3, 6, 9, 12],
  columns: 6,
  gap: 10.5,
  r: 4.3,
};

function compact(learners: Learners): Composition {
  const { alone, callWeek } = learners;
  const { without, more, stay, left } = results(learners);
  const [, bottom] = compactField.at;
  const callX = startOf(compactField, 2);
  const callY = bottom - heightOf(compactField, alone[callWeek] ?? 0);
  return {
    width: 320,
    height: 400,
    shapes: [
      ...learnerDots(learners, compactField),
      ...advisor([callX - 20, callY - 20], 26, 5),
      strong([callX - 10, 9], `Week ${callWeek}: two missed logins`),
      plain([callX - 10, 31], 'An advisor calls the same day', 'text', 14),
      ...compactField.weeks.map((week, index) =>
        centered(
          plain(
            [startOf(compactField, index + 0.5), bottom + 16],
            week ? `Week ${week}` : 'Start',
            'muted',
            14,
          ),
        ),
      ),
      panel([120, 310], [200, 90], 20, 'match'),
      onBright(heading([136, 355], `${more}`, 60)),
      onBright(heading([214, 344], 'more finish', 16)),
      onBright(plain([214, 366], `${stay} in all`, 'text', 14)),
      strong([0, 319], `${alone[0]} enroll`),
      strong([0, 346], `${without} finish`),
      plain([0, 365], 'without a call', 'text', 14),
      strong([0, 391], `${left} still leave`),
    ],
  };
}

/** A course's learners, week by week: those who stay anyway, and those who stay after a call. */
export const learnersByWeek = (learners: Learners, alt: string): Figure => ({
  wide: wide(learners),
  compact: compact(learners),
  alt,
});
