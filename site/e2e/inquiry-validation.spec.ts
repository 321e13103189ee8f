import { inquiryLimits } from '../requirements.ts';
import { contactForm, controls, fillIn, newAnswers } from './inquiry.ts';
import { expect, open, test } from './test.ts';

const { min, max } = inquiryLimits.firstName;

/** What screen readers announce before a field's error: how to fill it in. */
const hints: Partial<Record<string, string>> = {
  firstName: `${min} to ${max} characters. `,
  email: 'For example, name@example.com. ',
};

/** The error below a field, for each value. */
const rules = [
  { field: 'firstName', value: '', message: 'Your first name is required.' },
  { field: 'firstName', value: 'A'.repeat(min - 1), message: 'Too Short!' },
  { field: 'firstName', value: 'A'.repeat(max + 1), message: 'Too Long!' },
  { field: 'email', value: '', message: 'Email is required.' },
  { field: 'email', value: 'ada@', message: 'Invalid email' },
  { field: 'phonenum', value: '', message: 'Your phone is required.' },
  { field: 'message', value: '', message: 'Your message is required.' },
] as const;

const textFiles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `page-${index + 1}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`Page ${index + 1}`),
  }));

test.beforeEach(async ({ page }) => {
  await page.route('**/post-inquiry', (route) => route.fulfill({ json: { data: {} } }));
  await open(page, '/contact');
});

test('an empty form shows below each field what is missing', async ({ page }) => {
  const form = contactForm(page);
  const { submit, thanks, firstName, email, phonenum, categoerySelect, message, files } =
    controls(form);
  await submit.click();
  const missing = [
    [firstName, 'Your first name is required.', hints['firstName']],
    [email, 'Email is required.', hints['email']],
    [phonenum, 'Your phone is required.'],
    [categoerySelect, 'Please select option.'],
    [message, 'Your message is required.'],
  ] as const;
  for (const [field, text, hint = ''] of missing) {
    // `aria-describedby` refers to the description.
    await expect(field).toHaveAccessibleDescription(hint + text);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const box = await field.boundingBox();
    const below = await form.getByText(text, { exact: true }).boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  }
  await expect(files).toHaveAttribute('aria-invalid', 'false');
  await expect(thanks).toBeHidden();
});

for (const { field, value, message } of rules) {
  test(`${field} with ${value.length} characters: ${message}`, async ({ page }) => {
    const form = contactForm(page);
    const { submit, thanks, [field]: control } = controls(form);
    await fillIn(form, newAnswers());
    await control.fill(value);
    await submit.click();
    await expect(control).toHaveAccessibleDescription((hints[field] ?? '') + message);
    await expect(control).toBeFocused();
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(1);
    await expect(thanks).toBeHidden();
  });
}

for (const length of [min, max]) {
  test(`a first name of ${length} characters is accepted`, async ({ page }) => {
    const form = contactForm(page);
    const { submit, thanks } = controls(form);
    await fillIn(form, { ...newAnswers(), firstName: 'A'.repeat(length) });
    await submit.click();
    await expect(thanks).toBeVisible();
  });
}

test('the categories are the required ones, and the placeholder isn’t one of them', async ({
  page,
}) => {
  const { categoerySelect } = controls(contactForm(page));
  const options = categoerySelect.getByRole('option');
  await expect(options).toHaveText([
    'I am Interested In',
    'Software Development',
    'Training',
    'Admin',
    'Human Resource',
    'Career',
    'Accounts/Finance',
    'Legal/Compliance',
    'Management',
    'Bussiness Enqueries',
  ]);
  await expect(options.first()).toBeDisabled();
});

test('nothing is checked before the form is sent', async ({ page }) => {
  const form = contactForm(page);
  const { firstName, email } = controls(form);
  await firstName.fill('A');
  await email.fill('ada@');
  await email.blur();
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
});

test('a file that the inbox would reject is rejected before it is sent', async ({ page }) => {
  const form = contactForm(page);
  const { files, submit, thanks } = controls(form);
  await fillIn(form, newAnswers());
  const buffer = Buffer.alloc(inquiryLimits.fileSize + 1);
  const large = { name: 'scan.pdf', mimeType: 'application/pdf', buffer };
  await files.setInputFiles(large);
  await submit.click();
  await expect(files).toHaveAccessibleDescription(/ A file is larger than 10 MB\.$/);
  await expect(files).toBeFocused();

  await form.getByRole('button', { name: 'Remove scan.pdf' }).click();
  await submit.click();
  await expect(thanks).toBeVisible();
});

test('one file too many is rejected until one is removed', async ({ page }) => {
  const form = contactForm(page);
  const { files, submit, thanks } = controls(form);
  await fillIn(form, newAnswers());
  // Choosing again adds to the list, so this is one too many.
  await files.setInputFiles(textFiles(inquiryLimits.files));
  const remove = form.getByRole('button', { name: /^Remove / });
  await expect(remove).toHaveCount(inquiryLimits.files + 1);
  await submit.click();
  const message = form.getByText('Maximun 5 files are allowed', { exact: true });
  await expect(message).toBeVisible();
  await expect(files).toHaveAccessibleDescription(/ Maximun 5 files are allowed$/);
  await expect(files).toBeFocused();
  await expect(thanks).toBeHidden();

  await form.getByRole('button', { name: 'Remove page-2.txt' }).click();
  await expect(remove).toHaveCount(inquiryLimits.files);
  await expect(message).toBeHidden();
  await submit.click();
  await expect(thanks).toBeVisible();
});
