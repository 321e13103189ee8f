import type { Picture, ProseBlock } from '#design-system';
import type { PageMeta } from '../page.ts';
import { wordCount } from '../plain-text.ts';

/** What a card or teaser shows of an article: the specification's post_url, title, and post_image. */
export type PostCard = {
  path: `/blog/${string}`;
  /** The article's h1, and the card's title. */
  heading: string;
  /** About twenty words that make the right reader click. */
  summary: string;
  /** ISO date. */
  published: `${number}-${number}-${number}`;
  picture: Picture;
};

/** One article. The `title` is the page's `<title>`, as it stands. */
export type Post = PostCard & PageMeta & { body: readonly ProseBlock[] };

/** Minutes for an adult reading on a screen, at about 230 words a minute. */
export function readingMinutes({ body }: Post) {
  return Math.ceil(wordCount(body) / 230);
}
