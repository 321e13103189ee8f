import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backgroundNames, LinkGroups } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { header, longHeader, longSentence, longWord } from '../sample-content.ts';

const meta = {
  title: 'Sections/Link groups',
  component: LinkGroups,
  args: {
    ...header,
    groups: [
      {
        title: 'Services',
        links: [
          { href: '/services', label: 'All services' },
          { href: '/staff-augmentation', label: 'Staff augmentation' },
          { href: '/project-management', label: 'Project management' },
        ],
      },
      {
        title: 'Company',
        links: [
          { href: '/about', label: 'About us' },
          { href: '/career', label: 'Career' },
        ],
      },
      { title: 'Legal', links: [{ href: '/privacy-policy', label: 'Privacy policy' }] },
    ],
  },
  argTypes: { background: oneOf(backgroundNames) },
  parameters: allWidths,
} satisfies Meta<typeof LinkGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each link is tall enough to tap with a thumb. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(6);
    for (const link of links) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
};

export const OneGroup: Story = { args: { groups: meta.args.groups.slice(0, 1) } };

/** The last two share a row. */
export const FiveGroups: Story = {
  args: {
    groups: [
      ...meta.args.groups,
      { title: 'Insights', links: [{ href: '/blog', label: 'All articles' }] },
      { title: 'Help', links: [{ href: '/contact', label: 'Contact us' }] },
    ],
  },
};

export const LongWords: Story = {
  args: {
    ...longHeader,
    groups: [
      { title: longWord, links: [{ href: '/about', label: longSentence }] },
      { title: 'Short', links: [{ href: '/career', label: longWord }] },
    ],
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
