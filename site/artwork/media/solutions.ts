import type { Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { centered, inSlot, plain, strong } from '../figure-words.ts';

const term = (x: number, width: number, text: string): readonly Shape[] => [
  slot([x, 1], [width, 34], 'quiet'),
  inSlot([x + width / 2, 18], text, 'strong'),
];

/** A search by speaker, place, and shot, and the small copy of the shot it finds. */
export const footage = piece([
  ...term(1, 82, 'Mayor'),
  ...term(91, 100, 'City Hall'),
  ...term(199, 100, 'Close-up'),
  ...[1, 66, 234].map(
    (x): Shape => ({
      kind: 'frame',
      at: [x, 54],
      size: [x === 234 ? 65 : 57, 40],
      radius: 8,
      fill: 'line',
      stroke: 'control',
    }),
  ),
  { kind: 'frame', at: [131, 45], size: [95, 58], radius: 12, fill: 'brand' },
  { kind: 'person', at: [178.5, 74], r: 21, fill: 'quiet', figure: 'strong' },
]);

const sound = [
  10, 18, 26, 16, 30, 22, 12, 24, 40, 54, 46, 60, 50, 62, 44, 56, 38, 22, 14, 26, 18, 30, 20, 12,
  16,
];

/** A cue on a film's sound track, and its plays, which are all paid. */
export const cue = piece([
  ...sound.map((height, index): Shape => {
    const isCue = index > 7 && index < 17;
    return slot([1 + index * 12.1, 34 - height / 2], [7.6, height], isCue ? 'brand' : 'quiet');
  }),
  line([98, 72], [203, 72], 'accent', 3),
  strong([98, 92], 'Cue 7'),
  { ...plain([300, 92], '38 plays paid'), anchor: 'end' },
]);

/** The viewers of an episode who are left in each scene. */
const left = [1, 0.94, 0.9, 0.65, 0.6, 0.57];

/** How many viewers are left from scene to scene, and where most of them stop. */
export const dropOff = piece([
  ...left.map((share, index): Shape => {
    const height = 78 * share;
    return {
      kind: 'frame',
      at: [1 + index * 50.8, 80 - height],
      size: [44, height],
      radius: 6,
      fill: index === 3 ? 'brand' : 'quiet',
    };
  }),
  strong([154, 15], '28% stop here'),
  centered(plain([175.4, 94], 'Scene 4')),
]);

/** An ad between two parts of a show, and how many of its viewer's ads for the day are left. */
export const adBreak = piece([
  slot([1, 14], [136, 44], 'quiet'),
  inSlot([69, 36], 'Part 1', 'strong'),
  slot([221, 14], [78, 44], 'quiet'),
  inSlot([260, 36], 'Part 2', 'strong'),
  { kind: 'frame', at: [143, 1], size: [72, 70], radius: 16, fill: 'brand' },
  inSlot([179, 36], 'Ad', 'onBrand'),
  { kind: 'dots', at: [10, 93], count: 2, gap: 26, r: 9, fill: 'brand' },
  { kind: 'dot', at: [62, 93], r: 9, stroke: 'control' },
  strong([86, 93], '2 of 3 ads today'),
]);
