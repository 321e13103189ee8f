import { rm, writeFile } from 'node:fs/promises';
import { scriptOf } from './built-scripts.ts';
import { contactForm, controls, fillIn, newAnswers, readInbox } from './inquiry.ts';
import { expect, open, test } from './test.ts';

const faults: Record<string, { before: string; spoil: (file: string) => Promise<void> }> = {
  edited: { before: 'First version.', spoil: (file) => writeFile(file, 'Second version.') },
  deleted: { before: 'First version.', spoil: (file) => rm(file) },
  'empty and edited': { before: '', spoil: (file) => writeFile(file, 'Not empty.') },
  'empty and deleted': { before: '', spoil: (file) => rm(file) },
};

const message = '“notes.txt” can’t be read anymore. Remove it from the list, then attach it again.';

for (const [fault, { before, spoil }] of Object.entries(faults)) {
  test(`a file that was ${fault} is named in an error, and the inquiry can be sent without it`, async ({
    page,
  }) => {
    const answers = newAnswers();
    const notes = test.info().outputPath('notes.txt');
    await writeFile(notes, before);
    await open(page, '/contact');
    const form = contactForm(page);
    const { files, submit, thanks } = controls(form);
    await fillIn(form, answers);
    await files.setInputFiles(notes);
    const remove = form.getByRole('button', { name: 'Remove notes.txt' });
    await expect(remove).toBeVisible();
    await spoil(notes);
    await submit.click();

    await expect(files).toBeFocused();
    await expect(files).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(1);
    await expect(submit).toBeVisible();
    await remove.click();
    await expect(files).toHaveAttribute('aria-invalid', 'false');
    await submit.click();
    await expect(thanks).toBeVisible();
    const [inquiry, ...others] = await readInbox(answers);
    expect(others).toEqual([]);
    expect(inquiry?.files.map(({ name }) => name)).toEqual(['brief.pdf']);
  });
}

test('a file that was edited can be attached again', async ({ page }) => {
  const answers = newAnswers();
  const notes = test.info().outputPath('notes.txt');
  await writeFile(notes, 'First version.');
  await open(page, '/contact');
  const form = contactForm(page);
  const { files, submit, thanks } = controls(form);
  await fillIn(form, answers);
  await files.setInputFiles(notes);
  await writeFile(notes, 'Second version.');
  await submit.click();
  await expect(files).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('button', { name: 'Remove notes.txt' }).click();
  await files.setInputFiles(notes);
  await submit.click();
  await expect(thanks).toBeVisible();
  const [inquiry] = await readInbox(answers);
  expect(inquiry?.files.map(({ name, buffer }) => [name, buffer.length])).toEqual([
    ['brief.pdf', 4096],
    ['notes.txt', 'Second version.'.length],
  ]);
});

test('an empty file is sent', async ({ page }) => {
  const answers = newAnswers();
  const empty = test.info().outputPath('empty.txt');
  await writeFile(empty, '');
  await open(page, '/contact');
  const form = contactForm(page);
  await fillIn(form, answers);
  await controls(form).files.setInputFiles(empty);
  await controls(form).submit.click();
  await expect(controls(form).thanks).toBeVisible();
  const [inquiry] = await readInbox(answers);
  expect(inquiry?.files.map(({ name }) => name)).toEqual(['brief.pdf', 'empty.txt']);
});

test.describe('if the checks also fail', () => {
  test.use({ expectedErrors: [/ERR_FAILED|imported module/] });

  test('the browser reports it and posts nothing until it is removed', async ({ page }) => {
    const answers = newAnswers();
    const notes = test.info().outputPath('notes.txt');
    await writeFile(notes, 'First version.');
    await page.route(await scriptOf('../design-system/sections/form/form-checks.ts'), (route) =>
      route.abort(),
    );
    await open(page, '/contact');
    const form = contactForm(page);
    const { files, submit } = controls(form);
    await fillIn(form, answers);
    await files.setInputFiles(notes);
    await rm(notes);
    await submit.click();
    await expect(files).toBeFocused();
    await expect(files).toHaveJSProperty('validationMessage', message);
    await form.getByRole('button', { name: 'Remove notes.txt' }).click();
    await submit.click();
    await expect(page.getByRole('heading', { name: 'Thanks for connecting' })).toBeVisible();
    const [inquiry] = await readInbox(answers);
    expect(inquiry?.files.map(({ name }) => name)).toEqual(['brief.pdf']);
  });
});
