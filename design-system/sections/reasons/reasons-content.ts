import type { Composition } from '../../artwork/composition.ts';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';

/** One reason as data. */
export type Reason = { title: string; text: string };

/** One reason with what it replaces, as data. */
type Change = Reason & {
  /** What is usual without the company, in a few words. */
  before: string;
};

/** Four reasons without a scene, as data. */
export type StatementsContent = SectionHeaderContent & {
  /** Each title must be unique. */
  reasons: readonly [Reason, Reason, Reason, Reason];
};

type Scene = {
  /**
   * A scene that shows what one of the reasons promises. What is drawn stands on the section below, so
   * it must reach the drawing's lower edge. Decoration: 480 units wide and about 360 high, with words
   * of at least 21.
   */
  art: Composition;
};

/** Four reasons as data. */
export type ReasonsContent = StatementsContent & Scene;

/** Four reasons with what they replace, as data. */
export type ComparisonContent = SectionHeaderContent &
  Scene & {
    /** Each title must be unique. */
    reasons: readonly [Change, Change, Change, Change];
    /** The titles of the columns, such as "Today" and "After the release". */
    columns: readonly [before: string, after: string];
  };
