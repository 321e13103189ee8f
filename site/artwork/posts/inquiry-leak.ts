import type { Composition, Figure, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { dollars, heading, plain, strong } from '../figure-words.ts';

/** Inquiries of a month, and what becomes of those that nobody answers. */
type Leak = {
  inquiries: number;
  /** How many of them never receive a reply. */
  unanswered: number;
  /** Of this many who are answered, one becomes a customer. */
  oneIn: number;
  /** What a customer orders for in the first year, in dollars. */
  order: number;
};

/** Rows of dots: those with a reply first, then those without as circles. */
function field({ inquiries, unanswered }: Leak, columns: number, gap: number, y: number) {
  const answered = inquiries - unanswered;
  const r = gap * 0.3;
  return Array.from({ length: Math.ceil(inquiries / columns) }, (_, row): readonly Shape[] => {
    const filled = Math.max(0, Math.min(columns, answered - row * columns));
    const count = Math.min(columns, inquiries - row * columns);
    const at = (column: number) => [r + column * gap, y + r + row * gap] as const;
    return [
      ...(filled
        ? [{ kind: 'dots', at: at(0), count: filled, gap, r, fill: 'quiet' } as const]
        : []),
      ...(count > filled
        ? ([
            { kind: 'dots', at: at(filled), count: count - filled, gap, r, fill: 'text' },
            {
              kind: 'dots',
              at: at(filled),
              count: count - filled,
              gap,
              r: r * 0.6,
              fill: 'background',
            },
          ] as const)
        : []),
    ];
  }).flat();
}

/** From the field down to what half of the leak is worth. */
function draw(leak: Leak, columns: number, width: number, size: number): Composition {
  const gap = width / columns;
  const rows = Math.ceil(leak.inquiries / columns);
  const end = 40 + rows * gap;
  const customers = (leak.unanswered / leak.oneIn) * 12;
  const lost = customers * leak.order;
  // The line begins where the slots are straight.
  const x = 27;
  return {
    width,
    height: end + 258,
    shapes: [
      strong([0, 12], `${leak.inquiries} inquiries a month`, size),
      ...field(leak, columns, gap, 40),
      line([x, end], [x, end + 118], 'text'),
      plain(
        [x + 18, end + 28],
        `${leak.unanswered} get no reply. One in ${leak.oneIn} would buy:`,
        'text',
        size,
      ),
      heading([x + 18, end + 72], `${customers} customers a year`, size * 1.7),
      slot([1, end + 118], [width - 2, 52], 'surface', 'text'),
      strong([x, end + 144], `Orders lost: ${dollars(lost)} a year`, size),
      line([x, end + 170], [x, end + 206], 'match', 3),
      slot([1, end + 205], [width / 2 - 1, 52], 'match'),
      { ...strong([x, end + 231], dollars(lost / 2), size), fill: 'strong' },
      strong([width / 2 + 16, end + 231], 'Half of them saved', size),
    ],
  };
}

/** What inquiries without a reply cost in a year. */
export const inquiryLeak = (leak: Leak, alt: string): Figure => ({
  wide: draw(leak, 40, 640, 17),
  compact: draw(leak, 20, 320, 14),
  alt,
});
