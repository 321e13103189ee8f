import { expect, userEvent, within } from 'storybook/test';
import { chooseFiles, filesIn, makeFile } from '../choose-files.ts';
import { sampleForm } from '../sample-form.ts';

/** The form's controls, by their labels. */
export const controls = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const field = (name: string) => canvas.getByRole('textbox', { name });
  return {
    canvas,
    firstName: field('First name'),
    email: field('Email'),
    phone: field('Phone'),
    area: canvas.getByRole('combobox', { name: 'Area of interest' }),
    message: field('Message'),
    files: canvas.getByLabelText<HTMLInputElement>('Attachments'),
    submit: canvas.getByRole('button', { name: 'Submit' }),
  };
};

/** Fills in everything, including an attachment, but doesn't send the form. */
export const fill = async (canvasElement: HTMLElement) => {
  const form = controls(canvasElement);
  await userEvent.type(form.firstName, 'Ana');
  await userEvent.type(form.email, 'ana@example.com');
  await userEvent.type(form.phone, '555-0100');
  await userEvent.selectOptions(form.area, 'Bussiness Enqueries');
  await userEvent.type(form.message, 'Two React engineers from May.');
  chooseFiles(form.files, makeFile('role.pdf'));
  return form;
};

/** What `onSubmit` receives after `fill`. */
export const answers = {
  firstName: 'Ana',
  email: 'ana@example.com',
  phone: '555-0100',
  area: 'Bussiness Enqueries',
  message: 'Two React engineers from May.',
  files: [expect.objectContaining({ name: 'role.pdf', size: 1000 })],
};

/** Expects all values and files to still be there. */
export const expectKept = async ({
  firstName,
  email,
  phone,
  area,
  message,
  files,
}: ReturnType<typeof controls>) => {
  await expect(firstName).toHaveValue(answers.firstName);
  await expect(email).toHaveValue(answers.email);
  await expect(phone).toHaveValue(answers.phone);
  await expect(area).toHaveValue(answers.area);
  await expect(message).toHaveValue(answers.message);
  await expect(filesIn(files)).toEqual(['role.pdf']);
};

export const { thanks } = sampleForm;
