import type { Composition, Figure, Shape } from '#design-system';
import { heading, line, plain, slot, strong } from '../figure-shapes.ts';

/** Pages by their weight, the heaviest first, and the connection that they arrive on. */
type Transfer = {
  pages: readonly [heavy: Weight, light: Weight];
  /** In megabits a second. */
  speed: number;
};

/** `kilobytes` is a multiple of 100. */
type Weight = { label: string; kilobytes: number };

const perDot = 100;

/** How long it takes, in seconds. */
const secondsOf = ({ kilobytes }: Weight, speed: number) => (kilobytes * 8) / 1000 / speed;

/** One dot for 100 KB, each where it arrives, in columns or in rows of so many. */
function draw(
  { pages, speed }: Transfer,
  width: number,
  size: number,
  perRow: number,
): Composition {
  const gap = (width - 20) / perRow;
  const r = Math.min(8, gap * 0.32);
  const pitch = perRow < 30 ? gap : 0;
  let y = 0;
  const drawn = pages.flatMap((page, index): readonly Shape[] => {
    const isLight = index === 1;
    const seconds = secondsOf(page, speed);
    const count = page.kilobytes / perDot;
    const rows = Math.ceil(count / perRow);
    const top = y;
    y += 92 + (rows - 1) * pitch + (isLight ? 0 : 24);
    return [
      strong([0, top + 14], page.label, size),
      { ...heading([width, top + 12], `${seconds.toFixed(1)} s`, size * 1.7), anchor: 'end' },
      line([0, top + 36], [width, top + 36]),
      ...Array.from(
        { length: rows },
        (_, row): Shape => ({
          kind: 'dots',
          at: [gap / 2, top + 68 + row * pitch],
          count: Math.min(perRow, count - row * perRow),
          gap,
          r,
          fill: isLight ? 'match' : 'quiet',
        }),
      ),
      ...(isLight
        ? [
            slot(
              [gap * (count + 0.5), top + 48],
              [width - 1 - gap * (count + 0.5), 40],
              'surface',
              'line',
            ),
            plain([gap * (count + 0.5) + 20, top + 69], 'The visitor reads', 'text', size),
          ]
        : []),
    ];
  });
  return { width, height: y, shapes: drawn };
}

/** What a page's weight costs in seconds. */
export const transferTime = (transfer: Transfer, alt: string): Figure => ({
  wide: draw(transfer, 640, 17, 30),
  compact: draw(transfer, 320, 14, 15),
  alt,
});
