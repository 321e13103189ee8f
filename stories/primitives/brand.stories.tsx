import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Brand } from '#design-system';
import { onBackground } from '../on-background.tsx';
import { brand } from '../sample-company.tsx';

const meta = {
  title: 'Primitives/Brand',
  component: Brand,
  parameters: { layout: 'padded' },
  args: brand,
  argTypes: { logo: { control: false } },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The logo adds nothing to the link's name. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName(brand.name);
  },
};

export const OnInverse: Story = { decorators: [onBackground('inverse')] };
