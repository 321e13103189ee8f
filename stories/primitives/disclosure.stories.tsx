import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Disclosure, Stack, Text, TextLink } from '#design-system';
import { forcedColors, hovered, motion } from '../../.storybook/modes.ts';
import { onBackground } from '../on-background.tsx';
import { tap } from '../tap.ts';

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  parameters: { layout: 'padded' },
  args: {
    label: 'What we need from you',
    children: (
      <Text>
        A job description, a budget, and an <TextLink href="#interview">interview slot</TextLink>.
      </Text>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const button = within(canvasElement).getByText('What we need from you');
  const link = within(canvasElement).getByText('interview slot');
  return {
    button,
    link,
    details: within(canvasElement).getByRole('group'),
    /** Collapsing content is visible until the end. */
    toBeDrawn: (drawn: boolean) => waitFor(() => expect(link.checkVisibility()).toBe(drawn)),
  };
};

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const { details, link } = parts(canvasElement);
    await expect(details).not.toHaveAttribute('open');
    // It is in the document, so the browser's find-in-page can find it.
    await expect(link).not.toBeVisible();
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const { details, link } = parts(canvasElement);
    await expect(details).toHaveAttribute('open');
    await expect(link).toBeVisible();
  },
};

export const Pointer: Story = {
  play: async ({ canvasElement, args }) => {
    const { button, toBeDrawn } = parts(canvasElement);
    await userEvent.click(button);
    await toBeDrawn(true);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(button);
    await toBeDrawn(false);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const { button, link, toBeDrawn } = parts(canvasElement);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    // Enter and Space press it in browsers, but simulated keys don't.
    button.click();
    await toBeDrawn(true);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab({ shift: true });
    button.click();
    await toBeDrawn(false);
  },
};

export const Touch: Story = {
  play: async ({ canvasElement }) => {
    const { button, toBeDrawn } = parts(canvasElement);
    await tap(button);
    await toBeDrawn(true);
    await tap(button);
    await toBeDrawn(false);
  },
};

export const Hovered: Story = { ...Open, ...hovered };

/** If find-in-page finds text in it, the browser opens it. */
export const FoundInPage: Story = {
  play: async ({ canvasElement, args }) => {
    const { details, toBeDrawn } = parts(canvasElement);
    details.setAttribute('open', '');
    await toBeDrawn(true);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
  },
};

/** The parent controls the state. Here, only one of two is open. */
export const Controlled: Story = {
  render: () => {
    const [open, setOpen] = useState('First');
    return (
      <Stack>
        {['First', 'Second'].map((label) => (
          <Disclosure
            key={label}
            label={label}
            open={open === label}
            onOpenChange={(next) => setOpen(next ? label : '')}
          >
            {`${label} text`}
          </Disclosure>
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('group');
    await userEvent.click(canvas.getByText('Second'));
    await expect(first).not.toHaveAttribute('open');
    await expect(second).toHaveAttribute('open');
  },
};

export const OnInverse: Story = {
  args: { defaultOpen: true },
  decorators: [onBackground('inverse')],
};

export const InForcedColors: Story = { ...Open, parameters: forcedColors };

/** The same, with animation. */
export const PointerInMotion: Story = { ...Pointer, parameters: motion };
