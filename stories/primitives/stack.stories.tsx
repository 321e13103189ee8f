import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Stack } from '#design-system';

const children = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the children never change order
    <Card key={index} padding="small">{`Child ${index + 1}`}</Card>
  ));

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: { children: children(3) },
  argTypes: { children: { control: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const WithoutGap: Story = { args: { gap: 'none' } };

export const Wide: Story = { args: { gap: 'x6' } };

export const AlignedToStart: Story = { args: { align: 'start' } };
