import type { Composition, Figure, Shape } from '#design-system';
import { avatar, bleed, line, looks, slot } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';

/** A conversation, and when its answer arrives. Days are working days, from 1. */
type Round = { name: string; day: number; minutes: number; who: string; answer: number };

/** The people of the three rounds. */
const interviewers = [looks.headscarf, looks.beard, looks.ponytail];

/** One candidate's path, from the application on the first day to the last answer. */
export type Rounds = { rounds: readonly [Round, Round, Round]; ending: string };

const totalOf = ({ rounds }: Rounds) => {
  const minutes = rounds.reduce((total, round) => total + round.minutes, 0);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

const lastDay = ({ rounds }: Rounds) => rounds[2].answer;

const daysFor = (way: Rounds) => Array.from({ length: lastDay(way) }, (_, index) => index + 1);

/** On the day of a round, its bar takes the place of the day's dot. */
const isFree = ({ rounds }: Rounds, day: number) => rounds.every((round) => round.day !== day);

function wide(way: Rounds): Composition {
  const pitch = (1200 - 56) / (lastDay(way) - 1);
  const dayX = (day: number) => Math.round(28 + (day - 1) * pitch);
  const base = 396;
  const answersY = base + 76;
  return {
    width: 1200,
    height: 560,
    bleeds: true,
    shapes: [
      heading([-4, 62], totalOf(way), 124),
      plain([0, 146], `of your time, in ${lastDay(way)} business days`, 'text', 24),
      line([dayX(1), base], [dayX(lastDay(way)), base], 'control'),
      line([dayX(lastDay(way)), base], [1200 + bleed, base], 'match', 3),
      ...daysFor(way).flatMap((day): readonly Shape[] => [
        ...(isFree(way, day)
          ? [{ kind: 'dot', at: [dayX(day), base], r: 5, fill: 'control' } as const]
          : []),
        centered(plain([dayX(day), base + 31], String(day))),
      ]),
      strong([0, base - 30], 'You apply'),
      { kind: 'dot', at: [dayX(1), base], r: 10, fill: 'brand' },
      ...way.rounds.flatMap(({ name, day, minutes, who, answer }, index): readonly Shape[] => {
        const [x, y] = [dayX(day), base - minutes * 1.8];
        const isLast = index === way.rounds.length - 1;
        return [
          { kind: 'frame', at: [x - 60, y], size: [120, base - y], radius: 36, fill: 'brand' },
          centered(strong([x, y - 40], name, 18)),
          centered(plain([x, y - 16], `${minutes} min`)),
          line([x, answersY], [dayX(answer), answersY], isLast ? 'match' : 'quiet', 3),
          line([dayX(answer), answersY], [dayX(answer), base + 46], isLast ? 'match' : 'quiet', 3),
          ...avatar([x, answersY], 28, 'quiet', interviewers[index] ?? looks.bun),
          {
            kind: 'dot',
            at: [dayX(answer), base],
            r: isLast ? 20 : 11,
            fill: isLast ? 'match' : 'quiet',
          },
          strong([x - 24, answersY + 46], who),
          plain([x - 24, answersY + 68], `answers on day ${answer}`),
        ];
      }),
      { kind: 'tick', at: [dayX(lastDay(way)), base + 1], r: 8, stroke: 'strong', width: 3 },
      { ...strong([1200, base - 40], way.ending), anchor: 'end' },
    ],
  };
}

function compact(way: Rounds): Composition {
  const rowY = (day: number) => 96 + (day - 1) * 40;
  return {
    width: 320,
    height: rowY(lastDay(way)) + 28,
    shapes: [
      heading([0, 22], totalOf(way), 36),
      plain([0, 54], `of your time, in ${lastDay(way)} business days`, 'text', 14),
      line([48, rowY(1)], [48, rowY(lastDay(way))], 'control'),
      ...daysFor(way).flatMap((day): readonly Shape[] => [
        { ...plain([22, rowY(day)], String(day), 'muted', 14), anchor: 'end' },
        ...(isFree(way, day)
          ? [{ kind: 'dot', at: [48, rowY(day)], r: 4, fill: 'control' } as const]
          : []),
      ]),
      { kind: 'dot', at: [48, rowY(1)], r: 8, fill: 'brand' },
      strong([76, rowY(1)], 'You apply', 14),
      ...way.rounds.flatMap(({ name, day, minutes, who, answer }, index): readonly Shape[] => {
        const isLast = index === way.rounds.length - 1;
        return [
          slot([47, rowY(day) - 12], [minutes * 1.5, 24], 'brand'),
          strong([76, rowY(day) - 26], `${name}, ${minutes} min`, 14),
          {
            kind: 'dot',
            at: [48, rowY(answer)],
            r: isLast ? 14 : 8,
            fill: isLast ? 'match' : 'quiet',
          },
          isLast
            ? strong([76, rowY(answer)], way.ending, 14)
            : plain([76, rowY(answer)], `${who} answers`, 'text', 14),
        ];
      }),
      { kind: 'tick', at: [48, rowY(lastDay(way)) + 1], r: 6, stroke: 'strong', width: 2.5 },
    ],
  };
}

/** One candidate's rounds, day by day: how long each takes, and who answers when. */
export const hiringRounds = (way: Rounds, alt: string): Figure => ({
  wide: wide(way),
  compact: compact(way),
  alt,
});
