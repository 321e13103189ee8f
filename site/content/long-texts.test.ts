import { describe, expect, test } from 'vitest';
import type { ProseBlock } from '#design-system';
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

const headingIds = (blocks: readonly ProseBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

const textOf = ({ intro, parts }: LegalDocument) => [
  intro,
  ...plainText(parts.flatMap(({ blocks }) => blocks)),
];

const pages = [
  ...articles.map((article) => ({
    ...article,
    ids: headingIds(article.body),
  })),
  ...documents.map((document) => ({
    ...document,
    ids: document.parts.flatMap(({ id, blocks }) => [id, ...headingIds(blocks)]),
  })),
];

describe.each(pages)('$path', ({ ids }) => {
  test('has unique ids', () => {
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe.each(articles)('$path', (article) => {
  test('has 700 to 1,200 words, which take three to six minutes', () => {
    expect(wordCount(article.body)).toBeGreaterThanOrEqual(700);
    expect(wordCount(article.body)).toBeLessThanOrEqual(1200);
    expect(readingMinutes(article)).toBeGreaterThanOrEqual(3);
    expect(readingMinutes(article)).toBeLessThanOrEqual(6);
  });

  test('describes its picture', () => {
    expect(article.picture.alt.trim()).not.toBe('');
  });
});

test('the four articles are at the required paths, newest first', () => {
  const paths = [
    '/blog/what-is-staff-augmentation-&-what-are-its-benefits',
    '/blog/the-benefits-of-implementing-salesforce-in-your-business',
    '/blog/tips-and-tricks-to-develop-a-professional-website',
    '/blog/key-steps-in-mobile-app-development-from-idea-to-launch',
  ];
  expect(posts.map(({ href }) => href)).toEqual(paths);
  expect(articles.map(({ path }) => path)).toEqual(paths);

  const dates = posts.map(({ published }) => published);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('the privacy policy states its date and its age limit', () => {
  expect(privacyPolicy.updated).toBe('Last updated June 28, 2023');
  expect(textOf(privacyPolicy).join(' ')).toContain('not for children under the age of 13');
});

test('the terms say how long a link request takes', () => {
  expect(textOf(termsConditions).join(' ')).toContain('2-3 weeks');
});
