import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BackToTop } from '#design-system';
import { forcedColors, hovered, motion } from '../../.storybook/modes.ts';
import { LongPage } from '../long-page.tsx';

const meta = {
  title: 'Sections/Back to top',
  component: BackToTop,
  parameters: { landmarks: 'own' },
  args: { target: 'page', showAfter: 300 },
  render: (args) => (
    <>
      <LongPage />
      <BackToTop {...args} />
    </>
  ),
} satisfies Meta<typeof BackToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

const scrollToPosition = (top: number) => scrollTo({ top, behavior: 'instant' });

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const name = { name: 'Back to top' };
  return {
    toHide: () => waitFor(() => expect(canvas.queryByRole('link', name)).toBeNull()),
    toShow: () => waitFor(() => canvas.getByRole('link', name)),
  };
};

export const Threshold: Story = {
  play: async ({ canvasElement }) => {
    const { toHide, toShow } = parts(canvasElement);
    await toHide();
    scrollToPosition(301);
    await toShow();
    scrollToPosition(300);
    await toHide();
    scrollToPosition(301);
    await expect(await toShow()).toBeVisible();
  },
};

export const Hovered: Story = { ...Threshold, ...hovered };

export const GoesUp: Story = {
  play: async ({ canvasElement }) => {
    const { toHide, toShow } = parts(canvasElement);
    scrollToPosition(800);
    await userEvent.click(await toShow());
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
    await waitFor(() => expect(scrollY).toBe(0), { timeout: 3000 });
    await toHide();
  },
};

export const InForcedColors: Story = { ...Threshold, parameters: forcedColors };

/** The same, with smooth scrolling. */
export const GoesUpInMotion: Story = { ...GoesUp, parameters: motion };
