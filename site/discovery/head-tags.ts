import type { RenderedPage } from './rendered-page.ts';

/**
 * Tags for machines that read a page's head as it is served. Scripts don’t change them on a client
 * navigation, so they stand only in the built page.
 */
export const headTags = (_page: RenderedPage): readonly string[] => [];
