import type { Composition, Point, Shape } from '#design-system';
import { line, slot, stop } from '../figure-shapes.ts';
import { heading, plain, strong } from '../figure-words.ts';

/** In minutes after midnight. */
type Minute = number;

/** A hole that moves, and when each place in the plant learns of it. */
export type RevisionChange = {
  part: string;
  /** From the part's left edge to the hole, in millimeters. */
  before: number;
  after: number;
  /** What the axis shows. */
  from: Minute;
  to: Minute;
  systems: readonly { name: string; since: Minute }[];
  /** An old print, which is stopped when it is scanned. */
  paper: { scanned: Minute; replaced: Minute };
  partsPerHour: number;
};

/** Parts that the old print would have made until the end of the axis. */
export const avoidedParts = ({ paper, to, partsPerHour }: RevisionChange) =>
  Math.round(((to - paper.scanned) / 60) * partsPerHour);

/** Outlines of parts in a row. */
export const outlines = (at: Point, count: number, gap: number, r: number): readonly Shape[] => {
  const dots = { kind: 'dots', at, count, gap } as const;
  return [
    { ...dots, r, fill: 'quiet' },
    { ...dots, r: r - 1.6, fill: 'background' },
  ];
};

/** The part with its two dimensions. `scale` is units per millimeter. */
export function partDrawing(
  { before, after }: RevisionChange,
  [x, y]: Point,
  [width, height]: Point,
  scale: number,
  size: number,
): readonly Shape[] {
  const middle = y + height / 2;
  const r = height * 0.2;
  const corners = [x + 22, x + width - 22].flatMap((left) =>
    [y + 22, y + height - 22].map((top) => [left, top] as const),
  );
  const dimension = (to: number, at: number, text: string, isOld: boolean): readonly Shape[] => [
    line([x, y + height + 6], [x, at + 6], 'control', 1),
    line([x + to * scale, middle], [x + to * scale, at + 6], 'control', 1),
    line([x, at], [x + to * scale, at], isOld ? 'control' : 'text', isOld ? 1 : 3),
    {
      ...(isOld ? plain : strong)([x + after * scale + 14, at], text),
      size,
    },
  ];
  return [
    {
      kind: 'frame',
      at: [x, y],
      size: [width, height],
      radius: 18,
      fill: 'surface',
      stroke: 'control',
    },
    ...corners.map((at): Shape => ({ kind: 'dot', at, r: 8, stroke: 'control' })),
    { kind: 'dot', at: [x + before * scale, middle], r, stroke: 'control', dashed: true },
    { kind: 'dot', at: [x + after * scale, middle], r, stroke: 'text', width: 3 },
    ...dimension(before, y + height + 28, `${before} mm, revision B`, true),
    ...dimension(after, y + height + 56, `${after} mm, revision C`, false),
  ];
}

const size = 14;
const [barX, barEnd] = [54, 319];

/** The part is at the top. Below the part is how each place learns of the change. */
export function compactChange(change: RevisionChange): Composition {
  const { systems, paper, from, to } = change;
  const avoided = avoidedParts(change);
  const x = (minute: Minute) => barX + ((minute - from) / (to - from)) * (barEnd - barX);
  const rowY = (index: number) => 300 + index * 42;
  const paperY = rowY(systems.length);
  const perRow = Math.ceil(avoided / 2);

  return {
    width: 320,
    height: paperY + 166,
    shapes: [
      strong([0, 10], change.part, size),
      ...partDrawing(change, [1, 30], [230, 150], 2.4, size),
      ...systems.flatMap(({ name, since }, index): readonly Shape[] => [
        strong([0, rowY(index)], name, size),
        slot([x(from), rowY(index) - 15], [x(since) - x(from) - 3, 30], 'surface', 'control'),
        plain([x(from) + 10, rowY(index)], 'B', 'text', size),
        slot([x(since), rowY(index) - 15], [barEnd - x(since), 30], 'brand'),
        plain([x(since) + 16, rowY(index)], 'Revision C', 'onBrand', size),
      ]),
      strong([0, paperY], 'Print', size),
      slot([x(from), paperY - 15], [x(paper.scanned) - x(from), 30], 'surface', 'control'),
      plain([x(from) + 12, paperY], 'Revision B', 'muted', size),
      slot([x(paper.replaced), paperY - 15], [barEnd - x(paper.replaced), 30], 'match'),
      { ...strong([x(paper.replaced) + 16, paperY], 'C', size), fill: 'strong' },
      ...stop([x(paper.scanned), paperY]),
      strong([0, paperY + 40], 'Scanned at 11:32: the machine won’t start', size),
      ...outlines([7, paperY + 72], perRow, 17, 5),
      ...outlines([7, paperY + 91], avoided - perRow, 17, 5),
      heading([0, paperY + 128], `${avoided} brackets`, 24),
      plain([0, paperY + 154], 'not made from the old drawing', 'muted', size),
    ],
  };
}
