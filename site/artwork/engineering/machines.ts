import type { Shape } from '#design-system';
import { block, cutOut, line, panel, slot } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** What all machines have: a screen with the revision on top, and a base with the name. */
const machine = (name: string, middle: number): readonly Shape[] => [
  panel([middle - 64, 246], [128, 44], 12, 'raised'),
  onBright(centered(strong([middle, 269], 'Rev C', 25))),
  panel([middle - 66, 350], [132, 44], 8, 'quiet'),
  onBright(centered(strong([middle, 372], name, 24))),
];

/** A press that bends a bracket. */
const press: readonly Shape[] = [
  ...[38, 124].map((x) => block([x, 286], [22, 70], 'quiet')),
  line([92, 292], [92, 308], 'raised', 28),
  cutOut(
    [
      [74, 310],
      [110, 310],
      [92, 322],
    ],
    'raised',
    8,
  ),
  {
    kind: 'line',
    points: [
      [68, 322],
      [92, 339],
      [116, 322],
    ],
    stroke: 'control',
    width: 9,
  },
  ...machine('Press', 92),
];

/** A mill with its cutter. */
const mill: readonly Shape[] = [
  block([180, 286], [36, 70], 'quiet'),
  line([196, 318], [252, 318], 'control', 12),
  {
    kind: 'dot',
    at: [254, 318],
    r: 20.4,
    fill: 'raised',
    stroke: 'raised',
    width: 4,
    dashed: true,
  },
  { kind: 'dot', at: [254, 318], r: 7, fill: 'strong' },
  ...machine('Mill', 240),
];

/** A drill above its table. */
const drill: readonly Shape[] = [
  block([412, 286], [36, 70], 'quiet'),
  { kind: 'dot', at: [430, 318], r: 15, fill: 'surface', stroke: 'raised', width: 7 },
  cutOut(
    [
      [364, 290],
      [378, 290],
      [378, 320],
      [371, 332],
      [364, 320],
    ],
    'raised',
    4,
  ),
  slot([338, 335], [66, 12], 'control'),
  ...machine('Drill', 388),
];

/** The machines of a shop floor. They stand at 394. */
export const machines: readonly Shape[] = [...press, ...mill, ...drill];
