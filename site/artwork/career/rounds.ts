import type { Composition, Figure, Look, Point, Shape } from '#design-system';
import { avatar, bleed, line, looks } from '../figure-shapes.ts';
import { centered, heading, onBrand, plain, strong } from '../figure-words.ts';
import { drinks } from './drinks.ts';

/** A conversation, and when its answer arrives. Days are working days, from 1. */
type Round = { name: string; day: number; minutes: number; who: string; answer: number };

/** One candidate's path, from the application on the first day to the last answer. */
export type Rounds = { rounds: readonly [Round, Round, Round]; ending: string };

/** Ink clothes would vanish on the figure's dark background. */
const inLight = (look: Look, clothes: 'raised' | 'subtle' = 'raised'): Look => ({
  ...look,
  clothes,
  collar: 'quiet',
});

const candidate = inLight(looks.curls);
/** Who answers after each round: a recruiter, an engineer, and the team. */
const interviewers: readonly (readonly Look[])[] = [
  [inLight(looks.headscarf)],
  [looks.beard],
  [inLight(looks.ponytail), looks.mustache, inLight(looks.grayHair, 'subtle')],
];

const totalOf = ({ rounds }: Rounds) => {
  const minutes = rounds.reduce((total, round) => total + round.minutes, 0);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

const lastDay = ({ rounds }: Rounds) => rounds[2].answer;

const daysFor = (way: Rounds) => Array.from({ length: lastDay(way) }, (_, index) => index + 1);

/** Faces on a pole, which stands on the day on which these people apply or answer. */
const pole = ([x, y]: Point, r: number, people: readonly Look[]): readonly Shape[] => [
  line([x, y - 106], [x, y - 7], 'quiet', 7),
  ...people.flatMap((look, index) =>
    avatar([x, y - 104 - r - index * (2 * r + 5)], r, 'quiet', look),
  ),
];

/** How far apart the steps below the figure begin. Rounds are as far apart, each above its step. */
const column = 408;

function wide(way: Rounds): Composition {
  const [first, second] = way.rounds;
  const pitch = column / (second.day - first.day);
  const dayX = (day: number) => Math.round(42 + (day - 1) * pitch);
  const base = 440;
  const end = dayX(lastDay(way));
  return {
    width: 1200,
    height: 536,
    bleeds: true,
    shapes: [
      heading([-4, 72], totalOf(way), 150),
      plain([0, 176], `of your time, in ${lastDay(way)} business days`, 'text', 26),
      line([6, base + 6], [end, base + 6], 'control', 12),
      line([end, base + 6], [1200 + bleed, base + 6], 'match', 12),
      {
        kind: 'dots',
        at: [dayX(1), base + 6],
        count: lastDay(way) - 1,
        gap: pitch,
        r: 3.5,
        fill: 'background',
      },
      ...daysFor(way).map((day) => centered(plain([dayX(day), base + 38], String(day)))),
      strong([0, base - 212], 'You apply', 18),
      ...pole([dayX(1), base], 42, [candidate]),
      ...way.rounds.flatMap(({ day, minutes, who, answer }, index): readonly Shape[] => {
        const x = dayX(day);
        const people = interviewers[index] ?? [];
        const tall = minutes * 2.3;
        return [
          ...(drinks[index]?.([x, base], tall) ?? []),
          onBrand(centered(heading([x, base - tall / 2], `${minutes} min`, 24))),
          strong([index * column, base + 78], `${who} answers on day ${answer}`, 18),
          ...pole([dayX(answer), base], people.length > 1 ? 36 : 42, people),
        ];
      }),
      { kind: 'dot', at: [end, base + 6], r: 19, fill: 'match' },
      { kind: 'tick', at: [end, base + 7], r: 8, stroke: 'strong', width: 3 },
      ...way.ending
        .split(/(?<=,) /)
        .map((words, index) => strong([end + 28, base - 56 + index * 24], words, 18)),
    ],
  };
}

function compact(way: Rounds): Composition {
  const pitch = 50;
  const rowY = (day: number) => 102 + (day - 1) * pitch;
  const end = rowY(lastDay(way));
  return {
    width: 320,
    height: end + 74,
    shapes: [
      heading([0, 22], totalOf(way), 40),
      plain([0, 58], `of your time, in ${lastDay(way)} business days`, 'text', 14),
      line([48, rowY(1)], [48, end], 'control'),
      {
        kind: 'dots',
        at: [48, rowY(1)],
        count: lastDay(way),
        gap: pitch,
        r: 4,
        fill: 'control',
        direction: 'down',
      },
      ...daysFor(way).map(
        (day): Shape => ({ ...plain([20, rowY(day)], String(day), 'muted', 14), anchor: 'end' }),
      ),
      ...avatar([48, rowY(1)], 20, 'quiet', candidate),
      strong([80, rowY(1)], 'You apply', 14),
      ...way.rounds.flatMap(({ name, day, minutes, who, answer }, index): readonly Shape[] => {
        const tall = minutes * 1.2;
        return [
          ...(drinks[index]?.([278, rowY(day) + tall / 2], tall) ?? []),
          onBrand(centered(heading([278, rowY(day)], `${minutes} min`, 14))),
          strong([80, rowY(day)], name, 14),
          ...(interviewers[index] ?? []).flatMap((look, place) =>
            avatar([48 + place * 43, rowY(answer)], 20, 'quiet', look),
          ),
          answer < lastDay(way)
            ? plain([80, rowY(answer)], `${who} answers`, 'text', 14)
            : plain([28, end + 40], `${who} answers`, 'text', 14),
        ];
      }),
      { kind: 'dot', at: [177, end], r: 16, fill: 'match' },
      { kind: 'tick', at: [177, end + 1], r: 7, stroke: 'strong', width: 3 },
      strong([28, end + 62], way.ending, 14),
    ],
  };
}

/**
 * One candidate's rounds, day by day: each has a drink that is as high as the round is long. Next to
 * it are the people who answer.
 */
export const hiringRounds = (way: Rounds, alt: string): Figure => ({
  wide: wide(way),
  compact: compact(way),
  alt,
});
