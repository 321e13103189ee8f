import { expect, userEvent, within } from 'storybook/test';
import { chooseFiles, filesIn, makeFile } from '../choose-files.ts';

/** The form's controls, by the names that people know them by. */
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

/** Fills in everything, with an attachment, and doesn't send it. */
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

/** What `fill` fills in, as it reaches `onSubmit`. */
export const inquiry = {
  firstName: 'Ana',
  email: 'ana@example.com',
  phonenum: '555-0100',
  categoerySelect: 'Bussiness Enqueries',
  message: 'Two React engineers from May.',
  files: [expect.objectContaining({ name: 'role.pdf', size: 1000 })],
};

/** Everything that was typed and attached is still there. */
export const expectKept = async ({
  firstName,
  email,
  phone,
  area,
  message,
  files,
}: ReturnType<typeof controls>) => {
  await expect(firstName).toHaveValue(inquiry.firstName);
  await expect(email).toHaveValue(inquiry.email);
  await expect(phone).toHaveValue(inquiry.phonenum);
  await expect(area).toHaveValue(inquiry.categoerySelect);
  await expect(message).toHaveValue(inquiry.message);
  await expect(filesIn(files)).toEqual(['role.pdf']);
};

export const thanks = 'Thanks for connecting with us. Concern team will contact you soon.';
