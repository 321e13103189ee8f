import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, CircleCheck, Mail, MapPin, Phone, Star } from 'lucide';
import { expect, within } from 'storybook/test';
import { Cluster, Icon, iconSizes, Text } from '#design-system';
import { oneOf } from '../one-of.ts';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  parameters: { layout: 'padded' },
  args: { icon: ArrowRight },
  argTypes: { size: oneOf(iconSizes), icon: { control: false } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Labelled: Story = {
  args: { icon: Star, label: 'Rated' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Rated' })).toBeVisible();
  },
};

/** An icon scales with the text around it. */
export const InText: Story = {
  render: () => (
    <Cluster>
      {(['caption', 'small', 'body', 'lead'] as const).map((size) => (
        <Text key={size} size={size}>
          <Cluster gap="half">
            {Object.entries({ Mail, Phone, MapPin, CircleCheck }).map(([name, icon]) => (
              <Icon key={name} icon={icon} />
            ))}
            {size}
          </Cluster>
        </Text>
      ))}
    </Cluster>
  ),
};

export const Small: Story = { args: { size: 'small' } };
