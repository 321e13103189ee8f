import type { Route } from '@playwright/test';
import {
  brief,
  contactForm,
  controls,
  expectKept,
  fillIn,
  newAnswers,
  readInbox,
} from './inquiry.ts';
import { expect, open, test } from './test.ts';

// Both the application and the browser log the failure.
test.use({ expectedErrors: [/inquiry|status of 500|ERR_/] });

const failures: Record<string, (route: Route) => Promise<void>> = {
  'status 500': (route) => route.fulfill({ status: 500, json: { data: { id: 1 } } }),
  'another success than 200': (route) => route.fulfill({ status: 201, json: { data: { id: 1 } } }),
  'an empty reply': (route) => route.fulfill({ status: 200, body: '' }),
  'a reply that is not JSON': (route) => route.fulfill({ status: 200, body: '<h1>OK</h1>' }),
  'a reply of nothing': (route) => route.fulfill({ status: 200, body: 'null' }),
  'a reply with an empty string': (route) => route.fulfill({ status: 200, body: '""' }),
  'a dropped connection': (route) => route.abort('connectionreset'),
};

for (const [name, fail] of Object.entries(failures)) {
  test(`after ${name} nothing is lost, and a second try succeeds`, async ({ page }) => {
    const answers = newAnswers();
    await page.route('**/post-inquiry', fail, { times: 1 });
    await open(page, '/contact');
    const form = contactForm(page);
    const { submit, thanks } = controls(form);
    await fillIn(form, answers);
    const before = await form.innerText();
    const logged = page.waitForEvent('console', {
      predicate: (entry) => entry.text().includes('inquiry'),
    });
    await submit.click();

    expect((await logged).type()).toBe('error');
    await expect(submit).toBeVisible();
    expect(await form.innerText()).toBe(before);
    await expect(form.getByRole('status').filter({ hasText: /./ })).toHaveText(/^Added brief\.pdf/);
    await expectKept(form, answers);

    await submit.click();
    await expect(thanks).toBeVisible();
    const [inquiry, ...others] = await readInbox(answers);
    expect(others).toEqual([]);
    expect(inquiry?.answers).toMatchObject(answers);
    expect(inquiry?.files).toEqual([brief]);
  });
}
