import { company } from '../content/company/company.ts';
import { page as contact } from '../content/contact.ts';
import { brief, contactForm, controls, fillIn, newAnswers, readInbox } from './inquiry.ts';
import { expect, open, test } from './test.ts';

test('a visitor finds the form through the header and sends it with the keyboard', async ({
  page,
}) => {
  const answers = newAnswers();
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  const form = contactForm(page);
  const { firstName, email, phonenum, categoerySelect, message, files, submit, thanks } =
    controls(form);

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The form is below the first view, so it is hydrated later.
  await expect(form).toBeVisible();
  const { action, secondAction } = contact.banner;
  for (const name of [action.label, secondAction.label]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(firstName).toBeFocused();
  await page.keyboard.type(answers.firstName);
  await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  await page.keyboard.type(answers.email);
  await page.keyboard.press('Tab');
  await expect(phonenum).toBeFocused();
  await page.keyboard.type(answers.phonenum);
  await page.keyboard.press('Tab');
  await expect(categoerySelect).toBeFocused();
  await page.keyboard.type('Buss');
  await page.keyboard.press('Tab');
  await expect(message).toBeFocused();
  await page.keyboard.type(answers.message);
  await page.keyboard.press('Tab');
  await expect(files).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (await chooser).setFiles(brief);
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Remove brief.pdf' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  // The other ways to get in touch come after the form.
  const main = page.getByRole('main');
  for (const name of [company.phone.label, company.email]) {
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name, exact: true }).first()).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(thanks).toBeVisible();
  const [inquiry, ...others] = await readInbox(answers);
  expect(others).toEqual([]);
  expect(inquiry?.answers).toMatchObject(answers);
  expect(inquiry?.files).toEqual([brief]);
});

test('while the form is being sent, it says so and cannot be sent again', async ({ page }) => {
  const answers = newAnswers();
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  const posts: string[] = [];
  await page.route('**/post-inquiry', async (route) => {
    posts.push(route.request().method());
    await allowed;
    await route.continue();
  });
  await open(page, '/contact');
  const form = contactForm(page);
  const { firstName, submit, thanks } = controls(form);
  await fillIn(form, answers);
  await submit.click();

  const loading = form.getByRole('button', { name: 'Loading....', exact: true });
  await expect(loading).toBeVisible();
  await expect(form.getByRole('status').filter({ hasText: 'Loading....' })).toBeAttached();
  await expect(submit).toBeHidden();
  // `force`, because Playwright doesn't click a button that is marked as disabled.
  await loading.click({ force: true });
  await loading.press('Enter');
  await firstName.press('Enter');
  await expect(thanks).toBeHidden();

  allow();
  await expect(thanks).toBeVisible();
  await expect(submit).toBeVisible();
  expect(posts).toEqual(['POST']);
  expect(await readInbox(answers)).toHaveLength(1);
});

test('the form keeps what was sent, and can send it again', async ({ page }) => {
  const answers = newAnswers();
  await open(page, '/contact');
  const form = contactForm(page);
  const { email, message, submit, thanks } = controls(form);
  await fillIn(form, answers);
  await submit.click();
  await expect(thanks).toBeVisible();
  await expect(email).toHaveValue(answers.email);
  await expect(message).toHaveValue(answers.message);
  await expect(form.getByRole('button', { name: 'Remove brief.pdf' })).toBeVisible();
  await submit.click();
  await expect.poll(async () => (await readInbox(answers)).length).toBe(2);
});

const otherForms = [
  { path: '/rpo-services', role: 'contentinfo', form: 'the footer' },
  { path: '/contact', role: 'contentinfo', form: 'the footer of a page with another form' },
  {
    path: '/blog/tips-and-tricks-to-develop-a-professional-website',
    role: 'complementary',
    form: 'the sidebar of an article',
  },
] as const;

for (const { path, role, form: name } of otherForms) {
  test(`an inquiry can be sent from ${name}`, async ({ page }) => {
    const answers = newAnswers();
    await open(page, path);
    const form = page.getByRole(role).locator('form');
    await fillIn(form, answers);
    await controls(form).submit.click();
    await expect(controls(form).thanks).toBeVisible();
    await expect(controls(page.locator('body')).thanks).toHaveCount(1);
    const [inquiry] = await readInbox(answers);
    expect(inquiry?.answers).toMatchObject(answers);
    expect(inquiry?.files).toEqual([brief]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser posts the form', async ({ page }) => {
    const answers = newAnswers();
    await page.goto('/contact');
    const form = contactForm(page);
    await fillIn(form, answers);
    await controls(form).submit.click();
    await expect(
      page.getByText('Thanks for connecting with us. Concern team will contact you soon.'),
    ).toBeVisible();
    const [inquiry] = await readInbox(answers);
    expect(inquiry?.answers).toMatchObject(answers);
    expect(inquiry?.files).toEqual([brief]);
  });
});
