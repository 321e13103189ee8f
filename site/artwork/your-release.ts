import type { Composition, Shape } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from './figure-words.ts';

/** A team on the access page, and the switch that lets it in. */
const team = (y: number, name: string, isIn: boolean): readonly Shape[] => [
  { kind: 'frame', at: [88, y - 36], size: [230, 72], radius: 18, fill: 'subtle' },
  isIn
    ? { kind: 'person', at: [119, y], r: 21, fill: 'brand', figure: 'raised' }
    : { kind: 'dot', at: [119, y], r: 19, stroke: 'control', dashed: true, width: 3 },
  onBright(strong([149, y], name, 21)),
  slot([256, y - 14], [50, 28], isIn ? 'brand' : 'control'),
  { kind: 'dot', at: [isIn ? 292 : 270, y], r: 10, fill: 'raised' },
];

const laptop: readonly Shape[] = [
  { kind: 'frame', at: [12, 0], size: [442, 330], radius: 28, fill: 'brand' },
  { kind: 'frame', at: [26, 14], size: [414, 302], radius: 16, fill: 'raised' },
  { kind: 'frame', at: [26, 14], size: [60, 302], radius: 16, fill: 'quiet' },
  { kind: 'frame', at: [70, 14], size: [20, 302], radius: 0, fill: 'raised' },
  { kind: 'dot', at: [48, 48], r: 9, fill: 'strong' },
  ...[88, 120, 152].map((y) => line([40, y], [56, y], 'strong', 4)),
  onBright(heading([90, 53], 'Who can release', 26)),
  ...[408, 380, 352].flatMap((x): readonly Shape[] => [
    { kind: 'dot', at: [x, 52], r: 22, fill: 'raised' },
    { kind: 'person', at: [x, 52], r: 18, fill: 'quiet', figure: 'strong' },
  ]),
  ...team(130, 'Your team', true),
  ...team(214, 'Our team', false),
  slot([90, 276], [132, 12], 'subtle'),
  { kind: 'frame', at: [0, 328], size: [464, 26], radius: 13, fill: 'quiet' },
  { kind: 'frame', at: [188, 328], size: [88, 11], radius: 5, fill: 'brand' },
];

const phone: readonly Shape[] = [
  {
    kind: 'frame',
    at: [329, 84],
    size: [148, 297],
    radius: 32,
    fill: 'brand',
    stroke: 'background',
    width: 6,
  },
  { kind: 'frame', at: [339, 94], size: [128, 277], radius: 24, fill: 'quiet' },
  slot([379, 104], [48, 13], 'strong'),
  onBright(centered(heading([403, 154], '9:41', 38))),
  { kind: 'frame', at: [347, 192], size: [112, 128], radius: 18, fill: 'match' },
  { kind: 'dot', at: [403, 222], r: 18, fill: 'strong' },
  { kind: 'tick', at: [403, 224], r: 8, stroke: 'match', width: 4 },
  onBright(centered(strong([403, 262], 'Released', 22))),
  onBright(centered(plain([403, 290], 'by you', 'strong', 21))),
  slot([379, 354], [48, 6], 'strong'),
];

/** Software development: our access is switched off, and the client releases the next version. */
export const yourRelease: Composition = {
  width: 480,
  height: 384,
  shapes: [...laptop, ...phone],
};
