import type { Face } from './faces.ts';
import { outline } from './outlines.ts';

type WordsProps = {
  /** One below the other. */
  lines: readonly string[];
  /** The start of the last line's baseline. */
  at: readonly [x: number, y: number];
  size: number;
  face: Face;
  fill: string;
};

/** Lines of words as outlines. They stand on the last one's baseline. */
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
