import type { Composition, Figure, Point, Shape } from '#design-system';
import { line } from '../figure-shapes.ts';
import { heading, plain, strong } from '../figure-words.ts';

/** A course's learners at the start of each week, and after the last. */
type Counts = readonly [number, number, ...number[]];

/** One course, taught twice. */
export type Learners = {
  alone: Counts;
  /** The same with a call after missed logins. */
  called: Counts;
  /** The week of the first call. */
  callWeek: number;
};

/** Where the chart is: its bottom left corner, and its size. */
type Field = { at: Point; size: Point };

const lastOf = (counts: Counts) => counts.at(-1) ?? 0;

const pointOf = ({ at, size }: Field, counts: Counts, week: number, most: number): Point => [
  at[0] + (week / (counts.length - 1)) * size[0],
  at[1] - ((counts[week] ?? 0) / most) * size[1],
];

/** Two curves, and between them the learners who stay. */
function curves({ alone, called, callWeek }: Learners, field: Field) {
  const most = alone[0];
  const pointsOf = (counts: Counts) => {
    const [first, second, ...others] = counts.map((_, week) => pointOf(field, counts, week, most));
    return [first, second, ...others] as [Point, Point, ...Point[]];
  };
  const [lower, upper] = [pointsOf(alone), pointsOf(called)];
  const [x, y] = field.at;
  const end = x + field.size[0];
  const call = pointOf(field, called, callWeek, most);
  const shapes: readonly Shape[] = [
    {
      kind: 'line',
      points: [...upper, ...lower.toReversed()] as [Point, Point, ...Point[]],
      fill: 'match',
    },
    { kind: 'line', points: [...lower, [end, y], [x, y]], fill: 'surface' },
    { kind: 'line', points: lower, stroke: 'text', width: 3 },
    line([x, y], [end, y], 'text'),
    { kind: 'dot', at: call, r: 8, fill: 'text' },
  ];
  return { shapes, call, upperEnd: upper.at(-1)?.[1] ?? 0, lowerEnd: lower.at(-1)?.[1] ?? 0 };
}

/** The weeks around the first graded paper, which is when the advisor calls. */
const paperWeeks = ({ callWeek }: Learners) => [callWeek - 1, callWeek + 1] as const;

/** From the curve down to the words about those weeks. */
function paperBracket(learners: Learners, field: Field, y: number): Shape {
  const { alone } = learners;
  const [from, to] = paperWeeks(learners).map((week) => pointOf(field, alone, week, alone[0]));
  const [[left, first], [right, last]] = [from ?? field.at, to ?? field.at];
  return {
    kind: 'line',
    points: [
      [left, first + 10],
      [left, y],
      [right, y],
      [right, last + 10],
    ],
    stroke: 'text',
  };
}

const wideField = { at: [0, 512], size: [888, 452] } as const;

function wideLearners(learners: Learners): Composition {
  const { alone, called } = learners;
  const { shapes, call, upperEnd, lowerEnd } = curves(learners, wideField);
  const weekX = (week: number) => (week / (alone.length - 1)) * wideField.size[0];
  const [from, to] = paperWeeks(learners);
  const lost = (alone[from] ?? 0) - (alone[to] ?? 0);

  return {
    width: 1200,
    height: 560,
    shapes: [
      heading([0, 24], `${alone[0]} enroll`, 28),
      ...shapes,
      line([call[0], 58], [call[0], call[1] - 14], 'text'),
      strong([call[0], 18], 'Week 3: two missed logins'),
      plain([call[0], 42], 'An advisor calls the same day', 'text'),
      paperBracket(learners, wideField, 242),
      strong([weekX(from), 268], `${lost} leave around the first graded paper`),
      plain([weekX(from), 294], 'Most of them don’t say why', 'text'),
      {
        ...heading(
          [560, (upperEnd + lowerEnd) / 2 - 8],
          `${lastOf(called) - lastOf(alone)} more`,
          28,
        ),
        fill: 'strong',
      },
      ...alone.slice(1).map((_, index) => ({
        ...plain([weekX(index + 0.5), 538], index ? String(index + 1) : 'Week 1'),
        anchor: 'middle' as const,
      })),
      heading([918, upperEnd + 8], `${lastOf(called)} finish`, 46),
      plain([918, upperEnd + 48], 'with a call in week 3'),
      heading([918, lowerEnd + 8], `${lastOf(alone)} finish`, 46),
      plain([918, lowerEnd + 48], 'without a call'),
    ],
  };
}

const compactField = { at: [0, 318], size: [320, 230] } as const;

function compactLearners(learners: Learners): Composition {
  const size = 14;
  const { alone, called } = learners;
  const { shapes, call, upperEnd, lowerEnd } = curves(learners, compactField);
  const weeks = alone.length - 1;
  const paperX = (paperWeeks(learners)[0] / weeks) * compactField.size[0];

  return {
    width: 320,
    height: 430,
    shapes: [
      heading([0, 14], `${alone[0]} enroll`, 20),
      strong([call[0] - 8, 48], 'Week 3: two missed logins', size),
      plain([call[0] - 8, 70], 'An advisor calls the same day', 'text', size),
      line([call[0], 84], [call[0], call[1] - 12], 'text'),
      ...shapes,
      {
        ...heading(
          [224, (upperEnd + lowerEnd) / 2 - 4],
          `${lastOf(called) - lastOf(alone)} more`,
          18,
        ),
        fill: 'strong',
      },
      paperBracket(learners, compactField, 186),
      strong([paperX, 206], 'The first graded paper', size),
      plain([paperX, 228], 'is when most people leave', 'text', size),
      plain([0, 338], 'Week 1', 'muted', size),
      { ...plain([320, 338], `Week ${weeks}`, 'muted', size), anchor: 'end' },
      heading([0, 386], `${lastOf(called)} finish`, 28),
      plain([0, 414], 'with a call', 'muted', size),
      heading([168, 386], `${lastOf(alone)} finish`, 28),
      plain([168, 414], 'without a call', 'muted', size),
    ],
  };
}

/** The drawing of learners who stay, week by week. */
export const learnersByWeek = (learners: Learners, alt: string): Figure => ({
  wide: wideLearners(learners),
  compact: compactLearners(learners),
  alt,
});
