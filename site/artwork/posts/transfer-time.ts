import type { Composition, Figure, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';

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

/** One dot for 100 KB, each where it arrives, in two lanes so that the dots can be large. */
function draw({ pages, speed }: Transfer, width: number, size: number): Composition {
  const [heavy] = pages;
  const dots = heavy.kilobytes / perDot;
  const r = (width / dots) * 0.64;
  const step = (width - 2 * r) / (dots - 1);
  const lane = r * 2.6;
  const pitch = 92 + 2 * lane;
  const axis = 2 * pitch - 20;
  const seconds = Array.from({ length: Math.floor(secondsOf(heavy, speed)) }, (_, at) => at + 1);
  const secondX = (at: number) => (at / secondsOf(heavy, speed)) * width;

  const drawn = pages.flatMap((page, index): readonly Shape[] => {
    const isLight = page !== heavy;
    const count = page.kilobytes / perDot;
    const top = index * pitch;
    const reading = count * step + r;
    const y = top + 48 + r;
    return [
      strong([0, top + 14], page.label, size),
      {
        ...heading([width, top + 12], `${secondsOf(page, speed).toFixed(1)} s`, size * 1.7),
        anchor: 'end',
      },
      ...[0, 1].map(
        (odd): Shape => ({
          kind: 'dots',
          at: [r + odd * step, y + odd * lane],
          count: Math.ceil((count - odd) / 2),
          gap: 2 * step,
          r,
          fill: isLight ? 'match' : 'quiet',
        }),
      ),
      ...(isLight
        ? [
            slot([reading, y - r], [width - 1 - reading, lane + 2 * r], 'surface', 'line'),
            plain([reading + lane, y + lane / 2], 'The visitor reads', 'text', size),
          ]
        : []),
    ];
  });

  return {
    width,
    height: axis + 40,
    shapes: [
      ...drawn,
      line([0, axis], [width, axis], 'control'),
      ...seconds.flatMap((at): readonly Shape[] => [
        line([secondX(at), axis], [secondX(at), axis + 8], 'control'),
        centered(plain([secondX(at), axis + 24], `${at} s`, 'muted', size)),
      ]),
    ],
  };
}

/** What a page's weight costs in seconds. */
export const transferTime = (transfer: Transfer, alt: string): Figure => ({
  wide: draw(transfer, 640, 17),
  compact: draw(transfer, 320, 14),
  alt,
});
