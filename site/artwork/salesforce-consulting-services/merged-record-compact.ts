import type { Composition, Shape } from '#design-system';
import { avatar, line, looks, slot } from '../figure-shapes.ts';
import { heading, plain, strong } from '../figure-words.ts';
import { agreed, comparison, criteria, isMerged, type Records } from './records.ts';

const size = 14;
const width = 320;
const xs = [172, 224, 284];
/** The line into the account, the records' dots and words, and the slot below the last one. */
const [trunkX, dotX, wordsX, pillX] = [8, 30, 46, 28];
const rowY = (row: number) => 54 + row * 60;
const cardTop = 336;

/** From top to bottom: four records, what they are compared by, and the one account. */
export function compactRecords(records: Records): Composition {
  const { systems, customer } = records;

  const rows = systems.flatMap((system, index): readonly Shape[] => {
    const y = rowY(index);
    const merged = isMerged(system, records);
    return [
      ...(merged
        ? [
            line([trunkX, y], [dotX, y], 'quiet'),
            { kind: 'dot', at: [dotX, y], r: 6, fill: 'quiet' } as const,
          ]
        : [{ kind: 'dot', at: [dotX, y], r: 6, stroke: 'quiet', dashed: true } as const]),
      strong([wordsX, y - 10], system.record, size),
      plain([wordsX, y + 10], system.name, 'text', size),
      ...comparison(system, xs, y, 11),
      ...(merged
        ? []
        : [
            slot([pillX, y + 36], [width - pillX - 1, 36], 'background', 'text'),
            strong(
              [wordsX, y + 54],
              `${agreed(system)} of ${criteria.length} match: a person decides`,
              size,
            ),
          ]),
    ];
  });

  return {
    width,
    height: cardTop + 236,
    shapes: [
      ...criteria.map(
        (name, index): Shape => ({
          ...plain([xs[index] ?? 0, 10], name, 'text', size),
          anchor: 'middle',
        }),
      ),
      line([trunkX, rowY(0)], [trunkX, cardTop], 'quiet'),
      ...rows,
      { kind: 'frame', at: [0, cardTop], size: [width, 208], radius: 20, fill: 'raised' },
      ...avatar([38, cardTop + 38], 23, 'match', looks.bun),
      { ...heading([70, cardTop + 38], customer, 22), fill: 'strong' },
      ...systems.flatMap(({ name, owns }, index): readonly Shape[] => {
        const y = cardTop + 88 + index * 32;
        return [
          line([18, y - 16], [width - 18, y - 16], 'quiet', 1),
          { ...strong([18, y], owns, size), fill: 'strong' },
          { ...plain([width - 18, y], name, 'strong', size), anchor: 'end' },
        ];
      }),
      plain([0, cardTop + 226], 'Each field has one owner.', 'text', size),
    ],
  };
}
