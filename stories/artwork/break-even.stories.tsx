import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BreakEven } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { onBackground } from '../on-background.tsx';
import { breakEven } from '../sample-content.ts';

const meta = {
  title: 'Artwork/Break even',
  component: BreakEven,
  args: breakEven,
  decorators: [onBackground('inverse')],
  parameters: allWidths,
} satisfies Meta<typeof BreakEven>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: breakEven.alt })).toBeVisible();
    await expect(canvas.getByText('Leasing is ahead')).toBeVisible();
  },
};

/** The second option doesn't catch up within six months. */
export const WithoutCrossing: Story = {
  args: {
    alt: 'Leasing leads by $1,500 at the start, and still by $900 after six months.',
    months: 6,
    labels: { ...breakEven.labels, end: 'Month 6: leasing $900 ahead' },
  },
};
