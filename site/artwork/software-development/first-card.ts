import type { Point, Shape } from '#design-system';
import { avatar, line, looks, panel, piece } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** The chart between the two edges of a page. Its options differ in effort and risk. */
const comparison = (left: number, right: number): readonly Shape[] => {
  const at = (part: number, y: number): Point => [Math.round(left + (right - left) * part), y];
  return [
    {
      kind: 'line',
      points: [
        [left + 20, 14],
        [left + 20, 88],
        [right - 20, 88],
      ],
      stroke: 'strong',
      width: 4,
    },
    onBright(heading([left + 32, 24], 'Risk', 23)),
    { ...onBright(heading([right - 20, 70], 'Effort', 23)), anchor: 'end' },
    { kind: 'dot', at: at(0.355, 35), r: 19, fill: 'quiet' },
    { kind: 'dot', at: at(0.83, 29), r: 19, fill: 'quiet' },
    { kind: 'dot', at: at(0.575, 48), r: 33, fill: 'match' },
    onBright(centered(heading(at(0.575, 49), '2', 42))),
  ];
};

/** A chart of three options by effort and risk. The second one is marked. */
export const options = piece([panel([0, 0], [300, 104], 18, 'raised'), ...comparison(0, 300)]);

/** The same in a report, and the architect who writes it. */
export const wideOptions = piece(
  [
    panel([0, 0], [220, 104], 18, 'brand'),
    ...avatar([70, 52], 44, 'quiet', { ...looks.baldHead, skin: 'raised' }),
    panel([140, 0], [545, 104], 18, 'raised'),
    ...[22, 52, 82].map((y) => line([132, y], [150, y], 'quiet', 7)),
    ...comparison(156, 685),
  ],
  685,
);
