import type { Composition, Point, Shape } from '#design-system';
import { line, looks, panel, portrait, slot } from '../figure-shapes.ts';
import { heading, onBrand, onBright, strong } from '../figure-words.ts';

/** The line of code that the engineer asks about. */
const askedY = 112;
const [questionY, answerY, verdictY] = [262, 338, 396];

/** A line of code, of the tokens' widths. */
const code = ([x, y]: Point, widths: readonly number[]): readonly Shape[] => {
  let end = x;
  return widths.map((width, token) => {
    const start = end;
    end += width + 12;
    return slot([start, y - 7], [width, 14], token % 2 ? 'raised' : 'quiet');
  });
};

/** A task that a candidate solved, an engineer's question about one line, and what follows. */
export const interviewTask: Composition = {
  width: 480,
  height: 422,
  shapes: [
    panel([0, 0], [480, 214], 28, 'strong'),
    { ...heading([28, 38], 'Interview task', 24), fill: 'raised' },
    { kind: 'dots', at: [408, 38], count: 3, gap: 22, r: 6, fill: 'brand' },
    ...code([28, 78], [76, 120]),
    slot([14, askedY - 17], [452, 34], 'brand'),
    ...code([56, askedY], [104, 150, 60]),
    ...code([56, 146], [60, 90, 110]),
    ...code([56, 180], [48]),
    line([36, askedY], [36, 220], 'match', 4),
    { kind: 'dot', at: [36, askedY], r: 9, fill: 'match' },
    ...portrait([44, 264], 88, 'quiet', looks.bun),
    slot([104, questionY - 25], [280, 50], 'brand'),
    onBrand(strong([128, questionY], 'What if it’s sent twice?', 22)),
    slot([74, answerY - 25], [302, 50], 'quiet'),
    onBright(strong([98, answerY], 'We charge the card once.', 22)),
    ...portrait([436, 326], 88, 'brand', looks.glasses),
    slot([0, verdictY - 26], [246, 52], 'match'),
    { kind: 'tick', at: [32, verdictY + 1], r: 10, stroke: 'strong', width: 4 },
    onBright(strong([56, verdictY], 'On your shortlist', 22)),
  ],
};
