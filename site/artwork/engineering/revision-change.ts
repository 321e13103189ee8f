import type { Composition, Figure, Point, Shape } from '#design-system';
import { slot } from '../figure-shapes.ts';
import { heading, plain, strong } from '../figure-words.ts';
import { clock, lanes, type Minute, oldRevision, type System } from './revision-lanes.ts';
import { type ChangedPart, revisionSheet } from './revision-sheet.ts';

/** A hole that moves, and when each place in the plant learns of it. */
type RevisionChange = ChangedPart & {
  systems: readonly System[];
  /** An old print is stopped when it is scanned, which saves parts until the end of the shift. */
  paper: { scanned: Minute; until: Minute; partsPerHour: number };
};

/** Parts that the old print would have made. */
const avoidedParts = ({ paper: { scanned, until, partsPerHour } }: RevisionChange) =>
  Math.round(((until - scanned) / 60) * partsPerHour);

/** A machine that won't start. */
const refusal = ([x, y]: Point, r: number): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r, fill: 'raised' },
  slot([x - r * 0.55, y - r * 0.16], [r * 1.1, r * 0.32], 'strong'),
];

/** The part's drawing is on the left. To its right is how each place learns of the change. */
function wide(change: RevisionChange): Composition {
  const { systems, paper } = change;
  return {
    width: 1200,
    height: 496,
    bleeds: true,
    shapes: [
      ...revisionSheet(change, {
        size: [400, 496],
        margin: 40,
        part: [320, 220],
        scale: 4.6,
        hole: 62,
        rows: [306, 362, 408],
        name: [40, 456],
        words: [44, 20],
      }),
      ...lanes(systems, {
        x: 452,
        start: 590,
        first: 700,
        y: 0,
        tall: 82,
        step: 96,
        perMinute: 28,
        words: [22, 24, 18],
      }),
      heading([452, 455], 'Old print', 22),
      ...oldRevision([590, 414], 360, 82, 24),
      strong([660, 442], `Scanned at ${clock(paper.scanned)}`, 18),
      plain([660, 469], 'The machine won’t start', 'text', 18),
      ...refusal([908, 455], 30),
      heading([974, 442], `${avoidedParts(change)} brackets`, 24),
      plain([974, 477], `not made from it by ${clock(paper.until)}`, 'text', 18),
    ],
  };
}

/** The part is at the top. Below the part is how each place learns of the change. */
function compact(change: RevisionChange): Composition {
  const { systems, paper } = change;
  return {
    width: 320,
    height: 646,
    shapes: [
      ...revisionSheet(change, {
        size: [320, 262],
        margin: 20,
        part: [280, 126],
        scale: 3.8,
        hole: 38,
        rows: [170, 204, 236],
        name: [217, 236],
        words: [34, 14],
      }),
      ...lanes(systems, {
        x: 0,
        start: 52,
        first: 102,
        end: 320,
        y: 282,
        tall: 44,
        step: 52,
        perMinute: 9,
        words: [18, 20, 16],
      }),
      heading([0, 508], 'Old print', 18),
      ...oldRevision([0, 526], 320, 60, 22),
      strong([52, 545], `Scanned at ${clock(paper.scanned)}`, 14),
      plain([52, 567], 'The machine won’t start', 'text', 14),
      ...refusal([290, 556], 20),
      heading([0, 610], `${avoidedParts(change)} brackets`, 26),
      plain([0, 637], `not made from it by ${clock(paper.until)}`, 'text', 14),
    ],
  };
}

/** The drawing of a part that changes, and of an old print that is caught. */
export const revisionChange = (change: RevisionChange, alt: string): Figure => ({
  wide: wide(change),
  compact: compact(change),
  alt,
});
