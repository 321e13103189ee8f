import type { Shape } from '#design-system';
import { piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** A shot of a speaker, found among the small copies of others. */
export const footage = piece([
  { kind: 'frame', at: [0, 0], size: [174, 104], radius: 20, fill: 'brand' },
  { kind: 'dot', at: [87, 28], r: 18, fill: 'raised' },
  slot([44, 50], [86, 40], 'raised'),
  slot([14, 68], [146, 28], 'quiet'),
  centered(onBright(strong([87, 82], 'Mayor', 20))),
  ...[186, 248].flatMap((x) =>
    [0, 57].map(
      (y): Shape => ({ kind: 'frame', at: [x, y], size: [52, 47], radius: 12, fill: 'quiet' }),
    ),
  ),
]);

/** A sound wave. Its upper half is what was played, and its lower half mirrors it: what was paid. */
export const royalties = piece([
  ...[16, 30, 22, 44, 34, 50, 26, 40, 18].flatMap((height, index): readonly Shape[] => {
    const x = index * 21.5;
    return [
      { kind: 'frame', at: [x, 50 - height], size: [14, height], radius: 6, fill: 'quiet' },
      { kind: 'frame', at: [x, 54], size: [14, height], radius: 6, fill: 'brand' },
    ];
  }),
  strong([208, 30], '38 plays', 22),
  strong([208, 74], '38 paid', 22),
]);

/** The audience's share at the start of each scene, and after the last one. */
const shares = [1, 0.98, 0.96, 0.94, 0.6, 0.58, 0.57];

/** The audience, scene by scene. Most of the people who leave do so in the fourth. */
export const dropOff = piece([
  ...shares.slice(1).map((share, scene): Shape => {
    const x = 4 + scene * 50.8;
    const top = (part: number) => 100 - part * 96;
    const fill = scene === 3 ? 'brand' : 'quiet';
    return {
      kind: 'line',
      points: [
        [x, 100],
        [x, top(shares[scene] ?? share)],
        [x + 38, top(share)],
        [x + 38, 100],
        [x, 100],
      ],
      fill,
      stroke: fill,
      width: 8,
    };
  }),
  { ...heading([300, 17], '–34%', 36), anchor: 'end' },
]);

/** A show from start to end, with the two ads that its viewer saw and the third one allowed. */
export const adBreaks = piece([
  slot([0, 28], [300, 48], 'quiet'),
  ...[24, 118].flatMap((x): readonly Shape[] => [
    { kind: 'frame', at: [x, 0], size: [64, 104], radius: 20, fill: 'brand' },
    centered(onBrand(heading([x + 32, 51], 'Ad', 34))),
  ]),
  {
    kind: 'frame',
    at: [214, 2],
    size: [60, 100],
    radius: 18,
    fill: 'surface',
    stroke: 'control',
    width: 4,
    dashed: true,
  },
]);
