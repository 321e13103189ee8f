import type { Person, Picture, ProseBlock } from '#design-system';
import type { Closing, IsoDate, PageMeta, SitePath } from '../page.ts';
import { wordCount } from '../plain-text.ts';

/** What a card or teaser shows of an article: its address, title, and picture. */
export type PostCard = {
  path: Extract<SitePath, `/blog/${string}`>;
  /** The article's h1, and the card's title. */
  heading: string;
  /** About twenty words that make the right reader click. */
  summary: string;
  published: IsoDate;
  author: Person;
  picture: Picture;
};

/** One article: its card, its page's head, and its text. */
export type Post = PostCard &
  PageMeta & {
    kind: 'article';
    closing: Closing;
    /** The picture beside the title, on a dark background, if it isn't the card's. */
    cover?: Picture;
    body: readonly ProseBlock[];
  };

/** Whether a page is an article. */
export const isPost = (page: PageMeta): page is Post => page.kind === 'article' && 'body' in page;

/** Minutes for an adult reading on a screen, at about 230 words a minute. */
export function readingMinutes({ body }: Post) {
  return Math.ceil(wordCount(body) / 230);
}
