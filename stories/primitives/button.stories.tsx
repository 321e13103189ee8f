import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, ButtonLink, buttonSizes, buttonVariants, Cluster } from '#design-system';
import { forcedColors, hovered } from '../../.storybook/modes.ts';
import { onBackground } from '../on-background.tsx';
import { onEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { longAction } from '../sample-content.ts';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Send', onClick: fn() },
  argTypes: { variant: oneOf(buttonVariants), size: oneOf(buttonSizes) },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Send' });
    // In a form, it doesn't submit accidentally.
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    button.blur();
  },
};

export const Outline: Story = { args: { variant: 'outline' } };

export const Small: Story = { args: { size: 'small' } };

/** Tab reaches it, and Enter and Space press it. */
export const Focused: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Keeps focus, so that keyboard users don't lose their place while they wait. */
export const Busy: Story = {
  args: { busy: true, children: 'Sending' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sending' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongLabel: Story = { args: { children: `${longAction.label} `.repeat(3) } };

const all = () => (
  <Cluster>
    <Button>Send</Button>
    <Button variant="outline">Cancel</Button>
    <Button busy>Sending</Button>
    <ButtonLink href="/contact" size="small">
      Contact
    </ButtonLink>
    <ButtonLink href="/services" size="small" variant="outline">
      Services
    </ButtonLink>
  </Cluster>
);

/** It leads to another page, so it is a link that only looks like a button. */
export const AsLink: Story = {
  render: () => <ButtonLink href="/contact">Contact us</ButtonLink>,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Contact us' });
    await expect(link).toHaveAttribute('href', '/contact');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const FocusedOnInverse: Story = { ...Focused, decorators: [onBackground('inverse')] };

export const Backgrounds: Story = { render: all, decorators: [onEachBackground] };

export const Hovered: Story = { ...Backgrounds, ...hovered };

/** Its border is visible in forced colors, where its background is not. */
export const InForcedColors: Story = { render: all, parameters: forcedColors };
