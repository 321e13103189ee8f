import { renderToStaticMarkup } from 'react-dom/server';
import { siteUrl } from '../../layout/page-head.ts';
import type { RenderedPage } from '../rendered-page.ts';
import { shareImageOf } from '../share-image-path.ts';
import { shareCard } from './share-card.ts';

/** Tells services that preview links which image to show. Twitter reads the Open Graph tags. */
export function shareImageTags({ path, page }: RenderedPage) {
  const properties = {
    'og:image': new URL(shareImageOf(path), siteUrl).href,
    'og:image:alt': shareCard(page).alt,
  };
  return [
    ...Object.entries(properties).map(([property, content]) =>
      renderToStaticMarkup(<meta property={property} content={content} />),
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
