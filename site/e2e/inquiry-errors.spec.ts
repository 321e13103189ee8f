import type { Locator } from '@playwright/test';
import { contactForm, controls, fillIn, newAnswers } from './inquiry.ts';
import { expect, open, scrollToHydrate, test } from './test.ts';

const summaryOf = (form: Locator) => form.getByRole('group', { name: /^There are \d problems$/ });

/** What a screen reader finds the next time focus moves. */
const nextFocus = (form: Locator) =>
  form.evaluateHandle((root) => ({
    found: new Promise((resolve) => {
      const look = ({ target }: FocusEvent) => {
        const element = target instanceof Element ? target : null;
        const ids = element?.getAttribute('aria-describedby')?.split(' ') ?? [];
        resolve({
          problems: root.querySelectorAll('[aria-invalid="true"]').length,
          text: document.getElementById(ids.at(-1) ?? '')?.textContent,
          title: document.title,
        });
      };
      document.addEventListener('focusin', look, { once: true });
    }),
  }));

/** Expects a field to be in view together with its label and its error, clear of the header. */
async function expectWhollyInView(field: Locator) {
  const [label, error, height] = await field.evaluate((control: HTMLInputElement) => [
    control.labels?.[0]?.getBoundingClientRect().top ?? 0,
    control.labels?.[0]?.parentElement?.lastElementChild?.getBoundingClientRect().bottom ?? 0,
    innerHeight,
  ]);
  const header = await field.page().getByRole('banner').boundingBox();
  expect(label).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  expect(Math.floor(error ?? Number.NaN)).toBeLessThanOrEqual(height ?? Number.NaN);
}

test.beforeEach(async ({ page }) => {
  await page.route('**/post-inquiry', (route) => route.fulfill({ json: { data: {} } }));
});

test('a single error is rendered before its field takes focus', async ({ page }) => {
  await open(page, '/contact');
  const form = contactForm(page);
  const { firstName, submit } = controls(form);
  await fillIn(form, { ...newAnswers(), firstName: 'A' });
  await submit.focus();
  const focused = await nextFocus(form);
  await submit.press('Enter');
  expect(await focused.evaluate(({ found }) => found)).toMatchObject({
    problems: 1,
    text: 'Too Short!',
  });
  await expect(firstName).toBeFocused();
  await expect(summaryOf(form)).toBeHidden();
  await expect(page).toHaveTitle(/^Error: /);
});

for (const size of [
  { width: 390, height: 500 },
  { width: 1280, height: 600 },
]) {
  test(`an invalid field is in view with its label, ${size.width} px wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '/contact');
    const form = contactForm(page);
    const { firstName, phonenum, submit } = controls(form);
    for (const field of [firstName, phonenum]) {
      await fillIn(form, newAnswers());
      await field.fill('');
      await submit.click();
      await expect(field).toBeFocused();
      await expectWhollyInView(field);
    }
  });
}

test('several errors are rendered before their list takes focus', async ({ page }) => {
  await open(page, '/contact');
  const form = contactForm(page);
  const { submit } = controls(form);
  await submit.focus();
  const focused = await nextFocus(form);
  await submit.press('Enter');
  expect(await focused.evaluate(({ found }) => found)).toMatchObject({
    problems: 5,
    title: expect.stringMatching(/^Error: /),
  });
  await expect(summaryOf(form)).toBeFocused();
  await expect(summaryOf(form)).toBeInViewport({ ratio: 1 });
});

test('the list names each field with its error, and leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, '/contact');
  const form = contactForm(page);
  const fields = controls(form);
  await fillIn(form, { ...newAnswers(), firstName: 'A', email: 'ada@', message: '' });
  await fields.submit.click();
  const summary = summaryOf(form);
  await expect(summary).toHaveAccessibleName('There are 3 problems');
  const links = summary.getByRole('link');
  await expect(links).toHaveText([
    'First name: Too Short!',
    'Email: Invalid email',
    'Message: Your message is required.',
  ]);
  for (const [index, field] of [fields.firstName, fields.email, fields.message].entries()) {
    await links.nth(index).press('Enter');
    await expect(field).toBeFocused();
    await expectWhollyInView(field);
  }
  await expect(page).toHaveURL('/contact');

  // It doesn't change while the visitor types. The next attempt updates it.
  await fields.firstName.fill('Ada');
  await expect(fields.firstName).toHaveAttribute('aria-invalid', 'false');
  await expect(links).toHaveCount(3);
  await fields.submit.click();
  await expect(summary).toBeFocused();
  await expect(summary).toHaveAccessibleName('There are 2 problems');
  await expect(links).toHaveCount(2);
  await fields.email.fill('ada@example.com');
  await fields.message.fill('Hello.');
  await fields.submit.click();
  await expect(fields.thanks).toBeVisible();
  await expect(summary).toBeHidden();
});

test('the title says that there are errors until all are corrected', async ({ page }) => {
  await open(page, '/contact');
  const title = await page.title();
  const form = contactForm(page);
  const { firstName, email, submit } = controls(form);
  await fillIn(form, { ...newAnswers(), firstName: '', email: '' });
  await submit.click();
  await expect(page).toHaveTitle(`Error: ${title}`);
  await submit.click();
  await expect(page).toHaveTitle(`Error: ${title}`);
  await firstName.fill('Ada');
  await expect(firstName).toHaveAttribute('aria-invalid', 'false');
  await expect(page).toHaveTitle(`Error: ${title}`);
  await email.fill('ada@example.com');
  await expect(page).toHaveTitle(title);
});

test('two forms with errors mark the title once, until both are corrected', async ({ page }) => {
  await open(page, '/contact');
  const title = await page.title();
  const forms = [contactForm(page), page.getByRole('contentinfo').getByRole('form')];
  for (const form of forms) {
    await fillIn(form, { ...newAnswers(), message: '' });
    await controls(form).submit.click();
    await expect(controls(form).message).toBeFocused();
    await expect(page).toHaveTitle(`Error: ${title}`);
  }
  for (const form of forms) {
    await expect(page).toHaveTitle(`Error: ${title}`);
    await controls(form).message.fill('Hello.');
    await expect(controls(form).message).toHaveAttribute('aria-invalid', 'false');
  }
  await expect(page).toHaveTitle(title);
});

test('the mark doesn’t follow the visitor to another page', async ({ page }) => {
  await open(page, '/about');
  const title = await page.title();
  const form = page.getByRole('contentinfo').getByRole('form');
  const { firstName, submit } = controls(form);
  await scrollToHydrate(form);
  await submit.click();
  await expect(page).toHaveTitle(`Error: ${title}`);
  // This page suggests the same interest, so its form is the same.
  await page.getByRole('banner').getByRole('link', { name: 'Insights', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page).toHaveTitle(/^(?!Error)/);
  const next = await page.title();
  expect(next).not.toBe(title);

  // The footer's form is still there, and its errors can also come and go on this page.
  await submit.click();
  await expect(page).toHaveTitle(`Error: ${next}`);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect(firstName).toHaveAttribute('aria-invalid', 'true');
  await fillIn(form, newAnswers());
  await submit.click();
  await expect(controls(form).thanks).toBeVisible();
  await expect(page).toHaveTitle(title);
});
