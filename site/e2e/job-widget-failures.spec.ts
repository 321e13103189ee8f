import type { Route } from '@playwright/test';
import {
  expectApplyLinks,
  go,
  hasRun,
  holdJobs,
  job,
  messages,
  openJobsStopped,
  script,
  scriptsOf,
  statusOf,
  tryAgain,
  withJobs,
  withScript,
} from './job-widget.ts';
import { expect, open, test } from './test.ts';

const found = 'document.getElementById(document.currentScript.dataset.container)';
const html = { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' };

test.describe('a script that loads', () => {
  test.use({ expectedErrors: [/No jobs|Unexpected token/] });

  for (const [fault, answer] of [
    ['throws', withScript("throw new Error('No jobs');")],
    ['is a page', (route: Route) => route.fulfill(html)],
    ['leaves nothing', withScript('')],
    ['leaves an empty list', withScript(`${found}.append(document.createElement('ul'));`)],
    [
      'removes what it has shown',
      withScript(`${found}.textContent = 'One moment…';
        setTimeout((it) => it.replaceChildren(), 500, ${found});`),
    ],
  ] as const) {
    test(`and ${fault} counts as failed, and can be tried again`, async ({ page }) => {
      await page.route(script, withJobs());
      await page.route(script, answer, { times: 1 });
      await openJobsStopped(page);
      await hasRun(page);
      await page.clock.runFor(5000);
      await expect(statusOf(page)).toHaveText(messages.failed);
      await expectApplyLinks(page);
      await tryAgain(page).click();
      await expect(job(page)).toBeVisible();
      await expect(statusOf(page)).toBeEmpty();
      await expect(tryAgain(page)).toBeHidden();
    });
  }
});

test.describe('a script that doesn’t load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('can be tried again and again', async ({ page }) => {
    await page.route(script, withJobs());
    await page.route(script, (route) => route.abort(), { times: 3 });
    await open(page, '/career');
    for (const attempt of [1, 2, 3]) {
      await expect(statusOf(page)).toHaveText(messages.failed);
      await expect(scriptsOf(page)).toHaveCount(attempt);
      await expectApplyLinks(page);
      await tryAgain(page).click();
    }
    await expect(job(page)).toHaveCount(1);
    await expect(job(page)).toBeVisible();
  });
});

test('a slow script shows its jobs once, no matter how often the visitor tries again', async ({
  page,
}) => {
  const arrive = await holdJobs(page);
  await openJobsStopped(page);
  for (const wait of [10_000, 10_000, 10_000]) {
    await page.clock.runFor(wait);
    await expect(statusOf(page)).toHaveText(messages.failed);
    await tryAgain(page).click();
    await expect(statusOf(page)).toHaveText(messages.loading);
  }
  arrive();
  await expect(job(page)).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(job(page)).toHaveCount(1);
  await expect(statusOf(page)).toBeEmpty();
  await expect(scriptsOf(page)).toHaveCount(1);
});

test('a slow script shows its jobs once to a visitor who left and came back', async ({ page }) => {
  const arrive = await holdJobs(page);
  await openJobsStopped(page);
  await page.clock.runFor(10_000);
  await expect(statusOf(page)).toHaveText(messages.failed);
  await page.clock.resume();
  await go(page, 'About Us');
  await expect(statusOf(page)).toBeHidden();
  await go(page, 'Career');
  await expect(statusOf(page)).toHaveText(messages.loading);
  arrive();
  await expect(job(page)).toBeVisible();
  await expect(job(page)).toHaveCount(1);
  await expect(scriptsOf(page)).toHaveCount(1);
});

test('the page waits for jobs that the script has to fetch first', async ({ page }) => {
  await page.route(script, withJobs(2900));
  await openJobsStopped(page);
  await hasRun(page);
  await page.clock.runFor(2800);
  await expect(statusOf(page)).toHaveText(messages.loading);
  await page.clock.runFor(200);
  await expect(job(page)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(statusOf(page)).toBeEmpty();
});

test('jobs that take longer are shown after the failure, and only once if the script runs twice', async ({
  page,
}) => {
  await page.route(script, withJobs(5000));
  await openJobsStopped(page);
  await hasRun(page);
  await page.clock.runFor(4000);
  await expect(statusOf(page)).toHaveText(messages.failed);
  await tryAgain(page).click();
  await hasRun(page, 2);
  await page.clock.runFor(1000);
  await expect(job(page)).toBeVisible();
  await expect(statusOf(page)).toBeEmpty();
  await page.clock.runFor(10_000);
  await expect(job(page)).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the way to apply is shown, and nothing seems to be loading', async ({ page }) => {
    await page.goto('/career');
    await expectApplyLinks(page);
    await expect(page.getByText(messages.loading)).toBeHidden();
  });
});
