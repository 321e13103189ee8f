import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LegalDocument } from '#design-system';
import { allWidths, hovered } from '../../.storybook/modes.ts';
import { blocks, longHeader, longSentence, longWord } from '../sample-content.ts';

const [opening] = blocks;

const meta = {
  title: 'Sections/Legal document',
  component: LegalDocument,
  args: {
    title: 'House rules',
    updated: 'Last updated June 28, 2023',
    intro:
      'What we promise, what we ask of you, and what happens if either of us doesn’t keep to it.',
    parts: [
      { id: 'promise', title: 'What we promise', blocks: [opening] },
      { id: 'ask', title: 'What we ask', blocks: [{ kind: 'list', items: ['Time', 'Candor'] }] },
      { id: 'forget', title: 'If a promise is broken', blocks: [opening] },
    ],
  },
  parameters: allWidths,
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table of contents links to each part. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const contents = within(within(canvasElement).getByRole('navigation', { name: 'Contents' }));
    for (const link of contents.getAllByRole('link')) {
      const target = document.querySelector(link.getAttribute('href') ?? '');
      await expect(target).toHaveTextContent(link.textContent ?? '');
    }
  },
};

/** Tab reaches the table of contents first. On phones, it is closed. */
export const ManyParts: Story = {
  args: {
    parts: Array.from({ length: 14 }, (_, index) => ({
      id: `part-${index}`,
      title: `Part of the agreement`,
      blocks: [{ kind: 'paragraph', text: longSentence }],
    })),
  },
  play: async ({ canvasElement }) => {
    const [summary] = within(canvasElement).getByRole('navigation').getElementsByTagName('summary');
    await userEvent.tab();
    if (summary?.checkVisibility()) {
      await expect(summary).toHaveFocus();
      await userEvent.click(summary);
      await userEvent.tab();
    }
    await expect(within(canvasElement).getByRole('link', { name: /^1\. / })).toHaveFocus();
  },
};

export const Hovered: Story = { ...Basic, ...hovered };

export const LongWords: Story = {
  args: {
    title: longHeader.title,
    intro: longHeader.lead,
    parts: [{ id: 'long', title: longWord, blocks: [{ kind: 'paragraph', text: longWord }] }],
  },
};
