import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PublicationDate } from '#design-system';

const meta = {
  title: 'Primitives/Publication date',
  component: PublicationDate,
  args: { day: '2023-06-28' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PublicationDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const date = within(canvasElement).getByText('June 28, 2023');
    await expect(date).toHaveAttribute('datetime', '2023-06-28');
  },
};

/** It doesn't show the previous day in time zones west of Greenwich. */
export const FirstOfYear: Story = {
  args: { day: '2026-01-01' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('January 1, 2026')).toBeVisible();
  },
};
