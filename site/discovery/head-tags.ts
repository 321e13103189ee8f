import { alternateLinks } from './alternate-links.ts';
import type { RenderedPage } from './rendered-page.ts';
import { structuredDataTags } from './structured-data/structured-data.ts';

/**
 * Tags for machines that read a page's head as it is served. Scripts don’t change them on a client
 * navigation, so they stand only in the built page.
 */
export const headTags = (page: RenderedPage): readonly string[] => [
  ...alternateLinks(page),
  ...structuredDataTags(page.page),
];
