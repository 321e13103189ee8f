import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { Form } from '#design-system';
import { allWidths, forcedColors } from '../../.storybook/modes.ts';
import { onBackground } from '../on-background.tsx';
import { sampleForm } from '../sample-form.ts';
import { answers, controls, expectKept, fill, thanks } from './form.fixture.ts';

const meta = {
  title: 'Sections/Form',
  component: Form,
  parameters: { layout: 'padded' },
  args: { ...sampleForm, action: '/messages', onSubmit: fn(async () => {}) },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  parameters: allWidths,
  play: async ({ canvasElement }) => {
    const { area, email, firstName, phone } = controls(canvasElement);
    await expect(area).toHaveDisplayValue('I am Interested In');
    await expect(firstName).toHaveAttribute('autocomplete', 'given-name');
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await expect(phone).toHaveAttribute('autocomplete', 'tel');
  },
};

/** Large fields are also in pairs, and one field is already filled in. */
export const CompactWithDefault: Story = {
  args: { variant: 'compact', defaultValues: { area: 'Training' } },
  parameters: allWidths,
  play: async ({ canvasElement }) => {
    const { area, message, firstName } = controls(canvasElement);
    await expect(area).toHaveValue('Training');
    await expect(firstName).toHaveValue('');
    await expect(message).toBeVisible();
  },
};

/** A single optional field, and the form's default texts. */
export const OneField: Story = {
  render: ({ action, onSubmit }) => (
    <Form
      fields={[{ kind: 'text', name: 'nickname', label: 'Nickname', hint: 'If you like.' }]}
      loadRules={async () => v.object({ nickname: v.pipe(v.string(), v.trim()) })}
      action={action}
      onSubmit={onSubmit}
    />
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nickname' }), ' Ana ');
    await expect(canvas.queryByText(/required/)).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('[type="hidden"]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('Thank you. Your message was sent.');
    await expect(args.onSubmit).toHaveBeenCalledWith({ nickname: 'Ana' });
  },
};

export const OnInverse: Story = { decorators: [onBackground('inverse')] };
export const OnSubtle: Story = { decorators: [onBackground('subtle')] };
export const OnRaised: Story = { decorators: [onBackground('raised')] };

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement }) => {
    const { canvas, submit } = await fill(canvasElement);
    await userEvent.click(submit);
    await canvas.findByRole('button', { name: 'Loading....' });
    await expect(submit).toHaveFocus();
    await expect(canvas.getByText('Loading....', { selector: '[role="status"] *' })).toBeVisible();
  },
};

/** While the checks load, a form that was submitted looks as if it were being sent. */
export const WaitingForChecks: Story = {
  args: { loadRules: () => new Promise<never>(() => {}) },
  play: async ({ canvasElement, args }) => {
    const { canvas, submit } = controls(canvasElement);
    await userEvent.click(submit);
    await expect(submit).toHaveTextContent('Loading....');
    await expect(canvas.getByText('Loading....', { selector: '[role="status"] *' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Thanks: Story = {
  parameters: allWidths,
  play: async ({ canvasElement, args }) => {
    const form = await fill(canvasElement);
    await userEvent.click(form.submit);
    const message = await form.canvas.findByText(thanks);
    await expect(message.closest('[role="status"]')).toBeVisible();
    await expect(form.submit).toHaveTextContent('Submit');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(answers);
    await expectKept(form);
  },
};

export const ThanksOnInverse: Story = { ...Thanks, decorators: [onBackground('inverse')] };

/** The thank-you message is for what was sent. Later changes are still there. */
export const UnsentChanges: Story = {
  parameters: allWidths,
  play: async ({ canvasElement }) => {
    const form = await fill(canvasElement);
    await userEvent.click(form.submit);
    await form.canvas.findByText(thanks);
    const unsent = 'Your changes since then have not been sent.';
    await expect(form.canvas.queryByText(unsent)).not.toBeInTheDocument();
    await userEvent.type(form.message, ' Better from June.');
    const note = await form.canvas.findByText(unsent);
    await expect(note.closest('[role="status"]')).toBeVisible();
    await expect(form.canvas.getByText(thanks)).toBeVisible();
  },
};

export const UnsentChangesOnInverse: Story = {
  ...UnsentChanges,
  decorators: [onBackground('inverse')],
};

const refused = () => Promise.reject(new Error('The message was refused.'));

/**
 * Without a failure message: loading ends, nothing is shown, the error is logged, and nothing is
 * lost.
 */
export const FailedSilently: Story = {
  args: { onSubmit: fn(refused), failureMessage: undefined },
  play: async ({ canvasElement, args }) => {
    const log = spyOn(console, 'error').mockImplementation(() => {});
    const form = await fill(canvasElement);
    await userEvent.click(form.submit);
    await waitFor(() => expect(log).toHaveBeenCalledWith(new Error('The message was refused.')));
    await waitFor(() => expect(form.submit).toHaveTextContent('Submit'));
    await expect(form.canvas.queryByText(thanks)).not.toBeInTheDocument();
    await expectKept(form);

    await userEvent.click(form.submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};

const failureMessage =
  'Your message was not sent. Everything you entered is still here: please try again.';

/** With a failure message for visitors. */
export const FailedWithMessage: Story = {
  parameters: allWidths,
  args: { onSubmit: fn(refused), failureMessage },
  play: async ({ canvasElement }) => {
    spyOn(console, 'error').mockImplementation(() => {});
    const form = await fill(canvasElement);
    await userEvent.click(form.submit);
    const message = await form.canvas.findByText(failureMessage);
    await expect(message.closest('[role="status"]')).toBeVisible();
    await expectKept(form);
  },
};

export const FailedWithMessageOnInverse: Story = {
  ...FailedWithMessage,
  decorators: [onBackground('inverse')],
};

export const InForcedColors: Story = { ...FailedWithMessage, parameters: forcedColors };
