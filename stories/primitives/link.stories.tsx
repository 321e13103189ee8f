import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type AnchorProps, Link, LinkProvider } from '#design-system';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  subcomponents: { LinkProvider },
  args: { href: '/contact', children: 'Contact us' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It has no styles. Other components style it. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Contact us' });
    await expect(link).toHaveAttribute('href', '/contact');
    await expect(link).not.toHaveAttribute('target');
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

export const NewTab: Story = {
  args: { href: 'https://maps.example.com', children: 'Show on map', newTab: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^Show on map/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Stands in for a router's link component. */
function RouterLink({ children, ...anchor }: AnchorProps) {
  return (
    <a {...anchor} data-routed="">
      {children}
    </a>
  );
}

/** A consumer provides its router's link once, and all links of the design system use it. */
export const ThroughRouter: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Contact us' });
    await expect(link).toHaveAttribute('data-routed');
    await expect(link).toHaveAttribute('href', '/contact');
  },
};
