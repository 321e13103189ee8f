import type { Composition } from '../../artwork/composition.ts';
import type { LinkTarget } from '../../primitives/link/link.tsx';

/** A banner as data. */
export type BannerContent = {
  /** The page's only level 1 heading. */
  title: string;
  /** One or two sentences about what the page offers. */
  lead: string;
  /** A short label above the title. */
  eyebrow?: string;
  /** For visitors with another aim, such as a job: up to two. Each address must be unique. */
  links?: readonly [LinkTarget] | readonly [LinkTarget, LinkTarget];
} & (
  | {
      /** The page's main action. */
      action: LinkTarget;
      /** A second, less prominent action. */
      secondAction?: LinkTarget;
    }
  | { action?: undefined; secondAction?: undefined }
) &
  (
    | {
        /** Decorative artwork about the page's subject. Where it `bleeds`, it reaches the window's edge. */
        art: Composition;
      }
    | { art?: undefined }
  );
