import type { Shape } from '#design-system';
import { firstReason, line, reason, slot } from '../figure-shapes.ts';
import { heading, onBright } from '../figure-words.ts';

/** A corner of what a camera sees. */
const corner = (x: number, y: number, dx: number, dy: number): Shape => ({
  kind: 'line',
  points: [
    [x + dx, y],
    [x, y],
    [x, y + dy],
  ],
  stroke: 'raised',
  width: 6,
});

/** A recorded session: of two pages, an editor has just published the second one. */
export const session = firstReason(
  [
    corner(27, 27, 36, 36),
    corner(453, 27, -36, 36),
    corner(27, 173, 36, -36),
    corner(453, 173, -36, -36),
    { kind: 'dot', at: [70, 70], r: 9, fill: 'raised' },
    { kind: 'dot', at: [70, 70], r: 18, stroke: 'raised', width: 5 },
    { kind: 'frame', at: [116, 28], size: [220, 116], radius: 16, fill: 'quiet' },
    {
      kind: 'frame',
      at: [144, 52],
      size: [220, 120],
      radius: 16,
      fill: 'match',
      stroke: 'background',
      width: 6,
    },
    onBright(heading([168, 94], 'Live', 60)),
    slot([170, 136], [120, 12], 'strong'),
    { kind: 'dot', at: [364, 136], r: 42, fill: 'background' },
    { kind: 'person', at: [364, 136], r: 36, fill: 'raised', figure: 'brand' },
  ],
  'brand',
);

/** A link of a chain, which holds. */
export const oldLinks = reason(
  [
    { kind: 'slot', at: [18, 26], size: [124, 44], stroke: 'raised', width: 11 },
    { kind: 'frame', at: [72, 14], size: [16, 68], radius: 0, fill: 'background' },
    line([54, 48], [106, 48], 'quiet', 11),
  ],
  'brand',
);

/** A plug-in in front of its socket, after three checks. */
export const plugIns = reason(
  [
    { kind: 'frame', at: [16, 14], size: [46, 68], radius: 14, fill: 'brand' },
    ...[36, 60].flatMap((y): readonly Shape[] => [
      slot([42, y - 5], [30, 10], 'background'),
      slot([66, y - 5], [30, 10], 'quiet'),
    ]),
    { kind: 'frame', at: [82, 14], size: [62, 68], radius: 14, fill: 'quiet' },
    ...[29, 48, 67].map(
      (y): Shape => ({ kind: 'tick', at: [113, y + 1], r: 8, stroke: 'strong', width: 3.5 }),
    ),
  ],
  'brand',
);

/** The owner's key. Its four teeth are the domain, the hosting, the licenses, and the code. */
export const ownersKey = reason(
  [
    slot([60, 38], [86, 14], 'raised'),
    ...[28, 18, 22, 28].map((length, tooth) =>
      slot([83 + tooth * 17, 40], [12, length + 12], 'raised'),
    ),
    { kind: 'person', at: [44, 45], r: 30, fill: 'raised', figure: 'brand' },
  ],
  'brand',
);
