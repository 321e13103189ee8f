import { renderToStaticMarkup } from 'react-dom/server';
import { type AnchorProps, LinkProvider, Prose } from '#design-system';
import type { Post } from '../content/posts/post.ts';
import { canonicalUrl } from '../layout/page-head.ts';

/**
 * An article's text as HTML that any feed reader shows: without styles, without what only repeats it,
 * and with complete links.
 */
export function articleHtml(post: Post) {
  const CompleteLink = ({ href, children }: AnchorProps) => (
    <a href={new URL(href, canonicalUrl(post)).href}>{children}</a>
  );
  const html = renderToStaticMarkup(
    <LinkProvider component={CompleteLink}>
      <Prose blocks={post.body.filter(({ kind }) => kind !== 'pullQuote')} />
    </LinkProvider>,
  );
  // In text, React writes angle brackets and quotation marks as entities. Drawings need the site's colors.
  return html.replaceAll(/<svg.*?<\/svg>| class="[^"]*"/g, '');
}
