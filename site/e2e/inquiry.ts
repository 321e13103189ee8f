import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/** The folder in which the server that Playwright starts stores inquiries. */
const inbox = process.env['INBOX_FOLDER'] ?? '';

/** Answers that are unique to each test, so that it finds its own inquiry. */
export const newAnswers = () => ({
  firstName: 'Ada',
  email: `ada.${randomUUID()}@example.com`,
  phonenum: '+1 212 555 0147',
  // The spelling is intended: see requirements.ts.
  categoerySelect: 'Bussiness Enqueries',
  message: 'We need two developers from March.',
});

type Answers = ReturnType<typeof newAnswers>;

/** A file whose bytes would not survive conversion to text. */
export const brief = {
  name: 'brief.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 31) % 256)),
};

/** The form in the contact page's main part. There is another in the footer. */
export const contactForm = (page: Page) => page.getByRole('main').getByRole('form');

/** The form's controls, found by their labels, as visitors find them. */
export const controls = (form: Locator) => ({
  firstName: form.getByRole('textbox', { name: 'First name', exact: true }),
  email: form.getByRole('textbox', { name: 'Email', exact: true }),
  phonenum: form.getByRole('textbox', { name: 'Phone', exact: true }),
  categoerySelect: form.getByRole('combobox', { name: 'Area of interest', exact: true }),
  message: form.getByRole('textbox', { name: 'Message', exact: true }),
  files: form.getByLabel('Attachments'),
  submit: form.getByRole('button', { name: 'Submit', exact: true }),
  thanks: form.getByText('Thanks for connecting with us. Concern team will contact you soon.', {
    exact: true,
  }),
});

export async function fillIn(form: Locator, answers: Answers) {
  const { firstName, email, phonenum, categoerySelect, message, files } = controls(form);
  await firstName.fill(answers.firstName);
  await email.fill(answers.email);
  await phonenum.fill(answers.phonenum);
  await categoerySelect.selectOption(answers.categoerySelect);
  await message.fill(answers.message);
  await files.setInputFiles(brief);
}

/** Expects the form to contain what `fillIn` entered. */
export async function expectKept(form: Locator, answers: Answers) {
  const { firstName, email, phonenum, categoerySelect, message } = controls(form);
  await expect(firstName).toHaveValue(answers.firstName);
  await expect(email).toHaveValue(answers.email);
  await expect(phonenum).toHaveValue(answers.phonenum);
  await expect(categoerySelect).toHaveValue(answers.categoerySelect);
  await expect(message).toHaveValue(answers.message);
  await expect(form.getByRole('button', { name: 'Remove brief.pdf' })).toBeVisible();
}

type StoredFile = { storedAs: string; name: string; type: string; size: number };
type StoredInquiry = Answers & { id: string; files: StoredFile[] };

/** The inquiries in the inbox from one sender, with the bytes of their attachments. */
export async function readInbox({ email }: Answers) {
  const lines = (await readFile(join(inbox, 'inquiries.jsonl'), 'utf8')).trimEnd().split('\n');
  const inquiries = lines
    .map((line): StoredInquiry => JSON.parse(line))
    .filter((inquiry) => inquiry.email === email);
  return Promise.all(
    inquiries.map(async ({ id, files, ...answers }) => ({
      answers,
      files: await Promise.all(
        files.map(async ({ storedAs, name, type }) => ({
          name,
          mimeType: type,
          buffer: await readFile(join(inbox, id, storedAs)),
        })),
      ),
    })),
  );
}
