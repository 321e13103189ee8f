import type { Picture } from '../../artwork/composition.ts';
import type { LinkHref } from '../../primitives/link/link.tsx';

/** A post's card as data. */
export type PostTeaser = {
  href: LinkHref;
  title: string;
  summary: string;
  /** The day of publication, as `2023-06-28`. */
  published: string;
  picture: Picture;
};
