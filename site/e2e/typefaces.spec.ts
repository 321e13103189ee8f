import type { Page } from '@playwright/test';
import { contactForm, controls } from './inquiry.ts';
import { expect, open, test } from './test.ts';

/** Collects the font files that the page loads, without their hashes. */
function collectFonts(page: Page) {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, file] = request.url().match(/([a-z-]+)-[\w-]{8}\.woff2$/) ?? [];
    if (file) fetched.push(file);
  });
  return fetched;
}

const heading = '650 2em "Funnel Display"';
const isLoaded = (page: Page, font: string) =>
  page.evaluate(async (face) => {
    await document.fonts.ready;
    return document.fonts.check(face);
  }, font);

test('the home page includes the headings’ typeface and loads the one for its text', async ({
  page,
}) => {
  const fetched = collectFonts(page);
  await page.goto('/');
  expect(await isLoaded(page, heading)).toBe(true);
  expect(fetched).toEqual(['figtree-basic']);
});

test('other pages load both typefaces, once', async ({ page }) => {
  const fetched = collectFonts(page);
  await open(page, '/about');
  expect(await isLoaded(page, heading)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  expect(fetched.toSorted()).toEqual(['figtree-basic', 'funnel-display-basic']);
});

test('an accented letter loads the file with accented letters', async ({ page }) => {
  const fetched = collectFonts(page);
  await open(page, '/contact');
  await controls(contactForm(page)).firstName.fill('Bjørn');
  await expect.poll(() => fetched).toContain('figtree-accents');
});
