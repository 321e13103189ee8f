import type { Page } from '@playwright/test';
// biome-ignore-start lint/style/noRestrictedImports: reads the theme, which determines the fonts.
import { foundationTheme } from '../../design-system/themes/index.ts';
import { fontFilesOf } from '../../design-system/tokens/font-files.ts';
// biome-ignore-end lint/style/noRestrictedImports: reads the theme, which determines the fonts.
import { contactForm, controls } from './inquiry.ts';
import { expect, holdBack, open, test } from './test.ts';

// Recording a trace makes the browser request typefaces earlier.
test.use({ trace: 'off' });

/** Collects the font files that the page requests, without their hashes. */
function collectFonts(page: Page) {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, file] = request.url().match(/([a-z0-9-]+)-[\w-]{8}\.woff2$/) ?? [];
    if (file) requested.push(file);
  });
  return requested;
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

/** The fonts that an element's text is painted with, and whether each is a web font. */
async function fontsOf(page: Page, selector: string) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'of the system'));
}

test('the home page shows its first view in its typefaces before any font file has loaded', async ({
  page,
}) => {
  await page.route('**/*.woff2', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  const parts = ['header', 'main > :first-child'].flatMap((part) =>
    ['a', 'h1', 'p', 'summary', 'text'].map((tag) => `${part} ${tag}`),
  );
  await expect(page.locator('h1')).toBeVisible();
  for (const part of parts) {
    if ((await page.locator(part).count()) === 0) continue;
    expect(await fontsOf(page, part), part).not.toContain('of the system');
  }
});

/** These include their first letters, because they need a second round trip anyway. */
const longPages = [
  '/',
  '/oracle-hcm',
  '/blog/the-benefits-of-implementing-salesforce-in-your-business',
];

for (const path of longPages) {
  test(`${path} is painted before it requests a typeface`, async ({ page }) => {
    await page.goto(path);
    const startTimes = () =>
      page.evaluate(() =>
        [
          ...performance.getEntriesByName('first-contentful-paint'),
          ...performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
        ].map(({ startTime }) => startTime),
      );
    await expect.poll(startTimes).toHaveLength(1 + basic.length);
    const [painted, ...requested] = await startTimes();
    expect(Math.min(...requested)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
  });
}

test('no part is laid out before its typefaces are here, so that none is laid out twice', async ({
  page,
}) => {
  const release = await holdBack(page, /\.woff2$/);
  const requested = page.waitForRequest(/\.woff2$/);
  // On a slow device, the page hasn't loaded before the typefaces.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await requested;
  const isLaidOut = () =>
    page.locator('footer').evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  release();
  await expect.poll(isLaidOut).toBe(true);
});

test('the home page loads each typeface once', async ({ page }) => {
  const requested = collectFonts(page);
  await open(page, '/');
  await expect.poll(() => isLoaded(page, heading)).toBe(true);
  expect(requested.toSorted()).toEqual(basic.toSorted());
});

test('other pages load every typeface, once', async ({ page }) => {
  const requested = collectFonts(page);
  await open(page, '/about');
  await expect.poll(() => isLoaded(page, heading)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  expect(requested.toSorted()).toEqual(basic.toSorted());
});

test('an accented letter loads the file with accented letters', async ({ page }) => {
  const requested = collectFonts(page);
  await open(page, '/contact');
  await controls(contactForm(page)).firstName.fill('Bjørn');
  await expect.poll(() => requested).toContain(filesOf('accents').at(-1));
});
