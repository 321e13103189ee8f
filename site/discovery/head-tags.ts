import { alternateLinks } from './alternate-links.ts';
import { iconTags } from './icons/icon-tags.ts';
import type { RenderedPage } from './rendered-page.ts';
import { shareImageTags } from './share-images/share-image-tags.tsx';

/**
 * Tags for machines that read a page's head as it is served. Scripts don’t update them on client
 * navigations, so they are only in the built page.
 */
export const headTags = (page: RenderedPage): readonly string[] => [
  ...iconTags,
  ...alternateLinks(page),
  ...shareImageTags(page),
];
