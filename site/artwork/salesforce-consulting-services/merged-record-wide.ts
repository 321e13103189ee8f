import type { Composition, Shape } from '#design-system';
import { avatar, bleed, line, looks, slot } from '../figure-shapes.ts';
import { heading, onBrand, plain, strong } from '../figure-words.ts';
import { agreed, comparison, criteria, isMerged, type Records } from './records.ts';

// The page's columns 4, 7, and 10.
const [dotsX, scoreX, cardX] = [306, 612, 918];
const width = 282;
const xs = [dotsX + 42, dotsX + 142, dotsX + 242];
/** A criterion's radius, and how far the lines between criteria stay away from their middles. */
const [r, room] = [14, 22];
const rowY = (row: number) => 92 + row * 96;
const [cardTop, cardHeight] = [69, 300];
/** Where the merged record's values go back. */
const back = 462;

/** From left to right: four records, what they are compared by, and the one account. */
export function wideRecords(records: Records): Composition {
  const { systems, customer } = records;

  const rows = systems.flatMap((system, index): readonly Shape[] => {
    const y = rowY(index);
    const merged = isMerged(system, records);
    const score = `${agreed(system)} of ${criteria.length} match`;
    const middle = cardTop + cardHeight / 2;
    return [
      ...[width, ...xs.map((x) => x + room)].map((from, segment): Shape => {
        const to = (xs[segment] ?? (merged ? scoreX + 150 : scoreX) + room) - room;
        return { ...line([from, y], [to, y], 'quiet'), ...(!merged && { dashed: true }) };
      }),
      ...(merged
        ? [
            {
              kind: 'match',
              from: [scoreX + 150, y],
              to: [cardX, middle],
              stroke: 'quiet',
            } as const,
          ]
        : []),
      plain([20, y - 38], system.name, 'text'),
      line([-bleed, y], [0, y], 'quiet'),
      slot([1, y - 23], [width - 2, 46], 'brand', 'quiet'),
      onBrand(strong([20, y], system.record)),
      ...comparison(system, xs, y, r),
      ...(merged
        ? [strong([scoreX + 20, y - 18], score)]
        : [
            slot([scoreX, y - 23], [width, 46], 'background', 'text'),
            strong([scoreX + 20, y], `${score}: a person decides`),
          ]),
    ];
  });

  const card: readonly Shape[] = [
    { kind: 'frame', at: [cardX, cardTop], size: [width, cardHeight], radius: 24, fill: 'raised' },
    ...avatar([cardX + 48, cardTop + 50], 26, 'match', looks.bun),
    { ...heading([cardX + 88, cardTop + 50], customer, 24), fill: 'strong' },
    ...systems.flatMap(({ name, owns }, index): readonly Shape[] => {
      const y = cardTop + 118 + index * 48;
      return [
        line([cardX + 24, y - 24], [cardX + width - 24, y - 24], 'quiet', 1),
        { ...strong([cardX + 24, y], owns), fill: 'strong' },
        { ...plain([cardX + width - 24, y], name, 'strong'), anchor: 'end' },
      ];
    }),
  ];

  return {
    width: 1200,
    height: 496,
    bleeds: true,
    shapes: [
      strong([20, 12], 'Four records'),
      ...criteria.map(
        (name, index): Shape => ({
          ...strong([xs[index] ?? 0, 12], name),
          anchor: 'middle',
        }),
      ),
      strong([cardX, 12], 'One account, one owner per field'),
      ...rows,
      ...card,
      {
        kind: 'line',
        points: [
          [cardX + width / 2, cardTop + cardHeight],
          [cardX + width / 2, back],
          [40, back],
          [40, rowY(3) + 40],
        ],
        stroke: 'quiet',
      },
      line([32, rowY(3) + 50], [40, rowY(3) + 40], 'quiet'),
      line([48, rowY(3) + 50], [40, rowY(3) + 40], 'quiet'),
      plain([dotsX, back + 22], 'Every system gets the owner’s value within a minute', 'text'),
    ],
  };
}
