import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Cluster } from '#design-system';

const badges = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the badges never change order
    <Badge key={index}>{`Badge ${index + 1}`}</Badge>
  ));

const meta = {
  title: 'Primitives/Cluster',
  component: Cluster,
  args: { children: badges(4) },
  argTypes: { children: { control: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Cluster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Tight: Story = { args: { gap: 'half' } };

export const Wide: Story = { args: { gap: 'x6' } };

/** The gap between rows is the same as between children. */
export const Wraps: Story = { args: { children: badges(40) } };
