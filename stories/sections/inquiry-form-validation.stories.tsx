import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { InquiryForm } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { inquiryForm } from '../../site/content/inquiry.ts';
import { chooseFiles, makeFile } from '../choose-files.ts';
import { onGround } from '../on-ground.tsx';
import { controls, fill, thanks } from './inquiry-form.fixture.ts';

const meta = {
  title: 'Sections/Inquiry form validation',
  component: InquiryForm,
  parameters: { layout: 'padded' },
  args: { ...inquiryForm, action: '/post-inquiry', onSubmit: fn(async () => {}) },
} satisfies Meta<typeof InquiryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFilledIn: Story = {
  parameters: allWidths,
  play: async ({ canvasElement, args }) => {
    const { canvas, submit, ...form } = controls(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(form.firstName).toHaveFocus());
    await expect(form.firstName).toHaveAccessibleDescription('Your first name is required.');
    await expect(form.email).toHaveAccessibleDescription('Email is required.');
    await expect(form.phone).toHaveAccessibleDescription('Your phone is required.');
    await expect(form.area).toHaveAccessibleDescription('Please select option.');
    await expect(form.message).toHaveAccessibleDescription('Your message is required.');
    await expect(form.files).toBeValid();
    await expect(canvas.queryByText(thanks)).not.toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NothingFilledInOnInk: Story = { ...NothingFilledIn, decorators: [onGround('ink')] };

/** Nothing is judged while it is typed; after a failed check each correction clears its message. */
export const WrongValues: Story = {
  play: async ({ canvasElement, step }) => {
    const { firstName, email, submit } = await fill(canvasElement);

    await step('a name of 1 character is too short', async () => {
      await userEvent.clear(firstName);
      await userEvent.type(firstName, 'A');
      await expect(firstName).toBeValid();
      await userEvent.click(submit);
      await waitFor(() => expect(firstName).toHaveAccessibleDescription('Too Short!'));
      await userEvent.type(firstName, 'n');
      await waitFor(() => expect(firstName).toBeValid());
    });

    await step('a name of 51 characters is too long', async () => {
      await userEvent.clear(firstName);
      await userEvent.type(firstName, 'n'.repeat(51));
      await waitFor(() => expect(firstName).toHaveAccessibleDescription('Too Long!'));
      await userEvent.type(firstName, '{Backspace}');
      await waitFor(() => expect(firstName).toBeValid());
    });

    await step('an address without an @ is invalid, and takes focus', async () => {
      await userEvent.clear(email);
      await userEvent.type(email, 'ana.example.com');
      await userEvent.click(submit);
      await waitFor(() => expect(email).toHaveFocus());
      await expect(email).toHaveAccessibleDescription('Invalid email');
    });
  },
};

export const TooManyFiles: Story = {
  parameters: allWidths,
  play: async ({ canvasElement, args }) => {
    const { canvas, files, submit } = await fill(canvasElement);
    chooseFiles(files, ...['1', '2', '3', '4', '5'].map((name) => makeFile(`${name}.pdf`)));
    await userEvent.click(submit);
    await canvas.findByText('Maximun 5 files are allowed');
    await waitFor(() => expect(files).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Remove 3.pdf' }));
    await waitFor(() => expect(files).toBeValid());
    await userEvent.click(submit);
    await canvas.findByText(thanks);
  },
};

export const FileTooLarge: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, files, submit } = await fill(canvasElement);
    chooseFiles(files, makeFile('résumé.pdf'), makeFile('portfolio.pdf', 24_000_000));
    await userEvent.click(submit);
    await canvas.findByText('A file is larger than 10 MB.');
    await waitFor(() => expect(files).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Remove portfolio.pdf' }));
    await waitFor(() => expect(files).toBeValid());
    chooseFiles(files, makeFile('portfolio.pdf', 24_000_000));
    await canvas.findByText('A file is larger than 10 MB.');
  },
};
