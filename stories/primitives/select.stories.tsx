import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Select } from '#design-system';
import { forcedColors } from '../../.storybook/modes.ts';
import { onBackground } from '../on-background.tsx';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  parameters: { layout: 'padded' },
  args: {
    label: 'Area of interest',
    name: 'area',
    placeholder: 'I am Interested In',
    options: ['Software Development', 'Training', 'Accounts/Finance'],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Area of interest' });
    await expect(select).toHaveValue('');
    await expect(select).toHaveDisplayValue('I am Interested In');
    await expect(canvas.getByRole('option', { name: 'I am Interested In' })).toBeDisabled();

    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Training');
    await expect(select).toHaveValue('Training');
  },
};

/** After a choice, the placeholder can't be selected again. */
export const PlaceholderStaysOut: Story = {
  args: { defaultValue: 'Training' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox');
    await userEvent.selectOptions(select, 'I am Interested In');
    await expect(select).toHaveValue('Training');
  },
};

export const Invalid: Story = {
  args: { error: 'Please select option.', required: true },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Area of interest' });
    await expect(select).toBeInvalid();
    await expect(select).toBeRequired();
    await expect(select).toHaveAccessibleDescription('Please select option.');
  },
};

export const LongOption: Story = {
  args: {
    options: ['Everything about kitchens, stairs, windows, and repairs in all of our workshops'],
    defaultValue: 'Everything about kitchens, stairs, windows, and repairs in all of our workshops',
  },
};

export const OnInverse: Story = { ...Invalid, decorators: [onBackground('inverse')] };

export const OnSubtle: Story = { ...Invalid, decorators: [onBackground('subtle')] };

/** The text and the border show the error, not only the color. */
export const InForcedColors: Story = { ...Invalid, parameters: forcedColors };
