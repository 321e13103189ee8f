import type { Composition, Shape } from '#design-system';
import { bleed, cutOut, line, panel } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';
import { coffeeBreak, drill } from './coffee-break.ts';
import { belt, lathe } from './curious-machines.ts';
import { oldPress } from './old-press.ts';
import { clampAsMicrophone, pressReporter } from './press-reporter.ts';

/** How long the press says it ran. */
const answer: readonly Shape[] = [
  cutOut(
    [
      [728, 50],
      [766, 50],
      [800, 142],
    ],
    'match',
    6,
  ),
  panel([580, 0], [212, 66], 28, 'match'),
  onBright(centered(heading([686, 34], '6.2 h today', 36))),
];

/**
 * An engineer interviews a press of 1998. Her clamp on its cable is the microphone. A lathe listens, a
 * drill yawns, a cat rides on a belt, and a robot arm serves coffee.
 */
export const talkingPress: Composition = {
  width: 1600,
  height: 320,
  bleeds: true,
  shapes: [
    ...belt,
    ...lathe,
    ...pressReporter,
    ...oldPress,
    ...clampAsMicrophone,
    ...drill,
    ...coffeeBreak,
    line([-bleed, 312], [1600 + bleed, 312], 'strong', 16),
    ...answer,
  ],
};
