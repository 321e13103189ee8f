import type { Composition, Point, Shape } from '#design-system';
import { bleed, block, line, matchStop, off, row, slot, stop, touch } from '../figure-shapes.ts';
import { heading, onBrand, plain, strong } from '../figure-words.ts';
import { changeField, type Rehearsal, sum, touchedDots } from './rehearsal.ts';

// The page's columns 4, 7, and 10, so that each part is above its step.
const [lanesX, gateX, lastX] = [306, 612, 918];
const width = 282;

const laneY = (lane: number) => 96 + lane * 72;
const lastCase = 566;
/** The case that stopped, set apart from the others. */
const failed = [571, laneY(4)] as const;
/** The middle of Production. */
const end = 236;
/** Where the case that stopped joins the others again: up, between two round corners. */
const [wayBack, detour, r] = [906, 550, 12];

const field = { at: [4, 76], rows: 16, gap: [19, 20.5], r: 3.5 } as const;

const days: readonly Shape[] = [
  line([lanesX, 36], [lanesX, 74]),
  line([lastX, 36], [lastX, 74]),
  strong([0, 12], 'Before'),
  strong([lanesX, 12], 'Day 1'),
  plain([lanesX + 52, 12], 'Oracle updates your test system'),
  line([gateX, 12], [gateX + 64, 12], 'control', 1),
  plain([gateX + 80, 12], 'about two weeks'),
  line([gateX + 212, 12], [gateX + width, 12], 'control', 1),
  line([gateX + width - 6, 6], [gateX + width, 12], 'control', 1),
  line([gateX + width - 6, 18], [gateX + width, 12], 'control', 1),
  strong([lastX, 12], 'Day 15'),
  plain([lastX + 60, 12], 'Oracle updates production'),
];

const number = ([x, y]: Point, count: number, words: readonly [string, string]) => [
  heading([x, y], String(count), 20),
  plain([x, y + 28], words[0]),
  plain([x, y + 50], words[1]),
];

/** The way of the case that stopped. */
const stopped: readonly Shape[] = [
  ...stop(failed),
  {
    kind: 'match',
    from: [failed[0], failed[1] + 12],
    to: [gateX + 30, 449],
    direction: 'down',
    stroke: 'text',
    dashed: true,
  },
  slot([gateX, 450], [width - 12, 48], 'background', 'text'),
  strong([gateX + 20, 474], '1 fails: back pay counted twice', 15.5),
  line([gateX + 135, 499], [gateX + 135, 525], 'match', 3),
  slot([gateX, detour - 24], [width - 12, 48], 'surface', 'match'),
  strong([gateX + 20, detour], 'Workaround added, retested', 15.5),
  line([gateX + width - 11, detour], [wayBack - r, detour], 'match', 3),
  { kind: 'arc', at: [wayBack - r, detour - r], r, from: 90, to: 180, stroke: 'match', width: 3 },
  line([wayBack, detour - r], [wayBack, end + r], 'match', 3),
  { kind: 'arc', at: [lastX, end + r], r, from: 270, to: 360, stroke: 'match', width: 3 },
  { kind: 'dot', at: [wayBack, 440], r: 7, fill: 'match' },
];

const ending = (cases: number, features: number): readonly Shape[] => [
  // It continues to the window's edge.
  { kind: 'frame', at: [lastX, 84], size: [width, 304], radius: 36, fill: 'brand' },
  block([lastX + 100, 84], [width + bleed, 304], 'brand'),
  ...matchStop([lastX + 78, 162], 50),
  ...[
    strong([lastX + 28, 240], 'Production'),
    heading([lastX + 28, 286], `${cases} of ${cases}`, 56),
    plain([lastX + 28, 332], 'match after the fix'),
    plain([lastX + 28, 356], 'Monday check, then payday'),
  ].map(onBrand),
  ...off([lastX, 446], features),
  strong([lastX, 486], `${features} new features stay off`),
  plain([lastX, 508], 'until HR asks for them'),
];

/** From left to right: the changes, the lanes of cases, the gate, and the end. */
export function wideUpdate(rehearsal: Rehearsal): Composition {
  const { changes, lanes, features } = rehearsal;
  const cases = sum(lanes.map((lane) => lane.cases));
  const touched = touchedDots(field, rehearsal, 'rows');

  const inLanes = lanes.flatMap(({ label, cases: own }, lane): readonly Shape[] => {
    const y = laneY(lane);
    const agreed = lane === 4 ? own - 1 : own;
    return [
      line([gateX, y], [gateX + 190, y], 'control'),
      { kind: 'match', from: [gateX + 190, y], to: [lastX, end], stroke: 'control' },
      row([gateX + 44 + ((lane * 5) % 4) * 12, y], lane === 4 ? 2 : 3, 56),
      slot([lanesX, y - 22], [width, 44], 'surface', 'line'),
      strong([lanesX + 20, y], label),
      row([lastCase - (own - 1) * 17.5, y], agreed, 17.5),
    ];
  });

  return {
    width: 1200,
    height: 576,
    bleeds: true,
    shapes: [
      ...days,
      ...changeField(field, changes),
      ...touched.map(
        ({ lane, at }): Shape => ({
          kind: 'match',
          from: at,
          to: [lanesX, laneY(lane)],
          stroke: 'control',
          width: 1,
        }),
      ),
      ...touched.map(({ at }) => touch(at)),
      ...inLanes,
      slot([gateX - 12, 60], [24, 360], 'brand'),
      ...lanes.map(
        (_, lane): Shape => ({ kind: 'dot', at: [gateX, laneY(lane)], r: 5, stroke: 'text' }),
      ),
      strong([gateX + 26, 62], `First run: ${cases - 1} of ${cases} match`),
      ...stopped,
      ...ending(cases, features),
      ...number([0, 436], changes, ['changes in the', 'release notes']),
      ...number([150, 436], touched.length, ['affect', 'your modules']),
      ...number([lanesX, 436], cases, ['scripted tests run', 'on the new version']),
    ],
  };
}
