import type { Page, Route } from '@playwright/test';
import { expect, open, test } from './test.ts';

const script = '**/demo-jobs-widget.js';
const messages = {
  loading: 'Fetching the open roles…',
  empty: 'No role is open right now. Write to us all the same: new ones open every week.',
  failed: 'The list of roles could not be loaded. You can try again, or apply directly.',
};

/** A third party's script. It shows a single job, whose text repeats the script's attributes. */
const list = `
  const { container, key, portalId } = document.currentScript.dataset;
  document.getElementById(container).innerHTML = '<p>Job of ' + key + ' at ' + portalId + '</p>';
`;
const withJobs = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: list });
const withNothing = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'document.body.dataset.ran = "";' });

const job = (page: Page) => page.getByText('Job of demo-key at demo-portal', { exact: true });

/** Holds the jobs back until the returned function is called. */
async function holdJobs(page: Page) {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await arrived;
    await withJobs(route);
  });
  return arrive;
}

/** Stops the clock. The widget's timeout starts when the page is hydrated. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Expects the links to apply without the widget, which are there in every state. */
async function expectApplyLinks(page: Page) {
  const roles = page.getByRole('region', { name: 'Open roles' });
  const form = roles.getByRole('link', { name: 'Apply with the form' });
  const mail = roles.getByRole('link', { name: 'careers@corvane.example' });
  await expect(form).toHaveAttribute('href', '/contact');
  await expect(mail).toHaveAttribute('href', 'mailto:careers@corvane.example');
  await expect(form).toBeVisible();
}

const statusOf = (page: Page) =>
  page.getByRole('region', { name: 'Open roles' }).getByRole('status');

test('the widget is told its container, key and portal, and shows its jobs', async ({ page }) => {
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

test('visitors are told when the widget shows no jobs', async ({ page }) => {
  await stopClock(page);
  await page.route(script, withNothing);
  await open(page, '/career');
  await expect(page.locator('body[data-ran]')).toBeAttached();
  await expect(statusOf(page)).toHaveText(messages.loading);
  await page.clock.runFor(5000);
  await expect(statusOf(page)).toHaveText(messages.empty);
  await expectApplyLinks(page);
});

test.describe('when the script fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the visitor is told, and can try again', async ({ page }) => {
    await page.route(script, withJobs);
    await page.route(script, (route) => route.abort(), { times: 1 });
    await open(page, '/career');
    await expect(statusOf(page)).toHaveText(messages.failed);
    await expectApplyLinks(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(job(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  });
});

test('a script that takes more than 10 s counts as failed, and its jobs show when it arrives', async ({
  page,
}) => {
  await stopClock(page);
  const arrive = await holdJobs(page);
  await open(page, '/career');
  await page.clock.runFor(9999);
  await expect(statusOf(page)).toHaveText(messages.loading);
  await page.clock.runFor(1);
  await expect(statusOf(page)).toHaveText(messages.failed);
  await expectApplyLinks(page);
  arrive();
  await expect(job(page)).toBeVisible();
  await expect(statusOf(page)).toBeEmpty();
});

test('the script is loaded on the career page alone, and once', async ({ page }) => {
  const requests: string[] = [];
  await page.route(script, (route) => {
    requests.push(route.request().url());
    return withJobs(route);
  });
  const go = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await open(page, '/about');
  await go('Insights');
  await expect(page).toHaveURL('/blog');
  expect(requests).toEqual([]);
  for (const visit of [1, 2, 3]) {
    await go('Career');
    await expect(page).toHaveURL('/career');
    await expect(job(page), `visit ${visit}`).toHaveCount(1);
    await expect(job(page)).toBeVisible();
    await go('About Us');
    await expect(page).toHaveURL('/about');
    await expect(job(page)).toHaveCount(0);
  }
  expect(requests).toHaveLength(1);
  await expect(page.locator('script[src*="jobs-widget"]')).toHaveCount(1);
});

test('jobs that arrive after the visitor has left the page are there when they come back', async ({
  page,
}) => {
  const arrive = await holdJobs(page);
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Career', exact: true }).click();
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

test('the demonstration shows its jobs', async ({ page }) => {
  await open(page, '/career');
  await expect(page.getByRole('region', { name: 'Open roles' }).getByRole('listitem')).toHaveCount(
    4,
  );
});
