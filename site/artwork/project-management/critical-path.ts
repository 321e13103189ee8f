import type { Composition, Figure, Point, Shape } from '#design-system';
import { line, matchStop } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';
import { bars, key, type Scale } from './plan-bars.ts';
import {
  type Bar,
  dueDate,
  endDate,
  inMonths,
  type Plan,
  type Rollout,
  threePlans,
} from './schedule.ts';

type Row = { plan: Plan; title: string; note: string; result: string };

function rowsOf(rollout: Rollout): readonly Row[] {
  const { late, decision, deadline } = rollout;
  const { planned, undecided, decided } = threePlans(rollout);
  const slack = planned.vendors.find(({ kind }) => kind === 'empty');
  return [
    {
      plan: planned,
      title: 'The plan',
      note: slack ? `The vendor has ${inMonths(slack.to - slack.from)} of slack` : '',
      result: 'Planned end',
    },
    {
      plan: undecided,
      title: 'No decision',
      note: `The vendor is ${inMonths(late)} late`,
      result: `${inMonths(undecided.end - deadline)} late`,
    },
    {
      plan: decided,
      title: `Decided by ${dueDate(decision.due)}`,
      note: 'Half of the testing starts early',
      result: 'On time',
    },
  ];
}

/** From the decision down to the task that then starts early. */
const decision = ([x, y]: Point, to: Point, r: number): readonly Shape[] => [
  { kind: 'line', points: [[x, y], [to[0], y], to], stroke: 'match', width: r / 4 },
  ...matchStop([x, y], r),
];

/** The names of the months, each in the middle of its own. */
const monthNames = (y: number, { month }: Scale, size: number): readonly Shape[] =>
  Array.from({ length: 10 }, (_, index) =>
    centered(plain([(index + 0.5) * month, y], endDate(index + 1).slice(0, 3), 'text', size)),
  );

const wideScale: Scale = { month: 100, tall: 46, gap: 6, size: 18 };

function wide(rollout: Rollout): Composition {
  const { month, tall, gap } = wideScale;
  const rows = rowsOf(rollout);
  const pitch = 156;
  const top = 50;
  const first = 32;
  const bottom = top + (rows.length - 1) * pitch + first + 2 * tall + gap;
  const limit = rollout.deadline * month - gap / 2;
  const dates = 1034;
  const due = rollout.decision.due * month;
  const early = rollout.tasks[0].months + rollout.tasks[1].months;
  const dueY = top + 2 * pitch + 10;

  return {
    width: 1200,
    height: bottom + 34,
    shapes: [
      ...key((index) => [[0, 184, 344, 464][index] ?? 0, 10], 18),
      centered(strong([limit, top + 10], 'Deadline', 18)),
      line([limit, top + 26], [limit, bottom], 'text'),
      ...rows.flatMap(({ plan, title, result }, index) => {
        const y = top + index * pitch;
        return [
          strong([0, y + 10], title, 20),
          ...bars(plan.ours, y + first, wideScale),
          ...bars(plan.vendors, y + first + tall + gap, wideScale),
          heading([dates, y + first + 34], endDate(plan.end), index < 2 ? 24 : 46),
          plain([dates, y + first + (index < 2 ? 62 : 74)], result, 'text', 18),
        ];
      }),
      ...decision([due, dueY], [early * month + 46, dueY + 22], 16),
      plain([early * month + 64, dueY], 'Half starts early', 'text', 18),
      ...monthNames(bottom + 24, wideScale, 16),
    ],
  };
}

const isEmpty = ({ kind }: Bar) => kind === 'empty';

const compactScale: Scale = { month: 32, tall: 46, gap: 3, size: 14 };

function compact(rollout: Rollout): Composition {
  const { month, tall, gap } = compactScale;
  const rows = rowsOf(rollout);
  const pitch = 242;
  const top = 72;
  const first = 88;
  const limit = rollout.deadline * month - gap / 2;
  const due = rollout.decision.due * month;
  const [one, two, third, last] = rollout.tasks;
  const early = one.months + two.months;
  const dueY = top + 2 * pitch + 58;
  /** Words beside the vendor’s bars. */
  const lower = (y: number) => y + first + 1.5 * tall + gap + 8;

  return {
    width: 320,
    height: top + 2 * pitch + first + 2 * tall + gap + 28,
    shapes: [
      ...key((index) => [(index % 2) * 176, 8 + Math.floor(index / 2) * 26], 14),
      ...rows.flatMap(({ plan, title, note }, index): readonly Shape[] => {
        const y = top + index * pitch;
        return [
          strong([0, y + 9], title, 16),
          plain([0, y + 32], note, 'text', 14),
          { ...heading([320, y + 20], endDate(plan.end), 30), anchor: 'end' },
          centered(plain([limit, lower(y)], 'Deadline', 'text', 14)),
          line([limit, y + first - 3], [limit, lower(y) - 12], 'text'),
          ...bars(plan.ours, y + first, compactScale),
          ...bars(plan.vendors, y + first + tall + gap, compactScale),
          // These bars are too short for their names. The last one must not reach past the edge.
          centered(
            strong([Math.min((plan.end - 0.5) * month, 292), y + first - 14], last.name, 14),
          ),
          ...plan.ours
            .filter(isEmpty)
            .map(({ name, from, to }) =>
              centered(plain([((from + to) / 2) * month, y + first - 14], name, 'text', 14)),
            ),
          ...plan.vendors
            .filter(isEmpty)
            .map(({ name, to }) => plain([to * month + 3, lower(y)], name, 'text', 14)),
          ...monthNames(y + first + 2 * tall + gap + 18, compactScale, 14),
        ];
      }),
      ...decision([due, dueY], [early * month + 15, dueY + 30], 11),
      { ...plain([early * month + 7, dueY + 16], third.name, 'text', 14), anchor: 'end' },
    ],
  };
}

/** A plan, what a late vendor does to it, and what a decision in time does. */
export const criticalPath = (rollout: Rollout, alt: string): Figure => ({
  wide: wide(rollout),
  compact: compact(rollout),
  alt,
});
