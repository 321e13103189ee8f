import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button, TextField } from '#design-system';
import { forcedColors, hovered } from '../../.storybook/modes.ts';
import { onBackground } from '../on-background.tsx';

const meta = {
  title: 'Primitives/Text field',
  component: TextField,
  parameters: { layout: 'padded' },
  args: { label: 'First name', name: 'firstName' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'First name' });
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Ana');
    await expect(input).toHaveValue('Ana');
  },
};

export const LabelTakesPress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('First name'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'First name' });
    await expect(input).toBeRequired();
    // An empty field is not an error before the visitor submits.
    await expect(input).toHaveAttribute('aria-invalid', 'false');
  },
};

/** The only field of a form, with its button. */
export const WithAction: Story = { args: { label: 'Path', action: <Button>Go</Button> } };

export const WithHint: Story = {
  args: { hint: 'The name your colleagues use.' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(args.hint);
  },
};

export const Invalid: Story = {
  args: {
    hint: 'The name your colleagues use.',
    error: 'Your first name is required.',
    required: true,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'First name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'The name your colleagues use. Your first name is required.',
    );
  },
};

export const Filled: Story = { args: { defaultValue: 'Ana' } };

export const Email: Story = {
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'email' },
};

export const Phone: Story = {
  args: { label: 'Phone', name: 'phonenum', type: 'tel', autoComplete: 'tel' },
};

export const LongWords: Story = {
  args: {
    label: 'The name that you would like us to use when we write to you or call you back',
    hint: 'A first name, a nickname, or the name of the team that you lead will all work well here.',
    error: 'This name is longer than the fifty characters that fit on a visitor badge.',
    defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter',
  },
};

export const Hovered: Story = { ...hovered };

export const OnInverse: Story = { ...Invalid, decorators: [onBackground('inverse')] };

export const OnSubtle: Story = { ...Invalid, decorators: [onBackground('subtle')] };

/** The text and the border show the error, not only the color. */
export const InForcedColors: Story = { ...Invalid, parameters: forcedColors };
