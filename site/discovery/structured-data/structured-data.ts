import type { Graph, Thing } from 'schema-dts';
import type { FaqContent } from '#design-system';
import { breadcrumbsOf } from '../../content/breadcrumbs.ts';
import { page as contact } from '../../content/contact.ts';
import { industries } from '../../content/industries/industries.ts';
import type { PageMeta } from '../../content/page.ts';
import { posts } from '../../content/posts/index.ts';
import { page as training } from '../../content/salesforce-training.ts';
import { services } from '../../content/services/services.ts';
import { localBusinesses, organization, website } from './company.ts';
import {
  blogPosting,
  breadcrumbList,
  faqPage,
  industryService,
  service,
  trainingCourse,
} from './pages.ts';

const hasQuestions = (content: unknown): content is FaqContent =>
  typeof content === 'object' && content !== null && 'questions' in content;

/**
 * A page's content in terms of schema.org. All of it comes from the content that the page shows.
 */
function thingsOf(page: PageMeta): readonly Thing[] {
  const { path } = page;
  const isThisPage = (listed: { path: string }) => listed.path === path;
  const offered = services.find(isThisPage);
  const industry = industries.find(isThisPage);
  const post = posts.find(({ href }) => href === path);
  const breadcrumbs = breadcrumbsOf(page);
  return [
    ...(path === '/' ? [organization, website] : []),
    ...(path === contact.path ? localBusinesses : []),
    ...(path === training.path ? [trainingCourse] : []),
    ...(offered ? [service(page, offered)] : []),
    ...(industry ? [industryService(page, industry)] : []),
    ...(post ? [blogPosting(page, post)] : []),
    ...Object.values<unknown>(page).filter(hasQuestions).map(faqPage),
    ...(breadcrumbs ? [breadcrumbList(breadcrumbs)] : []),
  ];
}

/** Writes data into a script element that no text in it can close. */
export const dataBlock = (data: Graph) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** A page’s structured data as a tag, or no tag if there is no data. */
export function structuredDataTags(page: PageMeta): readonly string[] {
  const things = thingsOf(page);
  if (things.length === 0) return [];
  return [dataBlock({ '@context': 'https://schema.org', '@graph': things })];
}
