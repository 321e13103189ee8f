import type { CardContent, GlyphName } from '#design-system';
import { industryLinks } from '../navigation.ts';
import type { SitePath } from '../page.ts';

type IndustryTexts = {
  glyph: GlyphName;
  /** For cards on the home page. */
  summary: string;
  /** For the industries page. */
  detail: string;
};

/** An industry, as it appears in lists. */
export type Industry = IndustryTexts & { path: SitePath; name: string };

/** What cards say, by path. */
const texts = {
  '/industries/goverment': {
    glyph: 'government',
    summary: 'Public services that citizens finish online.',
    detail:
      'Portals, case files and records that meet accessibility law and survive a change of administration.',
  },
  '/industries/engineering-manufacturing': {
    glyph: 'engineering',
    summary: 'Shop floor, drawings and stock in step.',
    detail:
      'Machine data, quality records and ERP joined up, so that a shift lead sees the problem before the customer does.',
  },
  '/industries/banking-and-finance': {
    glyph: 'banking',
    summary: 'Payments and reports that auditors can follow.',
    detail:
      'Onboarding, lending and reporting systems with a trail for every decision and a test for every rule.',
  },
  '/industries/retail-and-ecommerce': {
    glyph: 'retail',
    summary: 'One stock, one basket, every channel.',
    detail:
      'Storefronts, order flows and product data that stay quick on the busiest Friday of the year.',
  },
  '/industries/healthcare-development': {
    glyph: 'healthcare',
    summary: 'Patient software that clinicians keep using.',
    detail:
      'Records, scheduling and remote care built around privacy rules and the few minutes a doctor has.',
  },
  '/industries/telecommunications': {
    glyph: 'telecom',
    summary: 'Orders, networks and bills that agree.',
    detail:
      'Activation, fault and billing systems that share one inventory, and self-service that answers before the hotline does.',
  },
  '/industries/education-and-elearning': {
    glyph: 'education',
    summary: 'Courses that work in class and on a bus.',
    detail:
      'Learning platforms, admissions and assessments for schools, colleges and training firms, on slow networks too.',
  },
  '/industries/travel-and-hospitality': {
    glyph: 'travel',
    summary: 'Search, book, change: without a phone call.',
    detail:
      'Booking engines, guest apps and channel links that keep one truth about every room and seat.',
  },
  '/industries/media-and-entertainment': {
    glyph: 'media',
    summary: 'From ingest to every screen, rights included.',
    detail:
      'Asset libraries, streaming back ends and audience data for those who publish every hour.',
  },
} as const satisfies Record<(typeof industryLinks)[number]['href'], IndustryTexts>;

/** In the order of the navigation, by the names they have there. */
export const industries: readonly Industry[] = industryLinks.map(({ href, label }) => ({
  path: href,
  name: label,
  ...texts[href],
}));

const toCard =
  (text: 'summary' | 'detail', label: string) =>
  ({ path, name, glyph, ...texts }: Industry): CardContent => ({
    title: name,
    text: texts[text],
    glyph,
    link: { href: path, label },
  });

/** Cards with a short text. */
export const industryCards = industries.map(toCard('summary', 'Read more'));

/** Cards that say what we do there. */
export const industryDetails = industries.map(toCard('detail', 'Read More'));
