import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button, Header, Stack } from '#design-system';
import { allWidths, forcedColors, hovered, motion } from '../../.storybook/modes.ts';
import { LongPage } from '../long-page.tsx';
import { openOnceLoaded } from '../open-once-loaded.ts';
import { brand, navigation } from '../sample-company.tsx';
import { tap } from '../tap.ts';

const meta = {
  title: 'Sections/Header',
  component: Header,
  parameters: { ...allWidths, landmarks: 'own' },
  args: {
    ...navigation,
    brand,
    currentPath: '#about-us',
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

/** A `summary`, which has no role in ARIA. */
const menuButton = (canvas: ReturnType<typeof within>, label: string) =>
  canvas.getByText(label, { selector: 'summary' });

/** The header's parts. On small screens, they are in the panel, so this opens it first. */
const openedParts = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const toggle = canvas.queryByRole('button', { name: 'Menu' });
  if (toggle) await userEvent.click(toggle);
  const link = (name: string) => canvas.getByRole('link', { name, hidden: true });
  return {
    canvas,
    toggle,
    crafts: menuButton(canvas, 'Crafts'),
    places: menuButton(canvas, 'Places'),
    link,
    toShow: (name: string) => waitFor(() => expect(link(name)).toBeVisible()),
    toHide: (name: string) => waitFor(() => expect(link(name)).not.toBeVisible()),
  };
};

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Exactly one call to action is visible at every width.
    await expect(canvas.getByRole('link', { name: 'Visit us' })).toBeVisible();
    const { link, toggle, toShow } = await openedParts(canvasElement);
    await toShow('Jobs');
    await expect(link('About us')).toHaveAttribute('aria-current', 'page');
    if (toggle) await userEvent.click(toggle);
  },
};

export const CraftsOpen: Story = {
  args: { currentPath: '#stairs' },
  play: async ({ canvasElement }) => {
    const { crafts, toShow, link } = await openedParts(canvasElement);
    await expect(crafts).toHaveAttribute('aria-current', 'true');
    await userEvent.click(crafts);
    await toShow('All crafts');
    await expect(link('Stairs')).toHaveAttribute('aria-current', 'page');
    await expect(crafts.parentElement?.querySelectorAll('li')).toHaveLength(12);
  },
};

export const PlacesOpen: Story = {
  play: async ({ canvasElement }) => {
    const { crafts, places, toShow, toHide } = await openedParts(canvasElement);
    await userEvent.click(crafts);
    await toShow('All crafts');
    await userEvent.click(places);
    await toShow('All places');
    // Only one menu is open at a time.
    await toHide('All crafts');
    await expect(places.parentElement?.querySelectorAll('a')).toHaveLength(10);
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const { crafts, toggle, link, toShow, toHide } = await openedParts(canvasElement);
    crafts.focus();
    // Simulated keys don't press a `summary`, and treat links in closed ones as reachable.
    crafts.click();
    await toShow('Kitchens');
    await userEvent.tab();
    await expect(link('Kitchens')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(crafts).toHaveFocus();
    await toHide('Kitchens');
    // In the panel, a real Escape would come next. The browser handles that, so the site's tests
    // cover it.
    if (toggle) await userEvent.click(toggle);
  },
};

export const PressOutsideCloses: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, crafts, toggle, toShow, toHide } = await openedParts(canvasElement);
    await userEvent.click(crafts);
    await toShow('Kitchens');
    await userEvent.click(canvas.getByText('Last day'));
    await toHide('Kitchens');
    if (toggle) await toHide('About us');
  },
};

export const Touch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.queryByRole('button', { name: 'Menu' });
    if (toggle) await tap(toggle);
    const crafts = menuButton(canvas, 'Crafts');
    await tap(crafts);
    const last = await canvas.findByRole('link', { name: 'All crafts' });
    await waitFor(() => expect(last).toBeVisible());
    await tap(crafts);
    await waitFor(() => expect(last).not.toBeVisible());
    await tap(canvas.getByText('Last day'));
    if (toggle) await waitFor(() => expect(crafts).not.toBeVisible());
  },
};

export const Hovered: Story = { ...CraftsOpen, ...hovered };

/** On wide screens, a menu closes when focus leaves it. In the panel it stays open. */
export const FocusThatLeavesCloses: Story = {
  play: async ({ canvasElement }) => {
    const { crafts, places, toggle, toShow, toHide, link } = await openedParts(canvasElement);
    await userEvent.click(crafts);
    await toShow('All crafts');
    link('All crafts').focus();
    await userEvent.tab();
    await expect(places).toHaveFocus();
    if (toggle) await toShow('All crafts');
    else await toHide('All crafts');
  },
};

/** A navigation closes everything. */
export const NextPageCloses: Story = {
  render: (args) => {
    const [path, setPath] = useState(args.currentPath);
    return (
      <Stack>
        <Header {...args} currentPath={path} />
        <Button onClick={() => setPath('#jobs')}>Go to Jobs</Button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const { canvas, crafts, toggle, toShow, toHide } = await openedParts(canvasElement);
    await userEvent.click(crafts);
    await toShow('All crafts');
    // Not with a click on a link, because that would close it anyway.
    canvas.getByRole('button', { name: 'Go to Jobs' }).click();
    await toHide('All crafts');
    if (toggle) await toHide('About us');
    await expect(canvasElement.querySelector('nav [aria-current]')).toHaveTextContent('Jobs');
  },
};

export const UserMenu: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await openedParts(canvasElement);
    if (isWide()) await openOnceLoaded(canvas.getByRole('button', { name: 'Staff only' }));
    else await userEvent.click(menuButton(canvas, 'Staff only'));
    const login = await canvas.findByRole(isWide() ? 'menuitem' : 'link', {
      name: /^Business hours/,
    });
    await expect(login).toHaveAttribute('target', '_blank');
    await expect(login).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const scrollToPosition = (top: number) => scrollTo({ top, behavior: 'instant' });

/** The bar is sticky from `stickyFrom`. The page keeps its height, so nothing moves. */
export const Sticky: Story = {
  args: { stickyFrom: 140 },
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

export const InForcedColors: Story = { ...CraftsOpen, parameters: forcedColors };

export const CraftsOpenInMotion: Story = {
  ...CraftsOpen,
  parameters: motion,
  play: async (context) => {
    await CraftsOpen.play?.(context);
    const menu = context.canvasElement.querySelector('details[open]');
    const card = menu?.lastElementChild;
    // Screenshots don't wait for the motion of pseudo-elements, as they do for elements.
    await waitFor(() => {
      expect(menu && getComputedStyle(menu, '::details-content').opacity).toBe('1');
      expect(card?.clientHeight).toBe(card?.scrollHeight);
    });
  },
};
