import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextLink, VisuallyHidden } from '#design-system';

const meta = {
  title: 'Primitives/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'about staff augmentation' },
  render: (args) => (
    <TextLink href="/staff-augmentation" variant="standalone">
      Read more <VisuallyHidden {...args} />
    </TextLink>
  ),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Invisible, but part of the link's name. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('link', { name: 'Read more about staff augmentation' }),
    ).toBeVisible();
    await expect(canvas.getByText('about staff augmentation').offsetWidth).toBe(1);
  },
};
