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
  const button = within(canvasElement).getByRole('button');
  const phase = () => canvasElement.querySelector('[data-phase]')?.getAttribute('data-phase');
  return {
    button,
    phase,
    link: within(canvasElement).getByText('interview slot'),
    toRest: (rest: 'shown' | 'collapsed') => waitFor(() => expect(phase()).toBe(rest)),
  };
};

const movesHere = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const { button, link, phase } = parts(canvasElement);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(phase()).toBe('collapsed');
    // It is in the document, so the browser's find-in-page can find it.
    await expect(link.closest('[hidden]')).toHaveAttribute('hidden', 'until-found');
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const { button, link } = parts(canvasElement);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await expect(link.closest('[hidden]')).toBeNull();
  },
};

export const Pointer: Story = {
  play: async ({ canvasElement, args }) => {
    const { button, phase, toRest } = parts(canvasElement);
    await userEvent.click(button);
    if (movesHere()) await expect(phase()).toBe('expanding');
    await toRest('shown');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(button);
    if (movesHere()) await expect(phase()).toBe('collapsing');
    await toRest('collapsed');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const { button, link, toRest } = parts(canvasElement);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await toRest('shown');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await toRest('collapsed');
  },
};

export const Touch: Story = {
  play: async ({ canvasElement }) => {
    const { button, toRest } = parts(canvasElement);
    await tap(button);
    await toRest('shown');
    await tap(button);
    await toRest('collapsed');
  },
};

export const Hovered: Story = { ...Open, ...hovered };

/** When find-in-page finds text in it, it opens at once, so that the browser can scroll there. */
export const FoundInPage: Story = {
  play: async ({ canvasElement, args }) => {
    const { button, link, phase } = parts(canvasElement);
    link.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(phase()).toBe('shown');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
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
    await userEvent.click(canvas.getByRole('button', { name: 'Second' }));
    await expect(canvas.getByRole('button', { name: 'First', expanded: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Second', expanded: true })).toBeVisible();
  },
};

export const OnInverse: Story = {
  args: { defaultOpen: true },
  decorators: [onBackground('inverse')],
};

export const InForcedColors: Story = { ...Open, parameters: forcedColors };

/** The same, with animation. */
export const PointerInMotion: Story = { ...Pointer, parameters: motion };
