import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageProgress } from '#design-system';
import { LongPage } from '../long-page.tsx';

const meta = {
  title: 'Primitives/Page progress',
  component: PageProgress,
  args: { isLoading: true },
  parameters: { landmarks: 'own' },
  render: (args) => (
    <>
      <PageProgress {...args} />
      <LongPage />
    </>
  ),
} satisfies Meta<typeof PageProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line at the top of the window grows until the page has loaded. */
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[popover]');
    await waitFor(() => expect(line).toBeVisible());
    const { left, top, right } = line?.getBoundingClientRect() ?? new DOMRect();
    await expect([left, top]).toEqual([0, 0]);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};

export const Idle: Story = {
  args: { isLoading: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[popover]')).not.toBeVisible();
  },
};
