import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextArea } from '#design-system';
import { forcedColors } from '../../.storybook/modes.ts';
import { onBackground } from '../on-background.tsx';

const meta = {
  title: 'Primitives/Text area',
  component: TextArea,
  parameters: { layout: 'padded' },
  args: { label: 'Message', name: 'message' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Message' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Two engineers{Enter}from May');
    await expect(input).toHaveValue('Two engineers\nfrom May');
  },
};

export const Invalid: Story = {
  args: {
    hint: 'What you need, and when.',
    error: 'Your message is required.',
    required: true,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Message' });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription(
      'What you need, and when. Your message is required.',
    );
  },
};

export const LongText: Story = {
  args: { defaultValue: 'We are looking for two React engineers. '.repeat(12) },
};

export const Tall: Story = { args: { rows: 8 } };

export const OnInverse: Story = { ...Invalid, decorators: [onBackground('inverse')] };

export const OnSubtle: Story = { ...Invalid, decorators: [onBackground('subtle')] };

/** The text and the border show the error, not only the color. */
export const InForcedColors: Story = { ...Invalid, parameters: forcedColors };
