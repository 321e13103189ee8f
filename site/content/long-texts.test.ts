import { describe, expect, test } from 'vitest';
import type { LegalDocument } from './legal-document.ts';
import { plainText, wordCount } from './plain-text.ts';
import { posts } from './posts/index.ts';
import { mobileAppSteps } from './posts/mobile-app-steps.ts';
import { type Post, readingMinutes } from './posts/post.ts';
import { professionalWebsite } from './posts/professional-website.ts';
import { salesforceBenefits } from './posts/salesforce-benefits.ts';
import { staffAugmentation } from './posts/staff-augmentation.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsConditions } from './terms-conditions.ts';

const articles: readonly Post[] = [
  staffAugmentation,
  salesforceBenefits,
  professionalWebsite,
  mobileAppSteps,
];

const documents: readonly LegalDocument[] = [privacyPolicy, termsConditions];

/** Specification §2, as far as long text may link to it: no /404, no noindex page. */
const linkablePaths = new Set([
  '/',
  '/about',
  '/services',
  '/strategic-staffing',
  '/staff-augmentation',
  '/rpo-services',
  '/software-development',
  '/mobile-app-development',
  '/website-design-and-development',
  '/digital-marketing-and-brand-imaging',
  '/project-management',
  '/oracle-hcm',
  '/amazon-web-services',
  '/salesforce-consulting-services',
  '/data-science-consulting',
  '/talent-pool',
  '/career',
  '/blog',
  '/contact',
  '/privacy-policy',
  '/terms-conditions',
  '/industries',
]);

const blocksOf = ({ intro, sections }: LegalDocument) => [
  ...intro,
  ...sections.flatMap(({ blocks }) => blocks),
];

const pages = [
  ...articles.map((article) => ({ ...article, blocks: article.body, anchors: [] })),
  ...documents.map((document) => ({
    ...document,
    blocks: blocksOf(document),
    anchors: document.sections.map(({ id }) => id),
  })),
];

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

function longSentences(text: string) {
  return [...sentences.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence.split(/\s+/).length > 6);
}

describe.each(pages)('$path', ({ title, description, blocks, anchors }) => {
  test('has a title and a description of the right length', () => {
    expect(title.length).toBeGreaterThanOrEqual(30);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('has no id twice', () => {
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    const ids = [...anchors, ...headings];
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('links only to pages of the site', () => {
    const hrefs = [...JSON.stringify(blocks).matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href);
    const internal = hrefs.filter((href) => !href?.startsWith('mailto:'));
    expect(internal.filter((href) => !linkablePaths.has(String(href)))).toEqual([]);
  });
});

describe.each(articles)('$path', (article) => {
  test('can be finished: 700 to 1,200 words, three to six minutes', () => {
    expect(wordCount(article.body)).toBeGreaterThanOrEqual(700);
    expect(wordCount(article.body)).toBeLessThanOrEqual(1200);
    expect(readingMinutes(article)).toBeGreaterThanOrEqual(3);
    expect(readingMinutes(article)).toBeLessThanOrEqual(6);
  });

  test('describes its picture', () => {
    expect(article.picture.alt.trim()).not.toBe('');
  });
});

test('the four articles stand at the specified paths, newest first', () => {
  const paths = [
    '/blog/what-is-staff-augmentation-&-what-are-its-benefits',
    '/blog/the-benefits-of-implementing-salesforce-in-your-business',
    '/blog/tips-and-tricks-to-develop-a-professional-website',
    '/blog/key-steps-in-mobile-app-development-from-idea-to-launch',
  ];
  expect(posts.map(({ path }) => path)).toEqual(paths);
  expect(articles.map(({ path }) => path)).toEqual(paths);

  const dates = posts.map(({ published }) => published);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('no sentence stands twice', () => {
  const texts = [
    ...pages.flatMap(({ description, blocks }) => [description, ...plainText(blocks)]),
    ...posts.map(({ summary }) => summary),
  ];
  const all = texts.flatMap(longSentences);
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
});

test('the privacy policy states its date and its age limit', () => {
  expect(privacyPolicy.updated).toBe('June 28, 2023');
  expect(plainText(blocksOf(privacyPolicy)).join(' ')).toContain(
    'not for children under the age of 13',
  );
});

test('the terms say how long a link request takes', () => {
  expect(plainText(blocksOf(termsConditions)).join(' ')).toContain('2-3 weeks');
});
