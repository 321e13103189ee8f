import type { BannerContent, Composition, HeroDiagramProps, Picture } from '#design-system';
import type { PageMeta } from '../content/page.ts';

/** A page's content, as far as all pages have it: a banner, or the heading of a text. */
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

/** A page as the build has rendered it. */
export type RenderedPage = {
  path: string;
  /** Its markup, with the head tags that React puts in front of it. */
  html: string;
  routeId: string;
  /** The file of its route, for messages. */
  file: string;
  page: PageContent;
};
