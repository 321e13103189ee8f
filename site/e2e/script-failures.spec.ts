import type { Page, Route } from '@playwright/test';
import { scriptOf } from './built-scripts.ts';
import { contactForm, fillIn, newAnswers, readInbox } from './inquiry.ts';
import { expect, movePointer, test } from './test.ts';

// The browser logs each failure.
test.use({
  expectedErrors: [/Failed to load|dynamically imported|ERR_|damaged|Unexpected|MIME type/],
});

const failures: Record<string, (route: Route) => Promise<void>> = {
  'is gone': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>No</h1>' }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  'never connects': (route) => route.abort('connectionreset'),
  'is cut short': (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {' }),
  throws: (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("damaged")' }),
};

const scripts = {
  'the application': 'client.tsx',
  'the page’s own script': 'routes/index.tsx',
  'a script shared by pages': 'sections',
};

/** The page's text and the targets of its links. */
const contentOf = (page: Page) =>
  page.locator('#app').evaluate((app) => ({
    text: app.textContent,
    links: Array.from(app.querySelectorAll('a'), ({ href }) => href),
  }));

const withoutScripts = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-without-scripts');

for (const [what, module] of Object.entries(scripts)) {
  for (const [how, fail] of Object.entries(failures)) {
    test(`if ${what} ${how}, the page stays as served`, async ({ page }) => {
      await page.route(await scriptOf(module), fail);
      await page.goto('/');
      const served = await contentOf(page);
      await movePointer(page);
      await withoutScripts(page);
      expect(await contentOf(page)).toEqual(served);
      await page.locator('main a[href="/contact"]').first().click();
      await expect(page).toHaveURL('/contact');
      await expect(page.locator('h1')).toBeVisible();
    });
  }
}

test('if the stylesheet fails, the page stays as served', async ({ page }) => {
  await page.route(/\/assets\/style-.*\.css$/, (route) => route.abort());
  await page.goto('/');
  const served = await contentOf(page);
  await movePointer(page);
  await withoutScripts(page);
  expect(await contentOf(page)).toEqual(served);
});

test('if the page’s own script fails, the browser checks and sends the form', async ({ page }) => {
  const answers = newAnswers();
  await page.route(await scriptOf('routes/contact.tsx'), (route) => route.abort());
  await page.goto('/contact');
  await movePointer(page);
  await withoutScripts(page);
  const form = contactForm(page);
  const submit = form.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(form.locator(':invalid').first()).toBeFocused();
  await fillIn(form, answers);
  const sent = page.waitForRequest(/\/post-inquiry$/);
  await submit.click();
  expect((await sent).isNavigationRequest()).toBe(true);
  await page.waitForLoadState();
  expect(await readInbox(answers)).toMatchObject([{ answers }]);
});

test('if the footer’s script fails, the browser sends its form, and the rest of the page works', async ({
  page,
}) => {
  const answers = newAnswers();
  await page.route(await scriptOf('layout/site-footer.tsx'), (route) => route.abort());
  await page.goto('/about');
  await movePointer(page);
  const form = page.locator('footer form');
  await form.scrollIntoViewIfNeeded();
  await fillIn(form, answers);
  const sent = page.waitForRequest(/\/post-inquiry$/);
  await form.getByRole('button', { name: 'Submit' }).click();
  expect((await sent).isNavigationRequest()).toBe(true);
  await page.waitForLoadState();
  expect(await readInbox(answers)).toMatchObject([{ answers }]);
});

test('if the footer’s script fails, it stays as served from page to page', async ({ page }) => {
  await page.route(await scriptOf('layout/site-footer.tsx'), (route) => route.abort());
  await page.goto('/about');
  await movePointer(page);
  const footer = page.getByRole('contentinfo');
  const served = await footer.textContent();
  const refused = page.waitForEvent('requestfailed');
  await footer.scrollIntoViewIfNeeded();
  await refused;
  await page.getByRole('banner').getByRole('link', { name: 'Career', exact: true }).click();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveURL('/career');
  expect(await footer.textContent()).toBe(served);
  await footer.getByRole('link', { name: 'Industries' }).click();
  await expect(page).toHaveURL('/industries');
});

test('if the page’s script fails, the ways to apply for a job are shown without the list', async ({
  page,
}) => {
  await page.route(await scriptOf('routes/career.tsx'), (route) => route.abort());
  await page.goto('/career');
  await movePointer(page);
  await withoutScripts(page);
  await expect(page.getByRole('link', { name: 'Apply with the form' })).toBeVisible();
  await expect(page.getByText('Fetching the open roles…')).toBeHidden();
});
