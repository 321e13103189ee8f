import type { Point, Shape, Size } from '#design-system';
import { line } from '../figure-shapes.ts';
import { heading, onBright, plain, strong } from '../figure-words.ts';

/** A part whose hole moves. */
export type ChangedPart = {
  part: string;
  /** From the part's left edge to the hole, in millimeters. */
  before: number;
  after: number;
};

/** A sheet, and the part on it. `scale` is units per millimeter. */
type Sheet = {
  size: Size;
  margin: number;
  part: Size;
  scale: number;
  hole: number;
  /** The middles of the measure's line, and of the two measures below it. */
  rows: readonly [line: number, after: number, before: number];
  name: Point;
  /** The font sizes of the measure and the other words. */
  words: readonly [number, number];
};

/** The new revision's drawing: the hole where it is now, where it was, and its measure. */
export function revisionSheet({ part, before, after }: ChangedPart, sheet: Sheet) {
  const { size, margin, scale, hole, rows, words } = sheet;
  const [width, height] = sheet.part;
  const [measure, afterY, beforeY] = rows;
  const [large, small] = words;
  const holeAt = (mm: number): Point => [margin + mm * scale, margin + height / 2];
  const newHole = holeAt(after);
  const corners = [margin + 28, margin + width - 28].flatMap((x) =>
    [margin + 28, margin + height - 28].map((y): Point => [x, y]),
  );
  return [
    { kind: 'frame', at: [0, 0], size, radius: 28, fill: 'raised' },
    {
      kind: 'frame',
      at: [margin, margin],
      size: [width, height],
      radius: 20,
      fill: 'subtle',
      stroke: 'strong',
      width: 4,
    },
    ...corners.map((at): Shape => ({ kind: 'dot', at, r: 9, stroke: 'strong', width: 3 })),
    { kind: 'dot', at: holeAt(before), r: hole, stroke: 'strong', width: 3, dashed: true },
    { kind: 'dot', at: newHole, r: hole, fill: 'match', stroke: 'strong', width: 4 },
    line(newHole, [newHole[0], measure + 12], 'strong'),
    line([margin, margin + height], [margin, measure + 12], 'strong'),
    line([margin + 2, measure], [newHole[0] - 2, measure], 'strong', 6),
    onBright(heading([margin, afterY], `${after} mm`, large)),
    onBright(plain([margin, beforeY], `${before} mm in revision B`, 'text', small)),
    onBright(strong(sheet.name, part, small)),
  ] satisfies readonly Shape[];
}
