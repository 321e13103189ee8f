import type { PageMeta } from '../content/page.ts';

/** A page as the build has rendered it. */
export type RenderedPage = {
  path: string;
  /** Its markup, with the head tags that React puts in front of it. */
  html: string;
  routeId: string;
  /** The file of its route, for messages. */
  file: string;
  /** Its content, of which the head's data is known. */
  page: PageMeta;
};
