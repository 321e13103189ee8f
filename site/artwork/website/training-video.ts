import type { Composition, Shape } from '#design-system';
import { avatar, looks, slot } from '../figure-shapes.ts';
import { heading, inSlot, onBrand, plain, strong } from '../figure-words.ts';

/** The recording's chapters. A chapter's width on the timeline follows from its duration. */
const chapters = [
  { name: 'Publish', from: '0:00', x: 16, width: 118 },
  { name: 'Old links', from: '14:20', x: 140, width: 106 },
  { name: 'Plug-ins', from: '27:05', x: 252, width: 100 },
  { name: 'Domain', from: '38:40', x: 358, width: 106 },
] as const;

/**
 * The recording of a training session in which an editor publishes a real page. Its other chapters
 * are what the next person in charge needs to know.
 */
export const trainingVideo: Composition = {
  width: 480,
  height: 344,
  shapes: [
    { kind: 'frame', at: [0, 0], size: [480, 344], radius: 24, fill: 'surface' },
    { kind: 'frame', at: [16, 16], size: [448, 216], radius: 12, fill: 'brand' },
    { kind: 'dot', at: [46, 44], r: 6, fill: 'onBrand' },
    onBrand(plain([62, 44], 'Session 2 of 2', 'text', 20)),
    { ...onBrand(plain([440, 44], '11:42', 'text', 20)), anchor: 'end' },
    { kind: 'frame', at: [40, 72], size: [288, 144], radius: 12, fill: 'surface' },
    heading([64, 102], 'Opening hours', 26),
    slot([64, 126], [208, 12], 'quiet'),
    slot([64, 147], [152, 12], 'quiet'),
    slot([64, 170], [112, 34], 'match'),
    { ...inSlot([120, 187], 'Publish', 'strong'), size: 20 },
    {
      kind: 'line',
      points: [
        [168, 192],
        [168, 224],
        [176, 216],
        [189, 215],
        [168, 192],
      ],
      fill: 'text',
      stroke: 'surface',
      width: 3,
    },
    ...avatar([392, 172], 44, 'quiet', looks.ponytail),
    ...chapters.flatMap(({ name, from, x, width }, index): readonly Shape[] => [
      slot([x, 252], [width, 8], index ? 'quiet' : 'ornament'),
      index ? plain([x, 288], name, 'text', 20) : strong([x, 288], name, 20),
      plain([x, 316], from, 'muted', 19),
    ]),
    { kind: 'dot', at: [112, 256], r: 11, fill: 'ornament', stroke: 'surface', width: 4 },
  ],
};
