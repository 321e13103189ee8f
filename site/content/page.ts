import type { FileRoutesByPath } from '@tanstack/react-router';
import type { BackgroundName, InquiryQuote, Person } from '#design-system';
import type { Interest } from './inquiry.ts';

type WithoutSlash<Path> = Path extends `/${infer Rest}/` ? `/${Rest}` : Path;

/** Every path of the site, from the route files. `/$` is left out: it only catches unknown paths. */
export type SitePath = Exclude<WithoutSlash<keyof FileRoutesByPath>, '/$'>;

/** A day, as in `2023-06-28`. */
export type IsoDate = `${number}-${number}-${number}`;

/** How a page ends: what the footer says beside its inquiry form. */
export type Closing = {
  /** What to do, or what the page leaves open, as a heading. */
  title: string;
  /** Why, or what follows, in one or two sentences. */
  lead: string;
  /**
   * The form's area of interest until the visitor chooses.
   * @default none
   */
  interest?: Interest;
  /**
   * Who reads the message.
   * @default whoever reads inquiries about the interest
   */
  reader?: Person;
  /** `quiet` on a page that has a form of its own. */
  emphasis?: 'quiet';
  /**
   * For a page that ends as it starts: `brand` after a banner with that background, and `accent`
   * after a light one.
   * @default 'inverse'
   */
  background?: Extract<BackgroundName, 'brand' | 'accent'>;
} & (
  | {
      /**
       * What the visitor gets after our reply. It continues "After that:", and at most 28
       * characters stay on one line on a phone.
       * @default the footer's own words
       */
      next?: string;
      quote?: never;
    }
  | {
      /** A client's words, instead of what happens next. */
      quote: InquiryQuote;
      next?: never;
    }
);

/** The data for a page's head, and for the footer beneath it. */
export type PageMeta = {
  /** The page's own path. Its canonical link is made from this. */
  path: SitePath;
  /** The document's title: unique in the site, 30 to 60 characters. */
  title: string;
  /** What a search result says beneath the title: unique, 80 to 110 characters. */
  description: string;
  keywords?: readonly string[];
  /** Keeps the page out of search engines and out of the sitemap. */
  robots?: 'noindex';
  /**
   * Tells services that preview links that this is an article.
   * @default 'website'
   */
  kind?: 'article';
  /** The day the page was published, if it says so. */
  published?: IsoDate;
  /** The day its text last changed, if it says so. Search engines and feeds are told. */
  modified?: IsoDate;
  /**
   * How the page ends.
   * @default the words of the footer
   */
  closing?: Closing;
};
