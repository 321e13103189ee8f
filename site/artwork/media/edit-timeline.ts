import type { Composition, Shape, Tone } from '#design-system';
import { line } from '../figure-shapes.ts';
import {
  centered,
  heading,
  type Label,
  onBrand,
  onBright,
  plain,
  strong,
} from '../figure-words.ts';

const light = (label: Label): Label => ({ ...label, fill: 'raised' });

const clip = (x: number, y: number, width: number, fill: Tone): Shape => ({
  kind: 'frame',
  at: [x, y],
  size: [width, 36],
  radius: 10,
  fill,
});

/** Words on the picture have this behind them. */
const chip = (x: number, width: number): Shape => ({
  kind: 'frame',
  at: [x, 26],
  size: [width, 44],
  radius: 12,
  fill: 'strong',
});

const track = (y: number, name: string) => light(plain([16, y + 18], name, 'muted', 20));

/** A row of the crowd, which sits between the people in front of it. */
const crowd = (row: number): Shape => ({
  kind: 'dots',
  at: [32 + (row % 2) * 8, 34 + row * 14],
  count: 27 - (row % 2),
  gap: 16,
  r: 5,
  fill: 'quiet',
});

/** An old game in the editor. The rights to one piece of its music were cleared. */
export const editTimeline: Composition = {
  width: 480,
  height: 344,
  shapes: [
    { kind: 'frame', at: [0, 0], size: [480, 344], radius: 28, fill: 'strong' },
    { kind: 'frame', at: [16, 16], size: [448, 160], radius: 14, fill: 'brand' },
    ...[0, 1, 2, 3, 4].map(crowd),
    { kind: 'frame', at: [16, 104], size: [448, 72], radius: 14, fill: 'quiet' },
    { kind: 'frame', at: [16, 104], size: [448, 36], radius: 0, fill: 'quiet' },
    line([18, 116], [462, 116], 'raised', 3),
    { kind: 'person', at: [204, 136], r: 22, fill: 'raised', figure: 'strong' },
    { kind: 'person', at: [292, 144], r: 22, fill: 'strong', figure: 'raised' },
    { kind: 'dot', at: [246, 158], r: 7, fill: 'raised' },
    chip(26, 168),
    light(centered(strong([110, 48], 'Cup final, 1987', 20))),
    chip(372, 82),
    light(centered(heading([413, 48], '12:04', 20))),
    track(200, 'Film'),
    clip(96, 200, 368, 'brand'),
    onBrand(strong([114, 218], 'Sold to two broadcasters', 20)),
    track(246, 'Voice'),
    clip(96, 246, 136, 'quiet'),
    clip(240, 246, 84, 'quiet'),
    clip(356, 246, 108, 'quiet'),
    track(292, 'Music'),
    clip(96, 292, 60, 'quiet'),
    clip(164, 292, 216, 'match'),
    onBright(strong([182, 310], 'Cleared on Friday', 20)),
    clip(388, 292, 76, 'quiet'),
    line([412, 192], [412, 336], 'raised', 3),
    { kind: 'dot', at: [412, 190], r: 7, fill: 'raised' },
  ],
};
