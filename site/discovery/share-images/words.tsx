import type { Face } from './faces.ts';
import { outline } from './outlines.ts';

type WordsProps = {
  /** From top to bottom. */
  lines: readonly string[];
  /** The start of the last line's baseline. */
  at: readonly [x: number, y: number];
  size: number;
  face: Face;
  fill: string;
};

/** Lines of text as outlines, positioned by the last line's baseline. */
export function Words({ lines, at: [x, y], size, face, fill }: WordsProps) {
  return lines.map((line, index) => {
    const { path, unit } = outline(line, face);
    const baseline = y - (lines.length - 1 - index) * face.leading * size;
    const scale = `scale(${size * unit} ${-size * unit})`;
    return (
      <path key={line} transform={`translate(${x} ${baseline})${scale}`} d={path} fill={fill} />
    );
  });
}
