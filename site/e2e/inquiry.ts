import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** Where the server that Playwright starts keeps inquiries. */
const inbox = process.env['INBOX_FOLDER'] ?? '';

/** Answers that no other test gives, so that each finds its own inquiry. */
export const newAnswers = () => ({
  firstName: 'Ada',
  email: `ada.${randomUUID()}@example.com`,
  phonenum: '+1 212 555 0147',
  // The specification's spelling.
  categoerySelect: 'Bussiness Enqueries',
  message: 'We need two developers from March.',
});

type Answers = ReturnType<typeof newAnswers>;

/** A file of bytes that no text encoding would survive. */
export const brief = {
  name: 'brief.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 31) % 256)),
};

/** The form of the contact page; its footer has one, too. */
export const contactForm = (page: Page) => page.getByRole('main').getByRole('form');

/** The form's controls, found as a visitor finds them: by their labels. */
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

type StoredFile = { storedAs: string; name: string; type: string; size: number };
type StoredInquiry = Answers & { id: string; files: StoredFile[] };

/** What the inbox holds of one sender: each inquiry with the bytes of its attachments. */
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
