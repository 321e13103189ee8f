import type { Composition, Shape } from '#design-system';
import { line, production, row, slot, stop } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';

/** Results on their way into the record. The last one is held, because one fact differs. */
export type ResultCheck = {
  /** What has to agree between a result and the record. */
  facts: readonly [string, string, string, string];
  results: readonly { test: string; patient: string }[];
  held: {
    /** The fact that differs, as its place in the list. */
    fact: 0 | 1 | 2 | 3;
    why: string;
    fix: string;
  };
  /** Who reads the record. */
  readers: readonly [string, string, string];
};

const size = 14;
const [factX, factGap] = [148, 49];
const rowY = (result: number) => 134 + result * 38;
const wayX = 20;

/** From top to bottom: results with the facts that agree, the record, and its readers. */
export function compactCheck({ facts, results, held, readers }: ResultCheck): Composition {
  const last = results.length - 1;
  const failed = [factX + held.fact * factGap, rowY(last)] as const;
  const end = rowY(last) + 22;
  const heldY = end + 48;
  const fixY = heldY + 66;
  const recordY = fixY + 92;
  const readerY = recordY + 84;

  return {
    width: 320,
    height: readerY + 20,
    shapes: [
      { ...heading([-2, 34], `${facts.length} of ${facts.length}`, 68), fill: 'accent' },
      strong([182, 24], 'must match', 17),
      strong([182, 46], 'before filing', 17),
      ...facts.map((fact, index) => ({
        ...plain([factX + index * factGap, 98], fact, 'muted', size),
        anchor: 'middle' as const,
      })),
      ...results.flatMap(({ test, patient }, index): readonly Shape[] => [
        slot([1, rowY(index) - 16], [318, 32], 'surface', 'line'),
        strong([16, rowY(index)], index === last ? `${test}, ${patient}` : test, size),
        row([factX, rowY(index)], facts.length, factGap),
      ]),
      line([wayX, end], [wayX, recordY], 'quiet'),
      row([wayX, end + 28], last, 26, 'down'),
      plain([40, end + 28 + (last - 1) * 13], `${last} match`, 'muted', size),
      ...stop(failed),
      {
        kind: 'line',
        points: [
          [failed[0], end - 4],
          [failed[0], heldY - 23],
        ],
        stroke: 'text',
        dashed: true,
      },
      slot([104, heldY - 22], [215, 44], 'background', 'text'),
      strong([120, heldY], held.why, size),
      line([failed[0], heldY + 23], [failed[0], fixY - 23], 'match', 3),
      slot([104, fixY - 22], [215, 44], 'surface', 'match'),
      strong([120, fixY], held.fix, size),
      line([failed[0], fixY + 23], [failed[0], recordY - 40], 'match', 3),
      ...readers.map(
        (_, index): Shape => ({
          kind: 'match',
          from: [160, recordY + 36],
          to: [52 + index * 108, readerY - 17],
          direction: 'down',
          stroke: 'quiet',
        }),
      ),
      ...production([0, recordY], [320, 76], 27, [
        heading([84, recordY - 12], 'Record', 20),
        plain(
          [84, recordY + 13],
          `${results.length} of ${results.length} filed with the right patient`,
          'text',
          size,
        ),
      ]),
      ...readers.flatMap((reader, index): readonly Shape[] => [
        slot([1 + index * 108, readerY - 17], [102, 34], 'surface', 'line'),
        centered(strong([52 + index * 108, readerY], reader, size)),
      ]),
    ],
  };
}
