import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinkList } from '#design-system';
import { longAction } from '../sample-content.ts';

const meta = {
  title: 'Primitives/Link list',
  component: LinkList,
  args: {
    links: [
      { href: '/services', label: 'All services' },
      { href: '/career', label: 'Career' },
      longAction,
    ],
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LinkList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each is tall enough for a finger (WCAG 2.5.8). */
export const Basic: Story = {
  play: async ({ args, canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(args.links.length);
    for (const link of links) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
};
