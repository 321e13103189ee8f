import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleUserRound } from 'lucide';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Cluster, DropdownMenu, Text } from '#design-system';
import { forcedColors, hovered, motion } from '../../.storybook/modes.ts';
import { onBackground } from '../on-background.tsx';
import { openOnceLoaded } from '../open-once-loaded.ts';
import { tap } from '../tap.ts';

const meta = {
  title: 'Primitives/Dropdown menu',
  component: DropdownMenu,
  parameters: { layout: 'padded' },
  args: {
    label: 'Staff login',
    icon: CircleUserRound,
    links: [
      { href: 'https://time.example.com', label: 'Timesheets' },
      { href: 'https://hiring.example.com', label: 'Hiring' },
    ],
  },
  argTypes: { icon: { control: false } },
  render: (args) => (
    <Cluster gap="x6">
      <Text>What stands beside it</Text>
      <DropdownMenu {...args} />
    </Cluster>
  ),
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    button: canvas.getByRole('button', { name: 'Staff login' }),
    item: (name: string) => canvas.getByRole('menuitem', { name: new RegExp(`^${name}`) }),
    toBeClosed: () => waitFor(() => expect(canvas.queryByRole('menu')).not.toBeInTheDocument()),
  };
};

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, button } = parts(canvasElement);
    await expect(button).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, button, item } = parts(canvasElement);
    await openOnceLoaded(button);
    const menu = await canvas.findByRole('menu', { name: 'Staff login' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(item('Timesheets')).toHaveAttribute('target', '_blank');
    await expect(item('Timesheets')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/**
 * Before its script loads, and if it never does, it is a popover with links. An open popover stays
 * one.
 */
export const BeforeItsScript: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, button } = parts(canvasElement);
    // Without hover or focus, which would load the script.
    button.click();
    const link = canvas.getByRole('link', { name: /^Timesheets/ });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.hover(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-haspopup', 'menu'));
    await expect(link).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, button, item, toBeClosed } = parts(canvasElement);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAttribute('aria-haspopup', 'menu'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Timesheets')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Hiring')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Timesheets')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(item('Hiring')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(item('Timesheets')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await toBeClosed();
    // A different element than before, because it is now the menu's button.
    await expect(canvas.getByRole('button', { name: 'Staff login' })).toHaveFocus();
  },
};

export const Touch: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, button, item, toBeClosed } = parts(canvasElement);
    await tap(button);
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Hiring/ })).toBeVisible());
    await tap(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-haspopup', 'menu'));
    await tap(button);
    await waitFor(() => expect(item('Hiring')).toBeVisible());
    await tap(canvas.getByText('What stands beside it'));
    await toBeClosed();
  },
};

export const Hovered: Story = { ...Closed, ...hovered };

export const PressOutsideCloses: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, button, toBeClosed } = parts(canvasElement);
    await openOnceLoaded(button);
    await canvas.findByRole('menu');
    await userEvent.click(canvas.getByText('What stands beside it'));
    await toBeClosed();
  },
};

export const OnInverse: Story = { ...Open, decorators: [onBackground('inverse')] };

export const InForcedColors: Story = { ...Open, parameters: forcedColors };

export const OpenInMotion: Story = { ...Open, parameters: motion };
