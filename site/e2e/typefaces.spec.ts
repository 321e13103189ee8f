import type { Page } from '@playwright/test';
// biome-ignore-start lint/style/noRestrictedImports: reads the theme, which decides about the fonts.
import { foundationTheme } from '../../design-system/themes/index.ts';
import { fontFilesOf } from '../../design-system/tokens/font-files.ts';
// biome-ignore-end lint/style/noRestrictedImports: reads the theme, which decides about the fonts.
import { contactForm, controls } from './inquiry.ts';
import { expect, open, test } from './test.ts';

/** Collects the font files that the page loads, without their hashes. */
function collectFonts(page: Page) {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, file] = request.url().match(/([a-z0-9-]+)-[\w-]{8}\.woff2$/) ?? [];
    if (file) fetched.push(file);
  });
  return fetched;
}

const { typefaces, weight } = foundationTheme;
const heading = `${weight.heading} 2em "${typefaces.heading.family}"`;
const filesOf = (wanted: string) =>
  fontFilesOf(foundationTheme)
    .filter(({ set }) => set === wanted)
    .map(({ file }) => file.replace('.woff2', ''));
const basic = filesOf('basic');
const isLoaded = (page: Page, font: string) =>
  page.evaluate(async (face) => {
    await document.fonts.ready;
    return document.fonts.check(face);
  }, font);

test('the home page loads each typeface that it doesn’t include, once', async ({ page }) => {
  const fetched = collectFonts(page);
  await page.goto('/');
  expect(await isLoaded(page, heading)).toBe(true);
  const included = (await page.content()).match(/data:font\/woff2/g) ?? [];
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(fetched).toHaveLength(basic.length - included.length);
});

test('other pages load every typeface, once', async ({ page }) => {
  const fetched = collectFonts(page);
  await open(page, '/about');
  expect(await isLoaded(page, heading)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  expect(fetched.toSorted()).toEqual(basic.toSorted());
});

test('an accented letter loads the file with accented letters', async ({ page }) => {
  const fetched = collectFonts(page);
  await open(page, '/contact');
  await controls(contactForm(page)).firstName.fill('Bjørn');
  await expect.poll(() => fetched).toContain(filesOf('accents').at(-1));
});
