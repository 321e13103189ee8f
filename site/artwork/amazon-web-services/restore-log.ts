import type { Composition, Shape } from '#design-system';
import { ground, line, looks, panel, slot } from '../figure-shapes.ts';
import { heading, onBright, plain, strong } from '../figure-words.ts';
import { cabinet, tiles } from './server-room.ts';
import { campBed, sleepingDog } from './sleeping-dog.ts';

/** A step of the restore, from one minute to another. */
const step = (y: number, name: string, from: number, to: number): readonly Shape[] => [
  onBright(plain([38, y], name, 'strong', 22)),
  panel([152 + from * 4, y - 13], [(to - from) * 4, 26], 6, 'brand'),
];

/** The log, on endless paper with holes at its sides. */
const log: readonly Shape[] = [
  panel([8, 6], [276, 450], 6, 'raised'),
  ...[22, 270].map(
    (x): Shape => ({
      kind: 'dots',
      at: [x, 24],
      count: 14,
      gap: 28,
      r: 5,
      fill: 'quiet',
      direction: 'down',
    }),
  ),
  onBright(heading([38, 44], 'Restore 4', 36)),
  onBright(plain([38, 80], 'Tuesday', 'strong', 24)),
  ...step(124, 'Keys', 0, 3),
  ...step(160, '34 servers', 3, 15),
  ...step(196, 'Database', 10, 22),
  ...step(232, 'Checks', 21, 26),
  panel([34, 260], [224, 86], 12, 'match'),
  onBright(heading([48, 290], '26 min', 42)),
  onBright(strong([48, 325], 'All servers up', 22)),
  onBright(strong([38, 378], 'Seen by auditor', 22)),
  {
    kind: 'line',
    points: [
      [204, 388],
      [216, 362],
      [214, 390],
      [230, 370],
      [234, 386],
      [256, 374],
    ],
    stroke: 'brand',
    width: 4,
  },
];

/** The printer it comes from. */
const printer: readonly Shape[] = [
  panel([2, 412], [288, 160], 24, 'brand'),
  slot([20, 424], [252, 12], 'strong'),
];

/** The head of IT, with glasses. */
const headOfIt: readonly Shape[] = [
  panel([285, 423], [178, 148], 0, 'strong'),
  { kind: 'face', at: [374, 424], size: 250, ...looks.baldHead },
  ...[355, 393].map(
    (x): Shape => ({ kind: 'dot', at: [x, 289], r: 16, fill: 'quiet', stroke: 'strong', width: 5 }),
  ),
  { kind: 'dots', at: [356, 289], count: 2, gap: 36, r: 5.5, fill: 'strong' },
];

/** His hand on the log. */
const hand: readonly Shape[] = [
  line([314, 412], [290, 344], 'strong', 46),
  slot([252, 300], [58, 36], 'quiet'),
];

/** A mug of tea in his other hand. It is still hot. */
const tea: readonly Shape[] = [
  {
    kind: 'match',
    from: [408, 362],
    to: [416, 390],
    direction: 'down',
    stroke: 'raised',
    width: 7,
  },
  { kind: 'arc', at: [374, 426], r: 15, from: 180, to: 360, stroke: 'raised', width: 9 },
  panel([370, 400], [62, 70], 12, 'raised'),
  ...[410, 426, 442].map((y) => slot([412, y], [46, 17], 'quiet')),
];

/**
 * A head of IT with a mug of tea shows the printed log of a restore. Next to him, a dog sleeps on the
 * camp bed from the first one, and the lost key is under it.
 */
export const restoreLog: Composition = {
  width: 480,
  height: 656,
  bleeds: true,
  shapes: [
    ground(520, 'line'),
    ...tiles,
    ...cabinet,
    ...headOfIt,
    ...log,
    ...hand,
    ...printer,
    ...tea,
    ...campBed,
    ...sleepingDog,
  ],
};
