import type { Picture } from '../../artwork/composition.ts';
import type { Person } from '../../primitives/byline/byline.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';

/** A project that proves a claim, as data. */
export type ProofBandContent = {
  /** What the number counts. It is the section's level 2 heading. */
  title: string;
  /** The number, such as "$0.00". Up to 12 characters stay on one line. */
  figure: string;
  /** Optional words about the number before, after the number, such as "down from 94 min". */
  baseline?: string | undefined;
  /** What kind of project it is, such as "Sample project" or the client's name. */
  caption: string;
  /** The client's words, without quotation marks, and who said them. */
  quote: Pick<Person, 'name' | 'portrait'> & { text: string; jobTitle: string };
  /**
   * The problem, the solution, and so on. Two parts, or three without `links`. Titles must be
   * unique.
   */
  parts: readonly { title: string; text: string }[];
  /** An optional button below the quote. */
  action?: LinkTarget | undefined;
  /**
   * What was built. It isn't on paper. Its labels are readable on every phone if it is 480 units wide
   * and they are at least 21 high. If it `bleeds`, its lines continue to the panel's edges, so that it
   * can stand on ground. In a scene, its lower edge is the ground. Lines on its left may continue under
   * the number, where a desktop has room for about 100 units.
   */
  picture: Picture;
};
