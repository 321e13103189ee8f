import type { Page } from '@playwright/test';
import { scriptOf } from './built-scripts.ts';
import {
  brief,
  contactForm,
  controls,
  expectKept,
  fillIn,
  newAnswers,
  readInbox,
} from './inquiry.ts';
import { expect, holdBack, open, scrollToHydrate, test } from './test.ts';

const articles = [
  '/blog/tips-and-tricks-to-develop-a-professional-website',
  '/blog/key-steps-in-mobile-app-development-from-idea-to-launch',
] as const;

/** Follows a link in the header, as a client navigation. */
async function follow(page: Page, name: string, path: string) {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

const leave = (page: Page) => follow(page, 'Career', '/career');

for (const [name, comeBack] of Object.entries({
  'goes back': (page: Page) => page.goBack(),
  'follows a link back': (page: Page) => follow(page, 'Contact Us', '/contact'),
})) {
  test(`a half-completed form is kept for a visitor who ${name}`, async ({ page }) => {
    const answers = newAnswers();
    await open(page, '/contact');
    const form = contactForm(page);
    const { firstName, submit, thanks } = controls(form);
    await fillIn(form, { ...answers, firstName: '' });
    await submit.click();
    await expect(firstName).toHaveAttribute('aria-invalid', 'true');
    await leave(page);
    await comeBack(page);

    await expectKept(form, { ...answers, firstName: '' });
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
    await firstName.fill(answers.firstName);
    await submit.click();
    await expect(thanks).toBeVisible();
    const [inquiry] = await readInbox(answers);
    expect(inquiry?.answers).toMatchObject(answers);
    expect(inquiry?.files).toEqual([brief]);
  });
}

test('each form keeps its own draft', async ({ page }) => {
  const [first, second] = [newAnswers(), newAnswers()];
  await open(page, articles[0]);
  const sidebar = page.getByRole('complementary').locator('form');
  const footer = page.getByRole('contentinfo').locator('form');
  await fillIn(sidebar, first);
  const other = page.getByRole('main').locator(`a[href="${articles[1]}"]`).first();
  await scrollToHydrate(other);
  await other.click();
  await expect(page).toHaveURL(articles[1]);
  await expect(controls(sidebar).email).toHaveValue('');
  await expect(controls(footer).email).toHaveValue('');
  await fillIn(footer, second);
  await page.goBack();
  await expect(page).toHaveURL(articles[0]);
  await expectKept(sidebar, first);
  await expectKept(footer, second);
});

test('visitors’ entries are only kept in memory', async ({ page }) => {
  const answers = newAnswers();
  await open(page, '/contact');
  await fillIn(contactForm(page), answers);
  await leave(page);
  const stored = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      document.cookie,
      location.href,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );
  expect(stored).not.toContain(answers.email);
  expect(stored).not.toContain(answers.message);
});

/** Holds back inquiries until the returned function is called. */
async function holdInquiries(page: Page, status = 200) {
  const answered = Promise.withResolvers<void>();
  const posts: string[] = [];
  await page.route('**/post-inquiry', async (route) => {
    posts.push(route.request().method());
    await answered.promise;
    if (status === 200) await route.continue();
    else await route.fulfill({ status });
  });
  return { posts, answer: answered.resolve };
}

const loading = (page: Page) =>
  contactForm(page).getByRole('button', { name: 'Loading....', exact: true });

test('sending continues while the visitor looks at another page', async ({ page }) => {
  const answers = newAnswers();
  const { posts, answer } = await holdInquiries(page);
  await open(page, '/contact');
  const form = contactForm(page);
  const { firstName, submit, thanks } = controls(form);
  await fillIn(form, answers);
  await submit.click();
  await expect(loading(page)).toBeVisible();
  await leave(page);
  await page.goBack();
  await expect(loading(page)).toBeVisible();
  await expectKept(form, answers);
  await firstName.press('Enter');

  await leave(page);
  const replied = page.waitForResponse('**/post-inquiry');
  answer();
  await (await replied).finished();
  await page.goBack();
  await expect(thanks).toBeVisible();
  await expect(submit).toBeVisible();
  await expectKept(form, answers);
  expect(posts).toEqual(['POST']);
  expect(await readInbox(answers)).toHaveLength(1);
});

test('a reply that arrives after the visitor has come back is shown', async ({ page }) => {
  const { answer } = await holdInquiries(page);
  await open(page, '/contact');
  const form = contactForm(page);
  await fillIn(form, newAnswers());
  await controls(form).submit.click();
  await leave(page);
  await page.goBack();
  await expect(loading(page)).toBeVisible();
  answer();
  await expect(controls(form).thanks).toBeVisible();
});

test.describe('if sending fails in the meantime', () => {
  test.use({ expectedErrors: [/inquiry|status of 500/] });

  test('nothing is lost, and a second try succeeds', async ({ page }) => {
    const answers = newAnswers();
    const { answer } = await holdInquiries(page, 500);
    await open(page, '/contact');
    const form = contactForm(page);
    const { submit, thanks } = controls(form);
    await fillIn(form, answers);
    await submit.click();
    await leave(page);
    const logged = page.waitForEvent('console', (entry) => entry.text().includes('refused'));
    answer();
    await logged;
    await page.goBack();
    await expect(submit).toBeVisible();
    await expect(thanks).toBeHidden();
    await expectKept(form, answers);
    await page.unrouteAll();
    await submit.click();
    await expect(thanks).toBeVisible();
    expect(await readInbox(answers)).toHaveLength(1);
  });
});

test('the browser asks before it leaves a page that is being sent, and only then', async ({
  page,
}) => {
  const answers = newAnswers();
  const { answer } = await holdInquiries(page);
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await open(page, '/contact');
  const form = contactForm(page);
  await fillIn(form, answers);
  await controls(form).submit.click();
  await expect(loading(page)).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await leave(page);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);

  answer();
  await page.goBack();
  await expect(controls(form).thanks).toBeVisible();
  await page.reload();
  expect(asked).toHaveLength(2);
  expect(await readInbox(answers)).toHaveLength(1);
});

test('changes made during sending are kept, and don’t count as sent', async ({ page }) => {
  const answers = newAnswers();
  const { answer } = await holdInquiries(page);
  await open(page, '/contact');
  const form = contactForm(page);
  const { message, submit, thanks } = controls(form);
  const unsent = form.getByText('Your changes since then have not been sent.');
  await fillIn(form, answers);
  await submit.click();
  await expect(loading(page)).toBeVisible();
  await message.fill('We need three developers from March.');
  await form.getByRole('button', { name: 'Remove brief.pdf' }).click();
  await leave(page);
  answer();
  await page.goBack();

  await expect(thanks).toBeVisible();
  await expect(unsent).toBeVisible();
  await expect(message).toHaveValue('We need three developers from March.');
  await expect(form.getByRole('button', { name: 'Remove brief.pdf' })).toBeHidden();
  const [sent] = await readInbox(answers);
  expect(sent?.answers.message).toBe(answers.message);
  expect(sent?.files).toEqual([brief]);

  await submit.click();
  await expect(unsent).toBeHidden();
  await expect(thanks).toBeVisible();
  const [, again] = await readInbox(answers);
  expect(again?.answers.message).toBe('We need three developers from March.');
  expect(again?.files).toEqual([]);
});

test('changes to a form that is still being checked elsewhere don’t count as sent', async ({
  page,
}) => {
  const answers = newAnswers();
  const rules = await scriptOf('inquiry/inquiry-schema.ts');
  const release = await holdBack(page, new RegExp(rules.replace('**', '')));
  await open(page, '/contact');
  const form = contactForm(page);
  const { message, submit, thanks } = controls(form);
  await fillIn(form, answers);
  await submit.click();
  await leave(page);
  await page.goBack();
  await expect(loading(page)).toBeVisible();
  await message.fill('We need three developers from March.');
  release();
  await expect(thanks).toBeVisible();
  await expect(form.getByText('Your changes since then have not been sent.')).toBeVisible();
  await expect(message).toHaveValue('We need three developers from March.');
  const [sent, ...others] = await readInbox(answers);
  expect(others).toEqual([]);
  expect(sent?.answers.message).toBe(answers.message);
});
