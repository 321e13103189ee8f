import type { BannerContent, Composition, HeroDiagramProps, Picture } from '#design-system';
import type { PageMeta } from '../content/page.ts';

/** The content that all pages have: a banner, or the heading of a text. */
export type PageContent = PageMeta &
  (
    | {
        banner: BannerContent;
        heroRoles?: HeroDiagramProps['roles'];
        /** For the share image of a page whose banner has no art. */
        preview?: Composition;
      }
    | { heading: string; picture?: Picture }
  );

/** A page as rendered by the build. */
export type RenderedPage = {
  path: string;
  /** Its markup, with the head tags that React puts in front of it. */
  html: string;
  routeId: string;
  /** The file of its route, for error messages. */
  file: string;
  page: PageContent;
};
