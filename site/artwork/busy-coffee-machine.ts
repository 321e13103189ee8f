import type { Composition, Shape } from '#design-system';
import { line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from './figure-words.ts';

/** The coffee machine. It has one button. A colleague looks over it. */
const machine: readonly Shape[] = [
  { kind: 'face', at: [240, 160], size: 158, ...looks.afro, skin: 'subtle' },
  panel([142, 112], [196, 220], 22, 'quiet'),
  ...[170, 310].map((x) => slot([x - 16, 96], [32, 34], 'subtle')),
  onBright(centered(heading([240, 153], 'Salesforce', 33))),
  slot([156, 176], [168, 46], 'match'),
  onBright(centered(strong([254, 200], 'Log visit', 26))),
  panel([176, 232], [134, 82], 14, 'strong'),
  panel([216, 232], [48, 16], 6, 'brand'),
  line([240, 250], [240, 270], 'subtle', 7),
  panel([210, 264], [60, 42], 12, 'raised'),
  { kind: 'arc', at: [270, 283], r: 11, from: 0, to: 180, stroke: 'raised', width: 8 },
];

/** A seller presses the button. */
const seller: readonly Shape[] = [
  { kind: 'face', at: [82, 266], size: 226, ...looks.beard, skin: 'quiet' },
  panel([2, 254], [160, 80], 10, 'brand'),
  {
    kind: 'line',
    points: [
      [118, 258],
      [146, 262],
      [163, 218],
    ],
    stroke: 'brand',
    width: 34,
  },
  line([165, 210], [174, 197], 'quiet', 26),
];

/** Another raises the team’s mug. */
const mugOwner: readonly Shape[] = [
  { kind: 'face', at: [388, 330], size: 206, ...looks.bob },
  line([446, 312], [461, 184], 'brand', 36),
  { kind: 'arc', at: [456, 92], r: 18, from: 0, to: 180, stroke: 'brand', width: 10 },
  panel([352, 50], [104, 86], 16, 'brand'),
  onBrand(centered(heading([404, 94], 'Team', 32))),
  line([460, 160], [452, 128], 'quiet', 32),
];

/** The counter. */
const counter: readonly Shape[] = [
  panel([14, 340], [452, 50], 0, 'quiet'),
  slot([0, 322], [480, 26], 'strong'),
];

/** Salesforce: a whole team comes to a coffee machine with one button. */
export const busyCoffeeMachine: Composition = {
  width: 480,
  height: 390,
  shapes: [...machine, ...seller, ...mugOwner, ...counter],
};
