import type { Page } from '@playwright/test';
import { builtPaths } from '../built-paths.ts';
import { company } from '../content/company/company.ts';
import { headerOf } from './header.ts';
import { scrollTo } from './scroll.ts';
import { expect, open, test } from './test.ts';

/**
 * Sets the visitor's default text size, in px. Unlike a font size on the root, it affects media
 * queries.
 */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The labels in navigation, in the header, and on buttons that don't fit on one line. */
const brokenWords = (page: Page) =>
  page.locator('a, button, summary').evaluateAll((parts) => {
    /** A link that looks like a button is a box. A link in running text is not. */
    const isControl = (part: Element) =>
      part.matches('header *, nav *, button') || getComputedStyle(part).display === 'inline-flex';
    const range = document.createRange();
    return parts.filter(isControl).flatMap((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of text.nodeValue?.matchAll(/\p{L}+/gu) ?? []) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
            broken.push(word);
        }
      }
      return broken;
    });
  });

/** Words in headings that don't fit on one line, where they would break without a hyphen. */
const brokenHeadings = (page: Page) =>
  page.locator(':is(h1, h2, h3, h4):visible').evaluateAll((headings) => {
    const range = document.createRange();
    return headings.flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of text.nodeValue?.matchAll(/\p{L}+/gu) ?? []) {
          // Only such a word may be hyphenated, because no heading has room for it.
          if (word.length > 16) continue;
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
            broken.push(word);
        }
      }
      return broken;
    });
  });

/** The smallest heading's font size, relative to that of body text. */
const smallestHeading = (page: Page) =>
  page.evaluate(() => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const sizes = [...document.querySelectorAll('main :is(h1, h2)')].map(sizeOf);
    return Math.min(...sizes) / sizeOf(document.body);
  });

for (const path of builtPaths.filter((each) => each !== '/404')) {
  test(`${path} is readable at twice the text size`, async ({ page }) => {
    await setTextSize(page, 32);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await overflow(page)).toBe(0);
      expect(await brokenWords(page)).toEqual([]);
      expect(await brokenHeadings(page)).toEqual([]);
      expect(await smallestHeading(page)).toBeGreaterThanOrEqual(1);
    }
  });

  test(`${path} has whole words at one and a half times the text size`, async ({ page }) => {
    await setTextSize(page, 24);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    expect(await overflow(page)).toBe(0);
    expect(await brokenHeadings(page)).toEqual([]);
  });

  test(`${path} is readable at 400% zoom`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, path);
    expect(await overflow(page)).toBe(0);
    expect(await brokenWords(page)).toEqual([]);
    await scrollTo(page, 300);
    await expect(
      headerOf(page).header.getByRole('link', { name: company.name }),
    ).not.toBeInViewport();
  });
}

test('layouts and the header follow the visitor’s text size', async ({ page }) => {
  const { toggle, header } = headerOf(page);
  const height = () => header.evaluate((element) => element.clientHeight);
  await page.goto('/about');
  await expect(toggle).toBeHidden();
  const usual = await height();
  await setTextSize(page, 32);
  await expect(toggle).toBeVisible();
  expect(await height()).toBe(2 * usual);
});

test('the bar stays in view only if that leaves room to read', async ({ page }) => {
  const logo = headerOf(page).header.getByRole('link', { name: company.name });
  await page.setViewportSize({ width: 390, height: 400 });
  await open(page, '/about');
  await scrollTo(page, 300);
  await expect(logo).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 399 });
  await expect(logo).not.toBeInViewport();
});
