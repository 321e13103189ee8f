import type { Page } from '@playwright/test';
import { page as career } from '../content/career.ts';
import { scriptOf } from './built-scripts.ts';
import { expect, open, test } from './test.ts';

// React and the browser log the failure.
test.use({ expectedErrors: [/damaged|Failed to load/] });

/** A page whose script loads, but throws whenever it renders. */
const body = `
  export const loader = () => (${JSON.stringify(career)});
  export const component = () => { throw new Error('damaged'); };
`;

async function damageCareer(page: Page) {
  await page.route(await scriptOf('routes/career.tsx'), (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

const title = 'Unexpected Application Error!';

test('a page that fails says so within the layout', async ({ page }) => {
  await damageCareer(page);
  await page.goto('/career');
  await page.mouse.wheel(0, 100);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('Reload loads the page again', async ({ page }) => {
  await damageCareer(page);
  await page.goto('/career');
  await page.mouse.wheel(0, 100);
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await page.unrouteAll();
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await reload.click();
  expect((await loaded).url()).toMatch(/\/career$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
});

test('the browser loads the home page', async ({ page }) => {
  await damageCareer(page);
  await page.goto('/career');
  await page.mouse.wheel(0, 100);
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  expect(new URL((await loaded).url()).pathname).toBe('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
});

test('the browser loads a page that fails on a client navigation, once', async ({ page }) => {
  await damageCareer(page);
  await open(page, '/about');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads.push(new URL(request.url()).pathname);
    }
  });
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Career', exact: true }).first().click();
  await loaded;
  await page.mouse.wheel(0, 100);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(loads).toEqual(['/career']);
});
