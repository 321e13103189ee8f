import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { backgroundNames, PostTeasers, postTeasersVariants } from '#design-system';
import { allWidths } from '../../.storybook/modes.ts';
import { sectionOnEachBackground } from '../on-each-background.tsx';
import { oneOf } from '../one-of.ts';
import { bars, horizon, list, steps } from '../sample-artwork.ts';
import { header, longHeader, longWord } from '../sample-content.ts';

const meta = {
  title: 'Sections/Post teasers',
  component: PostTeasers,
  args: {
    ...header,
    posts: [
      {
        href: '/blog',
        title: 'What to do in the first week',
        summary: 'New engineers need accounts on Monday and a finished task by Friday.',
        published: '2026-03-24',
        picture: { composition: steps, alt: 'Three steps, one person on each.' },
      },
      {
        href: '/services',
        title: 'Five fields to leave out of a form',
        summary: 'We removed them, and nobody missed them.',
        published: '2026-05-19',
        picture: { composition: list, alt: 'A list in a window, its first row done.' },
      },
      {
        href: '/career',
        title: 'Questions for your interviewer',
        summary: 'Ask who left last and why.',
        published: '2025-12-31',
        picture: { composition: horizon, alt: 'A sun over three waves.' },
      },
    ],
  },
  argTypes: { background: oneOf(backgroundNames), variant: oneOf(postTeasersVariants) },
  parameters: allWidths,
} satisfies Meta<typeof PostTeasers>;

export default meta;
type Story = StoryObj<typeof meta>;

const { posts } = meta.args;

export const Lead: Story = {
  args: {
    posts: [
      ...posts,
      {
        href: '/about',
        title: 'How to read a sales funnel',
        summary: 'What the numbers on a dashboard leave out.',
        published: '2025-10-01',
        picture: { composition: bars, alt: 'Six bars, the fifth of which stands out.' },
      },
    ],
  },
};

/** The title is the link, and the whole card is clickable. */
export const Feature: Story = {
  args: { variant: 'feature' },
  play: async ({ canvasElement }) => {
    for (const card of within(canvasElement).getAllByRole('listitem')) {
      card.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { right, bottom } = card.getBoundingClientRect();
      const pressed = document.elementFromPoint(right - 4, bottom - 4);
      await expect(pressed).toBe(within(card).getByRole('link'));
    }
  },
};

export const LongWords: Story = {
  args: {
    ...longHeader,
    posts: posts.map((post, index) =>
      index === 1 ? { ...post, title: longWord, summary: longHeader.lead } : post,
    ),
  },
};

export const OnePost: Story = {
  args: { posts: posts.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', {
        name: /^Read the article.*What to do in the first week/,
      }),
    ).toHaveFocus();
  },
};

export const Backgrounds: Story = { decorators: [sectionOnEachBackground] };
