import { iconTags } from './icons/icon-tags.ts';
import type { RenderedPage } from './rendered-page.ts';
import { shareImageTags } from './share-images/share-image-tags.tsx';

/**
 * Tags for machines that read a page's head as it is served. Scripts don’t change them on a client
 * navigation, so they stand only in the built page.
 */
export const headTags = (page: RenderedPage): readonly string[] => [
  ...iconTags,
  ...shareImageTags(page),
];
