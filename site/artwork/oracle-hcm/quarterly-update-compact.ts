import type { Composition, Shape } from '#design-system';
import { line, off, production, row, slot, stop, touch } from '../figure-shapes.ts';
import { centered, heading, onBrand, plain, strong } from '../figure-words.ts';
import { changeField, type Rehearsal, sum, touchedDots } from './rehearsal.ts';

const size = 14;
const laneX = (lane: number) => 32 + lane * 64;
const [laneTop, laneEnd] = [228, 384];
/** The middle of the last case of each lane. */
const lastCase = laneEnd - 21;
const gate = 412;
const end = 688;
/** Where the lanes lead on, close to each other. */
const wayX = (lane: number) => 16 + lane * 18;
const wayTop = 464;

const field = { at: [4, 40], rows: 11, gap: [16, 13.5], r: 3 } as const;

/** Beside the ways of those that agree. */
const stopped: readonly Shape[] = [
  ...stop([laneX(4), lastCase + 5]),
  {
    kind: 'line',
    points: [
      [304, gate + 24],
      [304, 484],
    ],
    stroke: 'text',
    dashed: true,
  },
  strong([152, 468], 'Days 5–10', size),
  slot([153, 485], [166, 44], 'background', 'text'),
  strong([169, 507], '1 fails: paid twice', size),
  line([236, 530], [236, 550], 'match', 3),
  slot([153, 551], [166, 44], 'surface', 'match'),
  strong([169, 573], 'Fixed, retested', size),
  line([236, 596], [236, end - 40], 'match', 3),
];

/** From top to bottom: the changes, the lanes of cases, the gate, and the end. */
export function compactUpdate(rehearsal: Rehearsal): Composition {
  const { changes, lanes, features } = rehearsal;
  const cases = sum(lanes.map((lane) => lane.cases));
  const touched = touchedDots(field, rehearsal, 'columns');

  const inLanes = lanes.flatMap(({ label, cases: own }, lane): readonly Shape[] => {
    const [x, way] = [laneX(lane), wayX(lane)];
    const isLast = lane === 4;
    const dots = 490 + ((lane * 3) % 4) * 11;
    return [
      centered(strong([x, 212], label, size)),
      slot([x - 26, laneTop], [52, laneEnd - laneTop], 'surface', 'line'),
      row([x, lastCase - (own - 1) * 15], isLast ? own - 1 : own, 15, 'down'),
      { kind: 'match', from: [x, gate], to: [way, wayTop], direction: 'down', stroke: 'quiet' },
      line([way, wayTop], [way, end], 'quiet'),
      row([way, dots], isLast ? 2 : 3, 42, 'down'),
    ];
  });

  return {
    width: 320,
    height: 800,
    shapes: [
      strong([0, 10], 'Before', size),
      plain([54, 10], `${changes} changes, ${touched.length} affect your modules`, 'muted', size),
      ...changeField(field, changes),
      ...touched.map(
        ({ lane, at }): Shape => ({
          kind: 'match',
          from: at,
          to: [laneX(lane), 198],
          direction: 'down',
          stroke: 'control',
          width: 1,
        }),
      ),
      ...touched.map(({ at }) => touch(at)),
      ...inLanes,
      slot([0, gate - 20], [320, 40], 'brand'),
      onBrand(strong([18, gate], `Days 1–4: ${cases} tests against last quarter`, size)),
      plain([108, 613], 'First run', 'muted', size),
      strong([108, 631], `${cases - 1} of ${cases} match`, size),
      ...stopped,
      ...production([0, end], [320, 88], 30, [
        strong([90, end - 26], 'Production, day 15', size),
        heading([90, end], `${cases} of ${cases}`, 26),
        plain([90, end + 25], 'match after the fix, then payday', 'onBrand', size),
      ]),
      ...off([0, 756], features),
      plain([0, 788], `${features} new features stay off until HR asks`, 'muted', size),
    ],
  };
}
