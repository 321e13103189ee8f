import type { Composition, Figure, Shape } from '#design-system';
import { bleed, line, production, row, slot, stop } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';
import { compactCheck, type ResultCheck } from './result-check-compact.ts';

const width = 702;
const [factX, factGap] = [346, 102];
const headY = 98;
const rowY = (result: number) => 138 + result * 47;
/** The record's left side, and its middle. */
const [recordX, recordY] = [800, rowY(2)];
const [readerX, readerGap] = [1062, 84];
const heldY = 450;

/** From left to right: results, the facts that agree, the record, and its readers. */
function wideCheck({ facts, results, held, readers }: ResultCheck): Composition {
  const last = results.length - 1;
  const failed = [factX + held.fact * factGap, rowY(last)] as const;

  const rows = results.map(({ test, patient }, index): readonly Shape[] => {
    const y = rowY(index);
    return [
      line([-bleed, y], [0, y], 'line'),
      slot([1, y - 20], [width - 1, 40], 'surface', 'line'),
      strong([24, y], test),
      plain([158, y], patient),
      row([factX, y], facts.length, factGap),
    ];
  });
  const ways = results.slice(0, last).map(
    (_, index): Shape => ({
      kind: 'match',
      from: [width + 1, rowY(index)],
      to: [recordX, recordY],
      stroke: 'quiet',
    }),
  );

  return {
    width: 1200,
    height: 476,
    bleeds: true,
    shapes: [
      { ...heading([-3, 35], `${facts.length} of ${facts.length}`, 84), fill: 'accent' },
      strong([226, 24], 'must match', 20),
      strong([226, 50], 'before filing', 20),
      strong([24, headY], 'Result'),
      plain([158, headY], 'Patient'),
      ...facts.map((fact, index) => ({
        ...plain([factX + index * factGap, headY], fact),
        anchor: 'middle' as const,
      })),
      ...rows.flat(),
      ...ways,
      ...readers.flatMap((reader, index): readonly Shape[] => {
        const y = recordY + (index - 1) * readerGap;
        return [
          { kind: 'match', from: [recordX + 210, recordY], to: [readerX, y], stroke: 'quiet' },
          line([1200, y], [1200 + bleed, y], 'quiet'),
          slot([readerX, y - 24], [1200 - readerX - 1, 48], 'surface', 'line'),
          centered(strong([(readerX + 1199) / 2, y], reader)),
        ];
      }),
      ...stop(failed),
      {
        kind: 'line',
        points: [
          [failed[0], failed[1] + 22],
          [failed[0], heldY - 26],
        ],
        stroke: 'text',
        dashed: true,
      },
      slot([factX - 40, heldY - 24], [width - factX + 40, 48], 'background', 'text'),
      strong([factX - 16, heldY], held.why),
      line([width + 1, heldY], [recordX - 40, heldY], 'match', 3),
      slot([recordX - 40, heldY - 24], [290, 48], 'surface', 'match'),
      strong([recordX - 16, heldY], held.fix),
      line([recordX + 105, heldY - 25], [recordX + 105, recordY + 48], 'match', 3),
      ...production([recordX, recordY], [210, 96], 34, [
        heading([recordX + 98, recordY - 13], 'Record', 24),
        plain([recordX + 98, recordY + 17], `${results.length} of ${results.length} filed`, 'text'),
      ]),
    ],
  };
}

/** The drawing of results that are compared with the record, fact by fact. */
export const resultCheck = (check: ResultCheck, alt: string): Figure => ({
  wide: wideCheck(check),
  compact: compactCheck(check),
  alt,
});
