import type { Composition, Shape } from '#design-system';
import { line, outline, panel } from '../figure-shapes.ts';
import { button, heading, onBright, plain, strong, struck } from '../figure-words.ts';

const columns = [28, 234] as const;

/** A field of the two accounts. The chosen value is the one that the merged account keeps. */
const field = (y: number, values: readonly [string, string], chosen: 0 | 1): readonly Shape[] =>
  columns.flatMap((x, index): readonly Shape[] => {
    const text = values[index] ?? '';
    const middle = y + 25;
    return index === chosen
      ? [
          panel([x, y], [194, 50], 12, 'quiet'),
          { kind: 'dot', at: [x + 25, middle], r: 7, fill: 'quiet', stroke: 'strong', width: 7 },
          onBright(strong([x + 48, middle + 1], text, 21)),
        ]
      : [
          outline([x, y], [194, 50], 12, 'line'),
          { kind: 'dot', at: [x + 25, middle], r: 9.5, stroke: 'control', width: 2 },
          plain([x + 48, middle + 1], text, 'muted', 21),
        ];
  });

/**
 * The screen on which a person merges two accounts of one customer, in front of the next pairs, and
 * how many duplicates are left.
 */
export const mergedPair: Composition = {
  width: 480,
  height: 440,
  shapes: [
    panel([40, 0], [376, 200], 20, 'line'),
    panel([20, 14], [416, 200], 21, 'surface'),
    outline([21, 15], [414, 198], 20, 'line'),
    panel([0, 30], [456, 356], 22, 'surface'),
    outline([1, 31], [454, 354], 21, 'line'),
    heading([28, 70], 'Merge accounts', 26),
    { ...plain([428, 71], '48 of 212', 'muted', 21), anchor: 'end' },
    line([1, 104], [455, 104], 'line', 1.5),
    ...field(126, ['Harlow Water', 'HARLOW W.'], 0),
    ...field(186, ['555-0100', '555-0134'], 1),
    ...field(246, ['Reed Abbott', 'No owner'], 0),
    ...button([28, 316], [146, 48], { fill: 'brand', text: 'Merge', radius: 12 }),
    panel([212, 316], [268, 124], 20, 'match'),
    onBright(strong([236, 345], 'Duplicates', 21)),
    onBright(heading([235, 394], '810', 52)),
    ...struck(onBright(plain([392, 402], '13,500', 'strong', 21)), 60),
  ],
};
