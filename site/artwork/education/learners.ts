import type { Composition, Figure } from '#design-system';
import { centered, heading, plain, strong } from '../figure-words.ts';
import { call, type Field, type Learners, paperLine, rowY, weeks, weekX } from './learner-weeks.ts';

/** How the course ends, in words, and the learners in whose middle they are. */
function results({ alone, called, callWeek }: Learners) {
  const [without, stay] = [alone.at(-1) ?? 0, called.at(-1) ?? 0];
  return {
    saved: { middle: (without + stay) / 2, words: `${stay - without} more finish` },
    inAll: `${stay} in all, after a call in week ${callWeek}`,
    without: { middle: without / 2, words: `${without} finish without a call` },
    lost: { middle: (stay + alone[0]) / 2, words: `${alone[0] - stay} still leave` },
  };
}

const paper = ['First graded paper', 'Without a call, dropouts peak here'] as const;

const wideField: Field = { at: [5, 444], week: 67, lanes: 4, gap: 12, r: 4.6 };

function wideLearners(learners: Learners): Composition {
  const { alone, callWeek } = learners;
  const { saved, inAll, without, lost } = results(learners);
  const callX = weekX(wideField, callWeek);
  const savedY = rowY(wideField, saved.middle);

  return {
    width: 1200,
    height: 552,
    shapes: [
      heading([0, 24], `${alone[0]} enroll`, 28),
      ...weeks(learners, wideField),
      ...call(learners, wideField, 24, 20),
      strong([callX + 34, 13], `Week ${callWeek}: two missed logins`),
      plain([callX + 34, 37], 'An advisor calls the same day', 'text'),
      ...alone
        .map((_, week) => ['Start', 'Week 1'][week] ?? `${week}`)
        .map((name, week) => centered(plain([weekX(wideField, week), 478], name))),
      paperLine(learners, wideField, 500),
      strong([callX - 28, 520], paper[0]),
      plain([callX - 28, 543], paper[1], 'text'),
      plain([880, rowY(wideField, lost.middle)], lost.words, 'text'),
      heading([880, savedY - 14], saved.words, 46),
      plain([880, savedY + 26], inAll, 'text'),
      heading([880, rowY(wideField, without.middle)], without.words, 24),
    ],
  };
}

const compactField: Field = { at: [3, 324], week: 25, lanes: 3, gap: 6, r: 2.5 };

function compactLearners(learners: Learners): Composition {
  const size = 14;
  const { alone, callWeek } = learners;
  const { saved, inAll, without, lost } = results(learners);
  const callX = weekX(compactField, callWeek);

  return {
    width: 320,
    height: 530,
    shapes: [
      heading([0, 12], `${alone[0]} enroll`, 20),
      ...weeks(learners, compactField),
      ...call(learners, compactField, 52, 14),
      strong([callX + 24, 42], `Week ${callWeek}: two missed logins`, size),
      plain([callX + 24, 62], 'An advisor calls the same day', 'text', size),
      centered(plain([weekX(compactField, 1), 346], 'Week 1', 'muted', size)),
      ...[...alone.keys()]
        .filter((week) => week > 0 && week % 3 === 0)
        .map((week) => centered(plain([weekX(compactField, week), 346], `${week}`, 'muted', size))),
      paperLine(learners, compactField, 362),
      strong([callX - 10, 379], paper[0], size),
      plain([callX - 10, 399], paper[1], 'text', size),
      { kind: 'dot', at: [9, 444], r: 8, fill: 'match' },
      heading([28, 444], saved.words, 34),
      plain([28, 472], inAll, 'text', size),
      { kind: 'dot', at: [9, 498], r: 8, fill: 'brand' },
      strong([28, 498], without.words, size),
      { kind: 'dot', at: [9, 521], r: 7, stroke: 'control' },
      strong([28, 521], lost.words, size),
    ],
  };
}

/** The drawing of a course's learners, week by week, one dot each. */
export const learnersByWeek = (learners: Learners, alt: string): Figure => ({
  wide: wideLearners(learners),
  compact: compactLearners(learners),
  alt,
});
