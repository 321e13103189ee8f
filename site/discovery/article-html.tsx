import { renderToStaticMarkup } from 'react-dom/server';
import { type AnchorProps, LinkProvider, Prose } from '#design-system';
import type { Post } from '../content/posts/post.ts';
import { canonicalUrl } from '../layout/page-head.ts';

/**
 * An article's text as HTML that any feed reader can show: without styles, without parts that only
 * repeat the text, and with absolute links.
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
  // React escapes angle brackets and quotation marks in text, so this is safe. Drawings need the
  // site's colors.
  return html.replaceAll(/<svg.*?<\/svg>| class="[^"]*"/g, '');
}
