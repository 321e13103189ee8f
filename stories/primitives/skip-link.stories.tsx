import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SkipLink } from '#design-system';
import { LongPage } from '../long-page.tsx';

const meta = {
  title: 'Primitives/Skip link',
  component: SkipLink,
  args: { target: 'page' },
  parameters: { landmarks: 'own' },
  render: (args) => (
    <>
      <header>
        <SkipLink {...args} />
      </header>
      <LongPage />
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const bottomOf = (element: HTMLElement) => element.getBoundingClientRect().bottom;

/** Hidden above the page until it has focus. */
export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    await expect(bottomOf(within(canvasElement).getByRole('link'))).toBeLessThan(0);
  },
};

/** Tab reaches it first, and it comes into view. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(bottomOf(link)).toBeGreaterThan(0);
  },
};

export const LeadsToContent: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(canvasElement).getByRole('main')).toHaveFocus());
  },
};

export const OwnLabel: Story = {
  args: { label: 'Skip the twelve services and read the article' },
  play: async () => {
    await userEvent.tab();
  },
};
