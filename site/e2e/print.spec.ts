import type { Page } from '@playwright/test';
import { company } from '../content/company/company.ts';
import { social } from '../content/company/contacts.ts';
import { inquiryFieldTexts } from '../content/inquiry.ts';
import { page as staffAugmentation } from '../content/services/staff-augmentation.ts';
import { servicePaths } from '../required-paths.ts';
import { faqPath } from './faq.ts';
import { downward, print, squeeze } from './printing.ts';
import { scrollTo } from './scroll.ts';
import { expect, open, test } from './test.ts';

const article = '/blog/the-benefits-of-implementing-salesforce-in-your-business';
const printed = ['/oracle-hcm', article, '/privacy-policy', '/staff-augmentation', '/contact'];

const onScreenOnly = [
  'Skip to content',
  inquiryFieldTexts.placeholder,
  inquiryFieldTexts.labels.firstName,
  inquiryFieldTexts.filesHint,
  'Staff Login',
  'Terms and conditions',
];
const linksOnScreenOnly = [...social, ...company.staffLinks].map(({ href }) => href);

/** The titles that should be printed, in order. */
const titlesOf = (page: Page) =>
  page.locator('main :is(h1, h2)').filter({ visible: true }).allInnerTexts();

async function expectPrinted(page: Page) {
  const paper = await print(page);
  await page.emulateMedia({ media: 'print' });
  const titles = (await titlesOf(page)).map(squeeze);
  await page.emulateMedia({ media: null });
  expect(titles.length).toBeGreaterThan(0);
  let end = 0;
  for (const title of titles) {
    expect(paper.words.slice(end)).toContain(title);
    end = paper.words.indexOf(title, end) + title.length;
  }
  for (const text of onScreenOnly) expect(paper.words).not.toContain(squeeze(text));
  for (const link of linksOnScreenOnly) expect(paper.links).not.toContain(link);
  expect(paper.texts.filter(({ isMirrored }) => isMirrored)).toEqual([]);
  // Includes text that is on a dark background on the screen.
  expect(paper.texts.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
  for (const { texts, whiteShare } of paper.pages) {
    expect(whiteShare).toBeGreaterThan(0.75);
    // A title stays with the content after it.
    const last = squeeze(downward(texts).at(-1) ?? '');
    expect(titles.filter((title) => title.endsWith(last))).toEqual([]);
  }
  return paper;
}

for (const path of printed) {
  test(`${path} is printed in dark ink`, async ({ page }) => {
    await page.goto(path);
    await expectPrinted(page);
  });

  test(`${path} prints the same after it was scrolled and used`, async ({ page }) => {
    await page.goto(path);
    const served = await print(page);
    await open(page, path);
    await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
    await page.emulateMedia({ colorScheme: 'dark' });
    const used = await expectPrinted(page);
    // In any order, because texts side by side may differ by a fraction of a pixel.
    const words = ({ pages }: typeof used) =>
      pages.map(({ texts }) => texts.map(({ text }) => text).toSorted());
    expect(words(used)).toEqual(words(served));
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page prints the same', async ({ page }) => {
    await page.goto('/staff-augmentation');
    await expectPrinted(page);
  });
});

for (const path of servicePaths) {
  test(`${path} takes at most five sheets`, async ({ page }) => {
    await page.goto(path);
    expect((await print(page)).pages.length).toBeLessThanOrEqual(5);
  });
}

test('both sides of a flip card are printed, whichever side is up', async ({ page }) => {
  await open(page, '/staff-augmentation');
  await page.getByRole('group', { name: 'Front-end engineer' }).click();
  const { words } = await expectPrinted(page);
  for (const { title, text } of staffAugmentation.roles.cards) {
    expect(words).toContain(squeeze(title));
    expect(words).toContain(squeeze(text));
  }
});

test('the addresses of links in long texts are printed', async ({ page }) => {
  await page.goto('/privacy-policy');
  expect((await print(page)).words).toContain(`careerpage(${company.origin}/career)`);
  await page.goto(article);
  expect((await print(page)).words).toContain(`(${company.origin}/salesforce-consulting-services)`);
});

test('all slides and all answers are printed', async ({ page }) => {
  await page.goto('/');
  const slides = await page.locator('[aria-roledescription="slide"]').allInnerTexts();
  expect(slides.length).toBeGreaterThan(0);
  const home = await print(page);
  for (const slide of slides)
    for (const line of slide.split('\n')) expect(home.words).toContain(squeeze(line));
  await page.goto(faqPath);
  expect((await print(page)).words).toContain(squeeze('Not for these two exams'));
});
