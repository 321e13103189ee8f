import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Article, ArticleSidebar, Form } from '#design-system';
import { allWidths, unpictured } from '../../.storybook/modes.ts';
import { blocks, longHeader, longSentence, picture } from '../sample-content.ts';
import { sampleForm } from '../sample-form.ts';

const meta = {
  title: 'Sections/Article',
  component: Article,
  subcomponents: { ArticleSidebar },
  args: {
    title: 'What to do in the first week',
    summary: 'New engineers need accounts on Monday and a finished task by Friday.',
    published: '2026-03-24',
    author: { name: 'Sample author', role: 'Lead engineer', portrait: '/portraits/tom-abara.svg' },
    minutes: 4,
    picture,
    body: blocks,
    sidebar: {
      title: 'Discuss your project',
      blurb: 'Tell us about the role, and a recruiter will reply.',
      form: <Form {...sampleForm} action="#sent" onSubmit={async () => {}} />,
      stickyFrom: 100,
    },
  },
  argTypes: { sidebar: { control: false } },
  parameters: allWidths,
} satisfies Meta<typeof Article>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('March 24, 2026')).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Discuss your project' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: picture.alt })).toBeVisible();
  },
};

const scrollToPosition = (top: number) => scrollTo({ top, behavior: 'instant' });

/**
 * The sidebar sticks from 100 px of scroll if it is next to the text, and never if it is below the
 * text. A screenshot would cancel the animation that makes it stick.
 */
export const StickySidebar: Story = {
  parameters: unpictured,
  args: { body: [...blocks, { kind: 'paragraph', text: `${longSentence} `.repeat(30) }] },
  play: async ({ canvasElement }) => {
    const sidebar = within(canvasElement).getByRole('complementary', {
      name: 'Discuss your project',
    });
    const isBeside = innerWidth >= 1199;
    const position = () => getComputedStyle(sidebar).position;
    scrollToPosition(100);
    await waitFor(() => expect(position()).toBe(isBeside ? 'sticky' : 'static'));
    scrollToPosition(99);
    await waitFor(() => expect(position()).toBe('static'));
    scrollToPosition(600);
    await waitFor(() => expect(position()).toBe(isBeside ? 'sticky' : 'static'));
    if (isBeside) await expect(sidebar.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

export const OneParagraph: Story = {
  args: { title: 'Hello', body: [{ kind: 'paragraph', text: 'This is our new blog.' }] },
};

export const LongWords: Story = {
  args: { title: longHeader.title, summary: longHeader.lead, minutes: 120 },
};
