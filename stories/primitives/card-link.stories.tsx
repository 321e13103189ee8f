import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card, CardLink, Heading } from '#design-system';
import { onBackground } from '../on-background.tsx';
import { onEachBackground } from '../on-each-background.tsx';
import { longAction } from '../sample-content.ts';

const meta = {
  title: 'Primitives/Card link',
  component: CardLink,
  args: { link: { href: '/staff-augmentation', label: 'Read more' }, about: 'Staff augmentation' },
  render: (args) => (
    <Card>
      <Heading level={2} size={3}>
        {args.about}
      </Heading>
      <CardLink {...args} />
    </Card>
  ),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CardLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card is clickable, and the link's name says what it is about. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: /^Read more.*Staff augmentation/ });
    const { left, top } = canvas.getByRole('heading').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 1, top + 1)).toBe(link);
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

export const LongLabel: Story = { args: { link: longAction } };

export const FocusedOnInverse: Story = { ...Focused, decorators: [onBackground('inverse')] };

export const Backgrounds: Story = { decorators: [onEachBackground] };
