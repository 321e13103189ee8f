import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button, Header, Logo, Stack } from '#design-system';
import { allWidths, forcedColors, hovered, motion } from '../../.storybook/modes.ts';
import { headerNavigation } from '../../site/content/navigation.ts';
import { LongPage } from '../long-page.tsx';
import { tap } from '../tap.ts';

const meta = {
  title: 'Sections/Header',
  component: Header,
  parameters: { ...allWidths, landmarks: 'own' },
  args: {
    ...headerNavigation,
    brand: { name: 'Corvane', href: '/', logo: <Logo /> },
    currentPath: '/about',
  },
  render: (args) => (
    <>
      <Header {...args} />
      <LongPage />
    </>
  ),
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

const isWide = () => innerWidth >= 1199;

/** The header's parts; on small screens they are in the panel, which is opened first. */
const openedParts = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const toggle = canvas.queryByRole('button', { name: 'Menu' });
  if (toggle) await userEvent.click(toggle);
  const services = await canvas.findByRole('button', { name: 'Services' });
  const link = (name: string) => canvas.queryByRole('link', { name });
  return {
    canvas,
    toggle,
    services,
    industries: canvas.getByRole('button', { name: 'Industries' }),
    link,
    toShow: (name: string) => waitFor(() => expect(link(name)).toBeVisible()),
    toHide: (name: string) => waitFor(() => expect(link(name)).toBeNull()),
  };
};

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // One call to action in view at every width.
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toBeVisible();
    const { link } = await openedParts(canvasElement);
    await expect(link('About Us')).toHaveAttribute('aria-current', 'page');
    if (!isWide()) await userEvent.keyboard('{Escape}');
  },
};

export const ServicesOpen: Story = {
  args: { currentPath: '/oracle-hcm' },
  play: async ({ canvasElement }) => {
    const { canvas, services, toShow, link } = await openedParts(canvasElement);
    await expect(services).toHaveAttribute('aria-current', 'true');
    await userEvent.click(services);
    await toShow('All services');
    await expect(link('Oracle HCM consulting')).toHaveAttribute('aria-current', 'page');
    await expect(services.parentElement?.querySelectorAll('li')).toHaveLength(12);
    await expect(canvas.getByRole('button', { name: 'Services', expanded: true })).toBe(services);
  },
};

export const IndustriesOpen: Story = {
  play: async ({ canvasElement }) => {
    const { services, industries, toShow, toHide } = await openedParts(canvasElement);
    await userEvent.click(services);
    await toShow('All services');
    await userEvent.click(industries);
    await toShow('All industries');
    // One menu at a time.
    await toHide('All services');
    await expect(industries.parentElement?.querySelectorAll('a')).toHaveLength(10);
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const { services, toggle, link, toShow, toHide } = await openedParts(canvasElement);
    services.focus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Industries' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await toShow('Strategic staffing');
    await userEvent.tab();
    await expect(link('Strategic staffing')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(services).toHaveFocus();
    await toHide('Strategic staffing');
    if (!toggle) return;
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toHide('About Us');
  },
};

export const PressOutsideCloses: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, services, toggle, toShow } = await openedParts(canvasElement);
    await userEvent.click(services);
    await toShow('Strategic staffing');
    await userEvent.click(canvas.getByText('Farewell'));
    await expect(toggle ?? services).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Touch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.queryByRole('button', { name: 'Menu' });
    if (toggle) await tap(toggle);
    const services = await canvas.findByRole('button', { name: 'Services' });
    await tap(services);
    const last = await canvas.findByRole('link', { name: 'All services' });
    await waitFor(() => expect(last).toBeVisible());
    await tap(services);
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(last).not.toBeVisible());
    await tap(canvas.getByText('Farewell'));
    if (toggle) await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Hovered: Story = { ...ServicesOpen, ...hovered };

/** On wide screens focus that goes on closes the menu; in the panel it stays until the panel does. */
export const FocusThatLeavesCloses: Story = {
  play: async ({ canvasElement }) => {
    const { services, industries, toggle, toShow, link } = await openedParts(canvasElement);
    await userEvent.click(services);
    await toShow('All services');
    link('All services')?.focus();
    await userEvent.tab();
    await expect(industries).toHaveFocus();
    await expect(services).toHaveAttribute('aria-expanded', toggle ? 'true' : 'false');
  },
};

/** What was open on one page is closed on the next. */
export const NextPageCloses: Story = {
  render: (args) => {
    const [path, setPath] = useState(args.currentPath);
    return (
      <Stack>
        <Header {...args} currentPath={path} />
        <Button onClick={() => setPath('/career')}>Go to Career</Button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const { canvas, services, toggle, toShow } = await openedParts(canvasElement);
    await userEvent.click(services);
    await toShow('All services');
    // Not a press, which would close it by itself.
    canvas.getByRole('button', { name: 'Go to Career' }).click();
    await waitFor(() => expect(toggle ?? services).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvasElement.querySelector('nav [aria-current]')).toHaveTextContent('Career');
  },
};

export const UserMenu: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await openedParts(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Staff Login' }));
    const login = await canvas.findByRole(isWide() ? 'menuitem' : 'link', {
      name: /^Greythr Login/,
    });
    await expect(login).toHaveAttribute('target', '_blank');
    await expect(login).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const scrollToPosition = (top: number) => scrollTo({ top, behavior: 'instant' });

/** In the flow up to 139 px of scroll, fixed from 140 px on; the page doesn't move either way. */
export const Sticky: Story = {
  play: async ({ canvasElement }) => {
    const sticky = () => canvasElement.querySelector('[data-sticky]');
    const height = document.documentElement.scrollHeight;
    scrollToPosition(140);
    await waitFor(() => expect(sticky()).toBeInTheDocument());
    await expect(document.documentElement.scrollHeight).toBe(height);
    scrollToPosition(139);
    await waitFor(() => expect(sticky()).not.toBeInTheDocument());
    scrollToPosition(140);
    await waitFor(() => expect(sticky()).toBeInTheDocument());
  },
};

export const InForcedColors: Story = { ...ServicesOpen, parameters: forcedColors };

export const ServicesOpenInMotion: Story = { ...ServicesOpen, parameters: motion };
