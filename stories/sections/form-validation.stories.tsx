import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { chooseFiles, makeFile } from '../choose-files.ts';
import { onBackground } from '../on-background.tsx';
import { sampleForm } from '../sample-form.ts';
import { controls, fill, thanks } from './form.fixture.ts';

const meta = {
  title: 'Sections/Form validation',
  component: Form,
  parameters: { layout: 'padded' },
  args: { ...sampleForm, action: '/messages', onSubmit: fn(async () => {}) },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFilledIn: Story = {
  parameters: allWidths,
  play: async ({ canvasElement, args }) => {
    const { canvas, submit, ...form } = controls(canvasElement);
    await userEvent.click(submit);
    const summary = await canvas.findByRole('group', { name: 'There are 5 problems' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(form.firstName).toHaveAccessibleDescription(
      '2 to 50 characters. Your first name is required.',
    );
    await expect(form.email).toHaveAccessibleDescription(
      'For example, name@example.com. Email is required.',
    );
    await expect(form.phone).toHaveAccessibleDescription('Your phone is required.');
    await expect(form.area).toHaveAccessibleDescription('Please select option.');
    await expect(form.message).toHaveAccessibleDescription('Your message is required.');
    await expect(form.files).toBeValid();
    await expect(canvas.queryByText(thanks)).not.toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NothingFilledInOnInverse: Story = {
  ...NothingFilledIn,
  decorators: [onBackground('inverse')],
};
export const NothingFilledInOnSubtle: Story = {
  ...NothingFilledIn,
  decorators: [onBackground('subtle')],
};
export const NothingFilledInOnRaised: Story = {
  ...NothingFilledIn,
  decorators: [onBackground('raised')],
};

/** The texts of the list in another language. A link in the list leads to its field. */
export const SummaryInFrench: Story = {
  args: {
    errorLabels: {
      count: (count) => `Il y a ${count} problèmes`,
      problem: (label, message) => `${label} : ${message}`,
      pageTitle: (title) => `Erreur : ${title}`,
    },
  },
  play: async ({ canvasElement }) => {
    const { title } = document;
    const { canvas, message, phone, submit } = await fill(canvasElement);
    await userEvent.clear(phone);
    await userEvent.clear(message);
    await userEvent.click(submit);
    await canvas.findByRole('group', { name: 'Il y a 2 problèmes' });
    await waitFor(() => expect(document.title).toBe(`Erreur : ${title}`));
    const link = canvas.getByRole('link', { name: 'Message : Your message is required.' });
    await userEvent.click(link);
    await expect(message).toHaveFocus();
    await userEvent.type(message, 'Bonjour.');
    await userEvent.type(phone, '1');
    await waitFor(() => expect(document.title).toBe(title));
  },
};

/** Nothing is checked while the visitor types. After a failed check, a correction clears its message. */
export const WrongValues: Story = {
  play: async ({ canvasElement, step }) => {
    const { firstName, email, submit } = await fill(canvasElement);

    await step('a name of 1 character is too short', async () => {
      await userEvent.clear(firstName);
      await userEvent.type(firstName, 'A');
      await expect(firstName).toBeValid();
      await userEvent.click(submit);
      await waitFor(() => expect(firstName).toHaveAccessibleDescription(/Too Short!$/));
      await userEvent.type(firstName, 'n');
      await waitFor(() => expect(firstName).toBeValid());
    });

    await step('a name of 51 characters is too long', async () => {
      await userEvent.clear(firstName);
      await userEvent.type(firstName, 'n'.repeat(51));
      await waitFor(() => expect(firstName).toHaveAccessibleDescription(/Too Long!$/));
      await userEvent.type(firstName, '{Backspace}');
      await waitFor(() => expect(firstName).toBeValid());
    });

    await step('an address without an @ is invalid, and takes focus', async () => {
      await userEvent.clear(email);
      await userEvent.type(email, 'ana.example.com');
      await userEvent.click(submit);
      await waitFor(() => expect(email).toHaveFocus());
      await expect(email).toHaveAccessibleDescription(/Invalid email$/);
    });
  },
};

type FilledIn = Awaited<ReturnType<typeof fill>>;

/**
 * Sends a form whose files are rejected with `message`, and then removes the extra or large file.
 */
async function sendAndRemove(
  { canvas, files, submit }: FilledIn,
  message: string,
  name: string,
  { onSubmit }: Pick<typeof meta.args, 'onSubmit'>,
) {
  await userEvent.click(submit);
  await canvas.findByText(message);
  await waitFor(() => expect(files).toHaveFocus());
  await expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }));
  await waitFor(() => expect(files).toBeValid());
}

export const TooManyFiles: Story = {
  parameters: allWidths,
  play: async ({ canvasElement, args }) => {
    const form = await fill(canvasElement);
    chooseFiles(form.files, ...['1', '2', '3', '4', '5'].map((name) => makeFile(`${name}.pdf`)));
    await sendAndRemove(form, 'Maximun 5 files are allowed', '3.pdf', args);
    await userEvent.click(form.submit);
    await form.canvas.findByText(thanks);
  },
};

export const FileTooLarge: Story = {
  play: async ({ canvasElement, args }) => {
    const form = await fill(canvasElement);
    const large = makeFile('portfolio.pdf', 24_000_000);
    chooseFiles(form.files, makeFile('résumé.pdf'), large);
    await sendAndRemove(form, 'A file is larger than 10 MB.', large.name, args);
    chooseFiles(form.files, large);
    await form.canvas.findByText('A file is larger than 10 MB.');
  },
};

/** A file that was changed on disk after it was chosen. The browser refuses to read it. */
export const UnreadableFile: Story = {
  play: async ({ canvasElement, args }) => {
    const form = await fill(canvasElement);
    const changed = makeFile('résumé.pdf');
    changed.slice = () => {
      throw new DOMException('The file has changed.', 'NotReadableError');
    };
    chooseFiles(form.files, changed);
    const message =
      '“résumé.pdf” can’t be read anymore. Remove it from the list, then attach it again.';
    await sendAndRemove(form, message, changed.name, args);
    chooseFiles(form.files, changed);
    await form.canvas.findByText(message);
  },
};
