import {
  expectApplyLinks,
  go,
  holdJobs,
  job,
  messages,
  openJobsStopped,
  script,
  scriptsOf,
  statusOf,
  withJobs,
} from './job-widget.ts';
import { expect, open, sectionOf, test } from './test.ts';

test('the widget receives its container, key, and portal, and shows its jobs', async ({ page }) => {
  const arrive = await holdJobs(page);
  await open(page, '/career');
  await expect(statusOf(page)).toHaveText(messages.loading);
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  await expectApplyLinks(page);
  await expect(page.getByRole('heading', { name: 'Technical round' })).toBeVisible();

  arrive();
  await expect(job(page)).toBeVisible();
  await expect(statusOf(page)).toBeEmpty();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectApplyLinks(page);
});

test('a script that takes more than 10 s counts as failed, and its jobs are shown once it loads', async ({
  page,
}) => {
  const arrive = await holdJobs(page);
  await openJobsStopped(page);
  await page.clock.runFor(9999);
  await expect(statusOf(page)).toHaveText(messages.loading);
  await page.clock.runFor(1);
  await expect(statusOf(page)).toHaveText(messages.failed);
  await expectApplyLinks(page);
  arrive();
  await expect(job(page)).toBeVisible();
  await expect(statusOf(page)).toBeEmpty();
});

test('the script is loaded only on the career page, and only once', async ({ page }) => {
  const requests: string[] = [];
  await page.route(script, (route) => {
    requests.push(route.request().url());
    return withJobs()(route);
  });
  await open(page, '/about');
  await go(page, 'Insights');
  await expect(page).toHaveURL('/blog');
  expect(requests).toEqual([]);
  for (const visit of [1, 2, 3]) {
    await go(page, 'Career');
    await expect(page).toHaveURL('/career');
    await expect(job(page), `visit ${visit}`).toHaveCount(1);
    await expect(job(page)).toBeVisible();
    await go(page, 'About Us');
    await expect(page).toHaveURL('/about');
    await expect(job(page)).toHaveCount(0);
  }
  expect(requests).toHaveLength(1);
  await expect(scriptsOf(page)).toHaveCount(1);
});

test('jobs that arrive after the visitor has left the page are there when they come back', async ({
  page,
}) => {
  const arrive = await holdJobs(page);
  await open(page, '/');
  await go(page, 'Career');
  await expect(statusOf(page)).toHaveText(messages.loading);
  await page.goBack();
  await expect(page).toHaveURL('/');
  arrive();
  await expect(job(page)).toBeAttached();
  await expect(job(page)).toBeHidden();
  await page.goForward();
  await expect(job(page)).toBeVisible();
  await expect(statusOf(page)).toBeEmpty();
});

test('the demo widget shows its jobs', async ({ page }) => {
  await open(page, '/career');
  await expect(sectionOf(page, 'Open roles').getByRole('listitem')).toHaveCount(4);
});
