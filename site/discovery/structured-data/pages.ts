import type { BlogPosting, BreadcrumbList, Course, FAQPage, ListItem, Service } from 'schema-dts';
import type { BreadcrumbsProps, FaqContent, PostTeaser } from '#design-system';
import type { ListedPage } from '../../content/listed-page.ts';
import type { PageMeta } from '../../content/page.ts';
import type { PostCard } from '../../content/posts/post.ts';
import { page as training } from '../../content/salesforce-training.ts';
import { canonicalUrl, siteUrl } from '../../layout/page-head.ts';
import { course } from '../../requirements.ts';
import { shareImageOf } from '../share-image-path.ts';
import { areaServed, companyReference } from './company.ts';

/** A service, with its name in menus. */
export const service = (page: PageMeta, { name }: ListedPage): Service => ({
  '@type': 'Service',
  name,
  description: page.description,
  url: canonicalUrl(page),
  provider: companyReference,
  areaServed,
});

/** What the company does for an industry. */
export const industryService = (page: PageMeta, industry: ListedPage): Service => ({
  ...service(page, industry),
  name: page.title,
  audience: { '@type': 'Audience', audienceType: industry.name },
});

/** The breadcrumbs of a page. The last entry is the page itself, so it needs no URL. */
export const breadcrumbList = ({ parents, current }: BreadcrumbsProps): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...parents.map(
      ({ href, label }, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: new URL(href, siteUrl).href,
      }),
    ),
    { '@type': 'ListItem', position: parents.length + 1, name: current },
  ],
});

export const blogPosting = (
  page: PageMeta,
  { title, summary, published, author }: PostTeaser & Pick<PostCard, 'author'>,
): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: title,
  description: summary,
  url: canonicalUrl(page),
  datePublished: published,
  image: new URL(shareImageOf(page.path), siteUrl).href,
  author: { '@type': 'Person', name: author.name, jobTitle: author.role },
  publisher: companyReference,
});

export const faqPage = ({ questions }: FaqContent): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/**
 * The course on the training page. It takes place in classrooms, for a fee that is quoted on
 * request.
 */
export const trainingCourse: Course = {
  '@type': 'Course',
  name: training.title,
  description: training.description,
  url: canonicalUrl(training),
  provider: companyReference,
  coursePrerequisites: [...course.eligibility],
  offers: { '@type': 'Offer', category: 'Paid' },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    courseSchedule: {
      '@type': 'Schedule',
      startDate: course.startDate,
      repeatFrequency: 'Monthly',
      repeatCount: course.months,
    },
  },
};
