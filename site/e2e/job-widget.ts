import type { Page, Route } from '@playwright/test';
import { company } from '../content/company/company.ts';
import { openStopped, stopClock } from './clock.ts';
import { expect, sectionOf } from './test.ts';

export const script = '**/demo-jobs-widget.js';

export const messages = {
  loading: 'Fetching the open roles…',
  failed:
    'We can’t show any roles right now. Try again, or apply directly: new ones open every week.',
};

/** Responds with a third party's script. */
export const withScript = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

/**
 * Responds with a script that adds a single job to its container. The job's text repeats the
 * script's attributes. `fetching` is the time until it has the job, in ms.
 */
export const withJobs = (fetching = 0) =>
  withScript(`{
    const { container, key, portalId } = document.currentScript.dataset;
    const job = document.createElement('p');
    job.textContent = 'Job of ' + key + ' at ' + portalId;
    const show = () => document.getElementById(container).append(job.cloneNode(true));
    if (${fetching}) setTimeout(show, ${fetching});
    else show();
  }`);

export const job = (page: Page) =>
  page.getByText('Job of demo-key at demo-portal', { exact: true });

/** Holds back the jobs until the returned function is called. */
export async function holdJobs(page: Page) {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await arrived;
    await withJobs()(route);
  });
  return arrive;
}

/** The script elements of the widget. */
export const scriptsOf = (page: Page) => page.locator('script[src*="jobs-widget"]');

function countRuns() {
  let runs = 0;
  const count = ({ target }: Event) => {
    const isWidget = target instanceof HTMLScriptElement && target.src.includes('jobs-widget');
    if (isWidget) document.body.dataset['ran'] = String(++runs);
  };
  document.addEventListener('load', count, true);
}

/** Waits until the script has run, on a page opened with `openJobsStopped`. */
export const hasRun = (page: Page, times = 1) =>
  expect(page.locator(`body[data-ran="${times}"]`)).toBeAttached();

/** Opens the page with a stopped clock, and waits until the widget's timeout has started. */
export async function openJobsStopped(page: Page) {
  await page.addInitScript(countRuns);
  await stopClock(page);
  await openStopped(page, '/career');
  await expect(scriptsOf(page)).toBeAttached();
}

/** Follows a link in the header, without a page load. */
export const go = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

/** Expects the links for applying without the widget, which are shown in every state. */
export async function expectApplyLinks(page: Page) {
  const roles = sectionOf(page, 'Open roles');
  const form = roles.getByRole('link', { name: 'Apply with the form' });
  const mail = roles.getByRole('link', { name: company.careersEmail });
  await expect(form).toHaveAttribute('href', '/contact');
  await expect(mail).toHaveAttribute('href', `mailto:${company.careersEmail}`);
  await expect(form).toBeVisible();
}

export const statusOf = (page: Page) => sectionOf(page, 'Open roles').getByRole('status');

export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
