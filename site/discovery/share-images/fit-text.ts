import type { Face } from './faces.ts';
import { outline } from './outlines.ts';

type Box = {
  face: Face;
  width: number;
  height: number;
  /** The largest and the smallest font size. */
  sizes: readonly [max: number, min: number];
};

type Word = { text: string; width: number };

const widthOf = (words: readonly Word[], space: number) =>
  words.reduce((width, word) => width + word.width, space * (words.length - 1));

/** How uneven the lines are. A long line next to a short one increases this. */
const unevenness = (lines: readonly Word[][], space: number) =>
  lines.reduce((sum, line) => sum + widthOf(line, space) ** 2, 0);

/** Every way to break words into this many lines that are no wider than `width`. */
function breaks(words: Word[], count: number, width: number, space: number): Word[][][] {
  if (count === 1) return widthOf(words, space) <= width ? [[words]] : [];
  return words.slice(1).flatMap((_, index) => {
    const line = words.slice(0, index + 1);
    if (widthOf(line, space) > width) return [];
    const rest = breaks(words.slice(index + 1), count - 1, width, space);
    return rest.map((lines) => [line, ...lines]);
  });
}

/**
 * Breaks a text into balanced lines that fit in a box, at the largest possible font size and in as
 * few lines as that allows. Fails if they don't fit at the smallest size. Lengths are in px.
 */
export function fitText(text: string, { face, width, height, sizes: [max, min] }: Box) {
  const space = outline(' ', face).width;
  const words = text.split(' ').map((word) => ({ text: word, width: outline(word, face).width }));
  for (let size = max; size >= min; size--) {
    for (let count = 1; count * face.leading * size <= height; count++) {
      const [best] = breaks(words, count, width / size, space).toSorted(
        (one, other) => unevenness(one, space) - unevenness(other, space),
      );
      if (best) return { size, lines: best.map((line) => line.map((word) => word.text).join(' ')) };
    }
  }
  throw new Error(`“${text}” is too long to be drawn`);
}
