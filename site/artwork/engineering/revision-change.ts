import type { Composition, Figure, Shape } from '#design-system';
import { line, slot, stop } from '../figure-shapes.ts';
import { heading, plain, strong } from '../figure-words.ts';
import {
  avoidedParts,
  compactChange,
  outlines,
  partDrawing,
  type RevisionChange,
} from './revision-change-compact.ts';

const [nameX, barX, barEnd] = [408, 510, 1199];

/** The part is on the left. To its right is how each place learns of the change. */
function wideChange(change: RevisionChange): Composition {
  const { systems, paper, from, to, part } = change;
  const avoided = avoidedParts(change);
  const x = (minute: number) => barX + ((minute - from) / (to - from)) * (barEnd - barX);
  const rowY = (index: number) => 74 + index * 62;
  const paperY = rowY(systems.length);
  const hours = Array.from(
    { length: Math.floor(to / 60) - Math.floor(from / 60) },
    (_, index) => (Math.floor(from / 60) + 1 + index) * 60,
  );
  const perRow = Math.ceil(avoided / 2);
  const gap = (barEnd - x(paper.scanned) - 14) / (perRow - 1);

  return {
    width: 1200,
    height: 496,
    shapes: [
      strong([0, 14], part),
      ...partDrawing(change, [1, 50], [330, 250], 3.6, 16),
      ...hours.flatMap((hour): readonly Shape[] => [
        {
          ...plain([x(hour), 14], `${((hour / 60 + 11) % 12) + 1}:00`),
          anchor: hour === to ? 'end' : 'middle',
        },
        line([x(hour), 34], [x(hour), paperY + 30], 'line', 1),
      ]),
      ...systems.flatMap(({ name, since }, index): readonly Shape[] => [
        strong([nameX, rowY(index)], name),
        slot([x(from), rowY(index) - 20], [x(since) - x(from) - 4, 40], 'surface', 'control'),
        plain([x(from) + 20, rowY(index)], 'B', 'text'),
        slot([x(since), rowY(index) - 20], [barEnd - x(since), 40], 'brand'),
        plain([x(since) + 24, rowY(index)], 'Revision C', 'onBrand'),
      ]),
      strong([nameX, paperY], 'Old print'),
      slot([x(from), paperY - 20], [x(paper.scanned) - x(from), 40], 'surface', 'control'),
      plain([x(from) + 20, paperY], 'Revision B, in a drawer', 'text'),
      slot([x(paper.replaced), paperY - 20], [barEnd - x(paper.replaced), 40], 'match'),
      { ...strong([x(paper.replaced) + 24, paperY], 'Revision C, reprinted'), fill: 'strong' },
      ...stop([x(paper.scanned), paperY]),
      {
        kind: 'line',
        points: [
          [x(paper.scanned), paperY + 20],
          [x(paper.scanned), paperY + 60],
        ],
        stroke: 'text',
        dashed: true,
      },
      {
        ...strong([x(paper.scanned) - 18, paperY + 60], 'Scanned: the machine won’t start'),
        anchor: 'end',
      },
      ...outlines([x(paper.scanned) + 7, paperY + 84], perRow, gap, 6),
      ...outlines([x(paper.scanned) + 7, paperY + 104], avoided - perRow, gap, 6),
      heading([x(paper.scanned), paperY + 136], `${avoided} brackets`, 34),
      plain([x(paper.scanned), paperY + 166], 'not made from the old drawing by 2:00'),
    ],
  };
}

/** The drawing of a part that changes, and of an old print that is caught. */
export const revisionChange = (change: RevisionChange, alt: string): Figure => ({
  wide: wideChange(change),
  compact: compactChange(change),
  alt,
});
