import type { Composition, Shape } from '#design-system';
import { avatar, cutOut, line, looks, panel, portrait, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';

const [left, right] = [36, 428];

const most = 5;
const scores = [
  ['Finds the bug', 4],
  ['Explains why', 5],
  ['Adds a test', 3],
] as const;

/** A clip, and two sheets. */
const sheets: readonly Shape[] = [
  cutOut(
    [
      [40, 50],
      [452, 36],
      [466, 402],
      [54, 411],
    ],
    'quiet',
    16,
  ),
  panel([8, 20], [448, 388], 12, 'raised'),
  { kind: 'frame', at: [203, 4], size: [58, 40], radius: 14, stroke: 'brand', width: 7 },
  panel([172, 20], [120, 32], 8, 'brand'),
];

/** How many points the candidate got in each test, as circles that are filled in. */
const tests: readonly Shape[] = scores.flatMap(([name, score], index): readonly Shape[] => {
  const y = 218 + index * 35;
  const circles = { kind: 'dots', at: [214, y], gap: 36, r: 11 } as const;
  return [
    plain([left, y], name, 'strong', 22),
    { ...circles, count: most, fill: 'subtle' },
    { ...circles, count: score, fill: 'brand' },
    { ...onBright(strong([right, y], `${score}/${most}`, 22)), anchor: 'end' },
  ];
});

/** What the engineer says, and a stamp. */
const note: readonly Shape[] = [
  line([left, 316], [340, 316], 'subtle', 3),
  ...avatar([64, 357], 28, 'quiet', looks.grayHair),
  onBright(strong([104, 345], '“Asked before guessing.”', 22)),
  plain([104, 374], 'Our engineer', 'strong', 21),
  { kind: 'dot', at: [402, 354], r: 33, stroke: 'brand', width: 5 },
  { kind: 'dot', at: [402, 354], r: 25, stroke: 'brand' },
  { kind: 'tick', at: [402, 356], r: 13, stroke: 'brand', width: 7 },
];

/** A candidate’s profile on a clip: three scores, the engineer’s note, and when she’s free. */
export const sampleProfile: Composition = {
  width: 480,
  height: 420,
  shapes: [
    ...sheets,
    ...portrait([94, 128], 116, 'quiet', looks.curls),
    onBright(heading([172, 88], 'Candidate A', 34)),
    plain([172, 122], 'QA lead, 9 years', 'strong', 24),
    slot([172, 146], [186, 40], 'match'),
    onBright(centered(strong([265, 166], 'Free in 2 weeks', 22))),
    ...tests,
    ...note,
  ],
};
