import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Form, Stack } from '#design-system';
import { sampleForm } from '../sample-form.ts';
import { answers, controls, expectKept, fill, thanks } from './form.fixture.ts';

const meta = {
  title: 'Sections/Form behavior',
  component: Form,
  parameters: { layout: 'padded' },
  args: { ...sampleForm, action: '/messages', onSubmit: fn(async () => {}) },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

let answer = () => {};

/** While the form is being sent, presses, Enter, and scripts don't send it again. */
export const SentOnce: Story = {
  args: {
    onSubmit: fn(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, submit, email } = await fill(canvasElement);
    await userEvent.dblClick(submit);
    await canvas.findByRole('button', { name: 'Loading....' });
    await userEvent.keyboard('{Enter}');
    await userEvent.type(email, '{Enter}');
    canvasElement.querySelector('form')?.requestSubmit();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    answer();
    await canvas.findByText(thanks);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, firstName, email, phone, area, message, files, submit } =
      controls(canvasElement);
    for (const [control, text] of [
      [firstName, 'Ana'],
      [email, 'ana@example.com'],
      [phone, '555-0100'],
      [area, ''],
      [message, 'Two React engineers from May.'],
      [files, ''],
      [submit, ''],
    ] as const) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
      if (text) await userEvent.keyboard(text);
    }
    await userEvent.selectOptions(area, 'Training');
    await userEvent.type(firstName, '{Enter}');
    await canvas.findByText(thanks);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** Everything that a visitor typed, chose, and attached before hydration is kept. */
export const FilledInBeforeScripts: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement).getByTestId('page');
    page.innerHTML = renderToString(<Form {...args} />);
    const form = await fill(page);

    const mismatch = fn();
    hydrateRoot(page, <Form {...args} />, { onRecoverableError: mismatch });
    await form.canvas.findByRole('button', { name: 'Remove role.pdf' });
    await expectKept(form);

    await userEvent.click(form.submit);
    await form.canvas.findByText(thanks);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(answers);
    await expect(mismatch).not.toHaveBeenCalled();
  },
};

/** What the browser sends if no script runs. */
export const NativePost: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    await expect(form).toHaveAttribute('action', '/messages');
    await expect([...new FormData(form ?? undefined)]).toEqual([
      ['_method', 'post'],
      ...Object.entries({ ...answers, files: answers.files[0] }),
    ]);
  },
};

/** If the checks fail to load, the browser checks the form and posts it. */
export const ChecksFail: Story = {
  args: { loadRules: () => Promise.reject<never>(new Error('The rules are not there.')) },
  play: async ({ canvasElement, args }) => {
    const log = spyOn(console, 'error').mockImplementation(() => {});
    const post = spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const { firstName, submit } = await fill(canvasElement);
    await userEvent.clear(firstName);
    await userEvent.click(submit);
    await waitFor(() => expect(firstName).toHaveFocus());
    await waitFor(() => expect(submit).toHaveTextContent('Submit'));
    await expect(post).not.toHaveBeenCalled();

    await userEvent.type(firstName, 'Ana{Enter}');
    await waitFor(() => expect(post).toHaveBeenCalled());
    await userEvent.type(firstName, '{Enter}');
    await userEvent.click(submit);
    await expect(post).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(log).toHaveBeenCalledWith(new Error('The rules are not there.'));
  },
};

/** Two forms, as on a page with another form in its footer. */
export const TwoOnOnePage: Story = {
  render: (args) => (
    <Stack gap="x8">
      <Form {...args} />
      <Form {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
    const canvas = within(canvasElement);
    const [, second] = canvas.getAllByRole('button', { name: 'Submit' });
    if (second) await userEvent.click(second);
    const [first, other] = canvas.getAllByRole('textbox', { name: 'First name' });
    const summary = await canvas.findByRole('group', { name: 'There are 5 problems' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(other).toHaveAttribute('aria-invalid', 'true');
    await expect(first).toHaveAttribute('aria-invalid', 'false');
  },
};
