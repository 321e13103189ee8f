import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LateLayout, Text } from '#design-system';

const meta = {
  title: 'Primitives/Late layout',
  component: LateLayout,
  args: {
    children: <Text>The lower part.</Text>,
    heights: { narrow: 120, phone: 100, tablet: 80, desktop: 60 },
  },
  argTypes: { children: { control: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LateLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drawn by a script it is laid out with the rest, and as high as it is. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const part = within(canvasElement).getByText('The lower part.');
    await expect(part.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
    await expect(part.parentElement?.clientHeight).toBe(part.offsetHeight);
  },
};
